import { useStore } from '@/lib/createStore';
import type { Locale } from '@/routing/locales';
import { recentSearches, withoutSearch, withSearch } from './recentSearches';

export interface RecentSearches {
  searches: string[];
  add: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
}

const none: string[] = [];

/** The recent searches of this device. */
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
