import type { Locale } from '@/routing/locales';
import { fold } from './highlight';
import { cleanQuery, isLongEnough } from './query';

/** Searches that the device remembers. */
const most = 8;

const keyOf = (locale: Locale) => `searches:${locale}`;

/** The last searches in one language, the latest first. None where the device keeps nothing. */
export function readRecent(locale: Locale): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isQuery).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps the searches; where storage is blocked or full they last as long as the page. */
export function writeRecent(locale: Locale, searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(keyOf(locale), JSON.stringify(searches));
    else localStorage.removeItem(keyOf(locale));
  } catch {
    // Nothing depends on it.
  }
}

/** The list with a search at its top, once. */
export function withSearch(searches: string[], query: string): string[] {
  return [query, ...without(searches, query)].slice(0, most);
}

/** The list without a search, however it was spelt. */
export function without(searches: string[], query: string): string[] {
  return searches.filter((one) => fold(one) !== fold(query));
}

/** What is kept may have been written by an earlier version, or by somebody. */
function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value === cleanQuery(value) && isLongEnough(value);
}
