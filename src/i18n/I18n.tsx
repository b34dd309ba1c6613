import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '@/routing/locales';
import { createFormatters, type Formatters } from './format';
import { createT, type Messages, type T } from './translate';

interface I18n {
  locale: Locale;
  t: T;
  format: Formatters;
}

const I18nContext = createContext<I18n>({
  locale: defaultLocale,
  t: createT({}, defaultLocale),
  format: createFormatters(defaultLocale),
});

/**
 * Provides the language, the texts and the formatters to the tree. `messages` holds the namespaces of the
 * page.
 */
export function I18nProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  const { locale, messages, children } = props;
  const value = useMemo(
    () => ({ locale, t: createT(messages, locale), format: createFormatters(locale) }),
    [locale, messages],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Returns the language of the page: `const { t, format, locale } = useI18n()`. */
export function useI18n(): I18n {
  return useContext(I18nContext);
}
