import type { LocaleQueries } from './localeQueries';
import { locales, type Locale } from '@/routing/locales';
import type { ListingQuery, ListingSection } from './model';
import { queryInLocale } from './queryInLocale';
import type { Translations } from './translations';

/** The query strings of the same listing in the other languages. */
export const queriesInOtherLocales = (
  currentLocale: Locale,
  section: ListingSection,
  query: ListingQuery,
  translations: Translations,
): LocaleQueries =>
  Object.fromEntries(
    locales
      .filter((locale) => locale !== currentLocale)
      .map((locale) => [locale, queryInLocale(locale, section, query, translations)]),
  );
