import { useState } from 'react';
import type { Locale } from '@/routing/locales';
import { readRecent, without, withSearch, writeRecent } from './recentSearches';

export interface RecentSearches {
  searches: string[];
  add: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
}

/** The searches that this device remembers. Only for what is rendered in the browser alone. */
export function useRecentSearches(locale: Locale): RecentSearches {
  const [searches, setSearches] = useState(() => readRecent(locale));
  const keep = (next: string[]) => {
    setSearches(next);
    writeRecent(locale, next);
  };
  return {
    searches,
    add: (query) => keep(withSearch(searches, query)),
    remove: (query) => keep(without(searches, query)),
    clear: () => keep([]),
  };
}
