import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { createI18n } from '@/i18n/createI18n';
import { i18nConfig } from '@/i18n/i18nConfig';
import type { Namespace, T, Translations } from '@/i18n/messages';
import type { Locale } from '@/routing/locales';

/** The texts of some namespaces in one language, from public/locales, as next-i18next passes them to a page. */
export async function translationsOf(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Translations> {
  const { _nextI18Next } = await serverSideTranslations(locale, [...namespaces], i18nConfig);
  if (!_nextI18Next) throw new Error('next-i18next returned no translations');
  // i18next must know all namespaces, because it reads the namespace from the key.
  return { ..._nextI18Next, ns: i18nConfig.ns };
}

const translators = new Map<Locale, T>();

/** Returns the texts of a language for the server, from all namespaces. */
export async function translatorOf(locale: Locale): Promise<T> {
  const cached = translators.get(locale);
  if (cached) return cached;
  const { initialI18nStore } = await translationsOf(locale, i18nConfig.ns);
  const { t } = createI18n(locale, initialI18nStore);
  translators.set(locale, t);
  return t;
}
