import { mapCategories, mapGroups } from './mapper';
import {
  searchSections,
  type SearchResults,
  type SearchSection,
  type SearchSuggestions,
} from '../model';
import { isLongEnough } from '../query';
import { SearchCategoriesDocument, SearchDocument, SearchWordsDocument } from '@/gql/graphql';
import { createFormatters } from '@/i18n/format';
import type { CmsContext } from '@/server/pageData';
import { addRenderCost } from '@/server/rendering/renderInTurn';
import { sectionHandle } from '@/server/sectionHandle';

/** The maximum number of words of a query that are searched separately, as in SearchWords.graphql. */
const maxWords = 4;
/** What a search without a result costs besides, compared with a page: the cms searches for each word. */
const missCost = 1.5;
/** The maximum number of suggested categories of each section. */
const maxCategories = 3;

interface SearchOptions {
  /** The maximum number of hits of each section; its count is always returned. */
  limit: number;
  /** Returns hits of this section only. */
  section?: SearchSection | null;
  /** Who searches: a search without a result costs more. */
  visitorAddress: string;
}

/**
 * Searches all sections at once.
 * @param query cleaned, and long enough
 * @throws AppError cms/…
 */
export async function findResults(
  query: string,
  { limit, section, visitorAddress }: SearchOptions,
  context: CmsContext,
): Promise<SearchResults> {
  const { cms, mapperContext } = context;
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
  const { groups, marks } = mapGroups(
    data,
    query,
    mapperContext,
    createFormatters(mapperContext.locale),
  );
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total > 0) return { query, total, groups, marks, suggestions: null };
  addRenderCost(visitorAddress, missCost);
  const suggestions = await loadSuggestions(query, context);
  return { query, total, groups, marks, suggestions };
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
  // The categories have a request of their own: its answer is the same for all searches, so the cms keeps it.
  const [categories, words] = await Promise.all([
    cms(SearchCategoriesDocument, { limit: maxCategories }),
    countWords(query, cms),
  ]);
  return { words, categories: mapCategories(categories, mapperContext) };
}

/** Counts the results that each of the first words has alone. A query of one word has been sent already. */
async function countWords(
  query: string,
  cms: CmsContext['cms'],
): Promise<SearchSuggestions['words']> {
  const words = [...new Set(query.split(' '))].filter(isLongEnough).slice(0, maxWords);
  if (words.length < 2) return [];
  const [word1, word2, word3, word4] = words;
  const { count1, count2, count3, count4 } = await cms(SearchWordsDocument, {
    section: searchSections.map(sectionHandle),
    word1: word1 ?? null,
    word2: word2 ?? null,
    word3: word3 ?? null,
    word4: word4 ?? null,
    has1: word1 !== undefined,
    has2: word2 !== undefined,
    has3: word3 !== undefined,
    has4: word4 !== undefined,
  });
  const counts = [count1, count2, count3, count4];
  return words.flatMap((word, n) => (counts[n] ? [{ word, count: counts[n] }] : []));
}
