'use client';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../useLanguage';

const texts = {
  it: 'Manca la connessione.',
  en: 'There is no connection.',
};

/**
 * Translates the network errors of the admin. Payload shows the message of the browser, which is English in any language:
 * “Failed to fetch”.
 */
export function TranslatedNetworkErrors({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    const original = window.fetch;
    window.fetch = async (...args) => {
      try {
        return await original.apply(window, args);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new TypeError(texts[language], { cause: error });
      }
    };
    return () => {
      window.fetch = original;
    };
  }, [language]);
  return children;
}
