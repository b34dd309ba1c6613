import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale } from '@/routing/locales';
import { createFormatters, type Formatters } from './format';
import { addNamespace, type LazyNamespace } from './addNamespace';

interface I18n {
  locale: Locale;
  t: TFunction;
  format: Formatters;
  /**
   * Loads a namespace that the page does not have, in the language of the page.
   * @throws Error when the file cannot be loaded
   */
  loadNamespace: (namespace: LazyNamespace) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

/**
 * Adds the language and the formatters of the page to the texts of appWithTranslation. It calls useTranslation once for
 * all components, because a context takes a third of its time in each.
 */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The instance changes its language only after a page in another language has rendered.
  const { t, i18n } = useTranslation(undefined, { lng: locale });
  const value = useMemo(
    () => ({
      locale,
      t,
      format: createFormatters(locale),
      loadNamespace: (namespace: LazyNamespace) => addNamespace(i18n, locale, namespace),
    }),
    [locale, t, i18n],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/**
 * Returns the language of the page: `const { t, format, locale } = useI18n()`.
 * @throws Error outside LocaleProvider
 */
export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error('useI18n needs a LocaleProvider');
  return value;
}
