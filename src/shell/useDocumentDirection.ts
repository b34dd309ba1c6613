import { useInsertionEffect } from 'react';
import { localeInfo, type Locale } from '@/routing/locales';

/**
 * Sets the direction of the document to that of the page's language, because Next updates only the language. An
 * insertion effect runs before the layout effects of the page, which may measure it.
 */
export function useDocumentDirection(locale: Locale | undefined): void {
  useInsertionEffect(() => {
    if (locale) document.documentElement.dir = localeInfo[locale].direction;
  }, [locale]);
}
