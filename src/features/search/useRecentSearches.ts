import { useState } from 'react';
import type { Locale } from '@/routing/locales';
import { readRecent, withoutSearch, withSearch, writeRecent } from './recentSearches';

export interface RecentSearches {
  searches: string[];
  add: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
}

/** The recent searches of this device. Only for components that are never rendered on the server. */
export function useRecentSearches(locale: Locale): RecentSearches {
  const [searches, setSearches] = useState(() => readRecent(locale));
  const update = (next: string[]) => {
    setSearches(next);
    writeRecent(locale, next);
  };
  return {
    searches,
    add: (query) => update(withSearch(searches, query)),
    remove: (query) => update(withoutSearch(searches, query)),
    clear: () => update([]),
  };
}
