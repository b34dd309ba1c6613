import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Messages, Namespace } from '@/i18n/translate';
import { defaultLocale, locales, type Locale } from '@/routing/locales';

/** The texts of some namespaces in one language, from public/locales. */
export async function messagesOf(locale: Locale, namespaces: Namespace[]): Promise<Messages> {
  const { _nextI18Next } = await serverSideTranslations(locale, namespaces, {
    i18n: { locales: [...locales], defaultLocale },
    localePath: 'public/locales',
    fallbackLng: false,
  });
  const store = _nextI18Next?.initialI18nStore as Partial<Record<Locale, Messages>> | undefined;
  return { ...store?.[locale] };
}
