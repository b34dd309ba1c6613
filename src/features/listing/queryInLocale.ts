import { locales, type Locale } from '@/routing/locales';
import { formatListingQuery, repairQuery, type ListingQuery } from './listingQuery';
import type { LocaleQueries } from './localeQueries';
import type { ListingSection } from './model';

/** For each other language: the slugs of categories and universities by the slugs of this language. */
export type Translations = Partial<
  Record<Locale, { category: Record<string, string>; near: Record<string, string> }>
>;

/**
 * The query string of the same listing in another language, where categories and universities have
 * other slugs. A filter by a category or university without translation is left out.
 */
export function queryInLocale(
  locale: Locale,
  section: ListingSection,
  query: ListingQuery,
  translations: Translations,
): string {
  const { category: categories = {}, near: universities = {} } = translations[locale] ?? {};
  const category = slugOf(query.category, categories);
  const near = slugOf(query.near, universities);
  // Without the category filter the listing has other pages, so it starts at the first one.
  const page = category === null && query.category !== null ? 1 : query.page;
  return formatListingQuery(section, repairQuery(section, { ...query, category, near, page }));
}

const slugOf = (slug: string | null, slugs: Record<string, string>): string | null =>
  slug !== null && Object.hasOwn(slugs, slug) ? (slugs[slug] ?? null) : null;

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
