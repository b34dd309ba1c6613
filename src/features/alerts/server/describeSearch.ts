import { activeFilters, filterLabels } from '@/features/listing/activeFilters';
import { parseListingQuery, type ListingQuery } from '@/features/listing/listingQuery';
import { listingHref } from '@/features/listing/listingHref';
import type { SectionWithFilters, UniversityChoice } from '@/features/listing/model';
import { filterChoices } from '@/content/shared/categories';
import { createFormatters } from '@/i18n/format';
import { loadChoices } from '@/features/listing/server/loadChoices';
import type { CmsContext } from '@/server/pageData';
import { translatorOf } from '@/server/texts';

/** A saved search, read with the current categories and universities. */
interface DescribedSearch {
  query: ListingQuery;
  /** Whether all its filters are still valid; a category or university may have been deleted. */
  isComplete: boolean;
  universities: UniversityChoice[];
  /** The labels of its filters. */
  filters: string[];
  listingHref: string;
}

/**
 * Parses a saved search and describes its filters.
 * @throws AppError cms/…
 */
export async function describeSearch(
  section: SectionWithFilters,
  rawQuery: string,
  context: CmsContext,
): Promise<DescribedSearch> {
  const { locale } = context.mapperContext;
  const [{ categories, validSlugs, universities }, t] = await Promise.all([
    loadChoices(section, context),
    translatorOf(locale),
  ]);
  const { query, ignored } = parseListingQuery(section, new URLSearchParams(rawQuery), validSlugs);
  const words = { section, t, locale, format: createFormatters(locale), universities };
  const choices = { categories: filterChoices(section, categories, locale) };
  return {
    query,
    isComplete: ignored.length === 0,
    universities,
    filters: filterLabels(query, activeFilters(query, words), choices),
    listingHref: listingHref(section, query, locale),
  };
}
