'use client';
import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { translateToast } from './toastTexts';
import { useLanguage } from './useLanguage';

const kinds = ['success', 'error', 'warning'] as const;

/** Translates the messages that Payload has in English only. */
export function TranslatedToasts({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useEffect(() => {
    const originals = kinds.map((kind) => toast[kind]);
    kinds.forEach((kind) => {
      const original = toast[kind];
      toast[kind] = (message, more) => original(translateToast(message, language), more);
    });
    return () =>
      kinds.forEach((kind, n) => {
        const original = originals[n];
        if (original) toast[kind] = original;
      });
  }, [language]);
  return children;
}
