'use client';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../useLanguage';

const texts = {
  it: 'Manca la connessione.',
  en: 'There is no connection.',
};

let running = 0;

/** Lets styles know that something is being loaded: see look/controls.css. */
function count(change: 1 | -1): void {
  running += change;
  document.documentElement.toggleAttribute('data-loading', running > 0);
}

/**
 * Translates the network errors of the admin. Payload shows the message of the browser, which is English in any language:
 * “Failed to fetch”.
 */
export function TranslatedNetworkErrors({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    const original = window.fetch;
    window.fetch = async (...args) => {
      count(1);
      try {
        return await original.apply(window, args);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new TypeError(texts[language], { cause: error });
      } finally {
        count(-1);
      }
    };
    return () => {
      window.fetch = original;
    };
  }, [language]);
  return children;
}
