import { foldLetters } from '@studium/shared/letters';
import { storageKeys } from '@/config/storageKeys';
import { createStoredStore, createStores, useStore } from '@/lib/createStore';
import { parseJson } from '@/lib/parseJson';
import type { Locale } from '@/routing/locales';
import { cleanQuery, isLongEnough } from './query';

const maxSearches = 8;

/** The recent searches of this device in one language, the latest first. */
export const recentSearches = createStores((locale: Locale) =>
  createStoredStore<string[]>({
    key: storageKeys.searches(locale),
    parse: parseSearches,
    format: (searches) => (searches.length > 0 ? JSON.stringify(searches) : null),
  }),
);

function parseSearches(text: string | null): string[] {
  const stored = parseJson(text ?? '');
  return Array.isArray(stored) ? stored.filter(isQuery).slice(0, maxSearches) : [];
}

/** Adds a search at the top and removes older copies of it. */
export function withSearch(searches: string[], query: string): string[] {
  return [query, ...withoutSearch(searches, query)].slice(0, maxSearches);
}

/** Removes a search, ignoring case and accents. */
export function withoutSearch(searches: string[], query: string): string[] {
  return searches.filter((one) => foldLetters(one) !== foldLetters(query));
}

/** Whether a stored value is a valid query, because visitors or old versions may write others. */
function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value === cleanQuery(value) && isLongEnough(value);
}

export interface RecentSearches {
  searches: string[];
  add: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
}

const none: string[] = [];

export function useRecentSearches(locale: Locale): RecentSearches {
  const store = recentSearches(locale);
  const searches = useStore(store, none);
  return {
    searches,
    add: (query) => store.set(withSearch(searches, query)),
    remove: (query) => store.set(withoutSearch(searches, query)),
    clear: () => store.set([]),
  };
}
