import type { Resource, TFunction } from 'i18next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { createI18n } from '@/i18n/createI18n';
import { i18nConfig } from '@/i18n/i18nConfig';
import type { Namespace } from '@/i18n/messages';
import type { Locale } from '@/routing/locales';

/** Returns the texts of some namespaces in one language, from public/locales. */
export async function textsOf(locale: Locale, namespaces: readonly Namespace[]): Promise<Resource> {
  const { _nextI18Next } = await serverSideTranslations(locale, [...namespaces], i18nConfig);
  const texts = _nextI18Next?.initialI18nStore as Resource | undefined;
  if (!texts) throw new Error('next-i18next returned no texts');
  return texts;
}

const translators = new Map<Locale, TFunction>();

/** Returns the texts of a language for the server, from all namespaces. */
export async function translatorOf(locale: Locale): Promise<TFunction> {
  const cached = translators.get(locale);
  if (cached) return cached;
  const { t } = createI18n(locale, await textsOf(locale, i18nConfig.ns));
  translators.set(locale, t);
  return t;
}
