'use client';
import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../useLanguage';
import { forgetCopies } from './localCopy';

const texts = {
  it: 'Manca la connessione.',
  en: 'There is no connection.',
};

/**
 * Deletes what forms have kept in the browser when a person logs out, since others may use the computer. Gives the errors of the network the language of the editor. Payload shows the message of the browser, which is
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
  const { routes, admin } = useConfig().config;
  const isLogout = usePathname() === `${routes.admin}${admin.routes.logout}`;
  useEffect(() => {
    if (isLogout) forgetCopies();
  }, [isLogout]);
  return children;
}
