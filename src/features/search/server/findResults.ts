import { mapCategories, mapGroups } from './mapper';
import {
  searchSections,
  type SearchResults,
  type SearchSection,
  type SearchSuggestions,
} from '../model';
import { isLongEnough } from '../query';
import { SearchCategoriesDocument, SearchCountDocument, SearchDocument } from '@/gql/graphql';
import { createFormatters } from '@/i18n/format';
import type { CmsContext } from '@/features/listing/server/fetchCards';
import { sectionHandle } from '@/server/sectionHandle';

/** The maximum number of words of a query that are searched separately. */
const maxWords = 4;
/** The maximum number of suggested categories of each section. */
const maxCategories = 3;

interface SearchOptions {
  /** The maximum number of hits of each section; its count is always returned. */
  limit: number;
  /** Returns hits of this section only. */
  section?: SearchSection | null;
}

/**
 * Searches all sections at once.
 * @param query cleaned, and long enough
 * @throws AppError cms/…
 */
export async function findResults(
  query: string,
  { limit, section }: SearchOptions,
  { cms, mapperContext }: CmsContext,
): Promise<SearchResults> {
  const limitOf = (one: SearchSection) => (section && section !== one ? 0 : limit);
  const data = await cms(SearchDocument, {
    search: query,
    accommodations: limitOf('accommodations'),
    services: limitOf('services'),
    events: limitOf('events'),
    universities: limitOf('universities'),
    places: limitOf('places'),
    news: limitOf('news'),
    pages: limitOf('pages'),
  });
  const groups = mapGroups(data, query, mapperContext, createFormatters(mapperContext.locale));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const suggestions = total === 0 ? await loadSuggestions(query, { cms, mapperContext }) : null;
  return { query, total, groups, suggestions };
}

/**
 * Loads suggestions for a search without results.
 * @param query may be empty
 * @throws AppError cms/…
 */
export async function loadSuggestions(
  query: string,
  { cms, mapperContext }: CmsContext,
): Promise<SearchSuggestions> {
  const words = [...new Set(query.split(' '))].filter(isLongEnough);
  const [categories, counted] = await Promise.all([
    cms(SearchCategoriesDocument, { limit: maxCategories }),
    // A query of one word has been sent already.
    Promise.all(
      (words.length > 1 ? words : []).slice(0, maxWords).map(async (word) => {
        const section = searchSections.map(sectionHandle);
        const { count } = await cms(SearchCountDocument, { search: word, section });
        return { word, count };
      }),
    ),
  ]);
  return {
    words: counted.filter(({ count }) => count > 0),
    categories: mapCategories(categories, mapperContext),
  };
}
