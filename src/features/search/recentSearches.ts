import type { Locale } from '@/routing/locales';
import { fold } from './highlight';
import { cleanQuery, isLongEnough } from './query';

/** The maximum number of stored searches. */
const maxSearches = 8;

const keyOf = (locale: Locale) => `searches:${locale}`;

/** The recent searches in one language, the latest first; empty if storage is blocked. */
export function readRecent(locale: Locale): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQuery).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Stores the searches; if storage is blocked or full, they last as long as the page. */
export function writeRecent(locale: Locale, searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(keyOf(locale), JSON.stringify(searches));
    else localStorage.removeItem(keyOf(locale));
  } catch {
    // The caller has the searches in its state.
  }
}

/** Adds a search at the top and removes older copies of it. */
export function withSearch(searches: string[], query: string): string[] {
  return [query, ...withoutSearch(searches, query)].slice(0, maxSearches);
}

/** Removes a search, ignoring case and accents. */
export function withoutSearch(searches: string[], query: string): string[] {
  return searches.filter((one) => fold(one) !== fold(query));
}

/** Whether a stored value is a valid query, because visitors or old versions may write others. */
function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value === cleanQuery(value) && isLongEnough(value);
}
