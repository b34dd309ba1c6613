'use client';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../useLanguage';

const texts = {
  it: 'Manca la connessione.',
  en: 'There is no connection.',
};

/**
 * Gives the errors of the network the language of the editor. Payload shows the message of the browser, which is
 * English in any language: “Failed to fetch”.
 */
export function Connection({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    const browsers = window.fetch;
    const fetch = browsers.bind(window);
    window.fetch = async (...args) => {
      try {
        return await fetch(...args);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new TypeError(texts[language], { cause: error });
      }
    };
    return () => {
      window.fetch = browsers;
    };
  }, [language]);
  return children;
}
