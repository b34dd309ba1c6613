import { mapCategories, mapGroups } from '@/features/search/mapper';
import {
  searchSections,
  type SearchResults,
  type SearchSection,
  type SearchSuggestions,
} from '@/features/search/model';
import { isLongEnough } from '@/features/search/query';
import { SearchCategoriesDocument, SearchCountDocument, SearchDocument } from '@/gql/graphql';
import { createFormatters } from '@/i18n/format';
import type { Cms } from '../cms';
import type { MapContext } from '../mapping/context';
import { sectionHandle } from '../sectionHandle';

/** Words of a query that are tried alone. */
const wordsToTry = 4;
/** Categories of each section that are suggested. */
const categoriesToShow = 3;

interface Asked {
  cms: Cms;
  map: MapContext;
}

interface Wanted {
  /** Hits of each section; its count is told in any case. */
  limit: number;
  /** Hits of this section alone. */
  section?: SearchSection | null;
}

/**
 * Searches all sections at once.
 * @param query cleaned, and long enough
 * @throws AppError cms/…
 */
export async function findResults(
  query: string,
  { limit, section }: Wanted,
  { cms, map }: Asked,
): Promise<SearchResults> {
  const limitOf = (one: SearchSection) => (section && section !== one ? 0 : limit);
  const answer = await cms(SearchDocument, {
    search: query,
    accommodations: limitOf('accommodations'),
    services: limitOf('services'),
    events: limitOf('events'),
    universities: limitOf('universities'),
    places: limitOf('places'),
    news: limitOf('news'),
    pages: limitOf('pages'),
  });
  const groups = mapGroups(answer, query, map, createFormatters(map.locale));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const suggestions = total === 0 ? await suggest(query, { cms, map }) : null;
  return { query, total, groups, suggestions };
}

/**
 * Ways on from nothing.
 * @param query may be empty
 * @throws AppError cms/…
 */
export async function suggest(query: string, { cms, map }: Asked): Promise<SearchSuggestions> {
  const words = [...new Set(query.split(' '))].filter(isLongEnough);
  const [categories, counted] = await Promise.all([
    cms(SearchCategoriesDocument, { limit: categoriesToShow }),
    // A query of one word has been asked already.
    Promise.all(
      (words.length > 1 ? words : []).slice(0, wordsToTry).map(async (word) => {
        const section = searchSections.map(sectionHandle);
        const { count } = await cms(SearchCountDocument, { search: word, section });
        return { word, count };
      }),
    ),
  ]);
  return {
    words: counted.filter(({ count }) => count > 0),
    categories: mapCategories(categories, map),
  };
}
