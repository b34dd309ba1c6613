import { useTranslation } from 'next-i18next/pages';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale } from '@/routing/locales';
import { createFormatters, type Formatters } from './format';
import type { T } from './messages';
import { addMessages, type LazyNamespace } from './addMessages';

interface I18n {
  locale: Locale;
  t: T;
  format: Formatters;
  /**
   * Loads a namespace that the page does not have, in the language of the page.
   * @throws Error when the file cannot be loaded
   */
  loadMessages: (namespace: LazyNamespace) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

/**
 * Provides the language, the texts and the formatters to the tree, inside the provider of next-i18next. The
 * language comes from the page, because i18next changes its own only after a page in another language has
 * rendered.
 */
export function I18nProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { t, i18n } = useTranslation(undefined, { lng: locale });
  const value = useMemo(
    () => ({
      locale,
      t,
      format: createFormatters(locale),
      loadMessages: (namespace: LazyNamespace) => addMessages(i18n, locale, namespace),
    }),
    [locale, t, i18n],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/**
 * Returns the language of the page: `const { t, format, locale } = useI18n()`.
 * @throws Error outside I18nProvider
 */
export function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error('useI18n needs an I18nProvider');
  return value;
}
