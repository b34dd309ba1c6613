import type { Resource, TFunction } from 'i18next';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '@/routing/locales';
import { createFormatters, type Formatters } from './format';
import { addNamespace, type LazyNamespace } from './addNamespace';
import { addTexts, createI18n } from './createI18n';

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

interface I18nProviderProps {
  locale: Locale;
  /** The texts of the page. */
  texts: Resource;
  children: ReactNode;
}

/**
 * Provides the language, the texts and the formatters to the tree. All pages share one instance of i18next,
 * so that the texts of an overlay stay when the page changes.
 */
export function I18nProvider({ locale, texts, children }: I18nProviderProps) {
  const [instance] = useState(() => createI18n(locale, texts));
  // While the new page renders, because it needs its texts. Adding them again changes nothing.
  useMemo(() => addTexts(instance, texts), [instance, texts]);
  const value = useMemo(
    () => ({
      locale,
      // The language of the page, because the instance has the language of the first page.
      t: instance.getFixedT(locale),
      format: createFormatters(locale),
      loadNamespace: (namespace: LazyNamespace) => addNamespace(instance, locale, namespace),
    }),
    [locale, instance],
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
