import { useInsertionEffect, useRef } from 'react';
import { localeInfo, type Locale } from '@/routing/locales';

/**
 * Updates the direction of the document when the page's language changes, because Next updates only the language.
 * An insertion effect runs before the layout effects of the page, which may measure it.
 */
export function useDocumentDirection(locale: Locale | undefined): void {
  const last = useRef(locale);
  useInsertionEffect(() => {
    if (locale && locale !== last.current)
      document.documentElement.dir = localeInfo[locale].direction;
    last.current = locale;
  }, [locale]);
}
