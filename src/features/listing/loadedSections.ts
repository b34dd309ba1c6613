import { createStore, useStore } from '@/lib/createStore';
import type { Locale } from '@/routing/locales';
import { fetchSection } from './fetchListing';
import type { ListingItem, ListingSection } from './model';

/** All items of a section; the timestamp is the time of the response in milliseconds since 1970. */
interface LoadedSection {
  items: ListingItem[];
  timestamp: number;
}

type LoadedSections = ReadonlyMap<string, LoadedSection>;
const none: LoadedSections = new Map();

/**
 * The sections that this tab has loaded to filter them without a request. Only for the browser; the
 * cache lives until the page is reloaded.
 */
const cache = createStore(none);
const loading = new Map<string, Promise<void>>();

const keyOf = (section: ListingSection, locale: Locale) => `${locale}/${section}`;

/** A section if it is loaded, otherwise null. */
export const useLoadedSection = (section: ListingSection, locale: Locale): LoadedSection | null =>
  useStore(cache, none).get(keyOf(section, locale)) ?? null;

/**
 * Loads a section, unless it is loaded or being loaded.
 * @param staleBefore milliseconds since 1970 before which a loaded section is stale
 * @throws Error if the request fails
 */
export async function loadSectionInBrowser(
  section: ListingSection,
  locale: Locale,
  staleBefore: number,
): Promise<void> {
  const key = keyOf(section, locale);
  if ((cache.get().get(key)?.timestamp ?? -1) >= staleBefore) return;
  const promise = loading.get(key) ?? load(section, locale);
  loading.set(key, promise);
  try {
    await promise;
  } finally {
    loading.delete(key);
  }
}

async function load(section: ListingSection, locale: Locale): Promise<void> {
  const items = await fetchSection(section, locale);
  const loaded = { items, timestamp: Date.now() };
  cache.set(new Map(cache.get()).set(keyOf(section, locale), loaded));
}

/** For tests: clears the cache, as in a new tab. */
export function clearLoadedSections(): void {
  cache.set(none);
  loading.clear();
}
