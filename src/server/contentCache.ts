import { MemoryCache } from './MemoryCache';

interface ContentCache {
  cache: MemoryCache<unknown>;
  section: string | null;
}

declare global {
  var studiumContentCaches: Map<string, ContentCache> | undefined;
}

/** On globalThis, so that pages and the revalidation webhook, which Next bundles apart, share the caches. */
const caches = (globalThis.studiumContentCaches ??= new Map<string, ContentCache>());

/**
 * Returns the cache with a name, for content of the CMS that many pages share. A publication expires it.
 * @param name unique, because it identifies the type of the values
 * @param section the only section whose publications expire the cache; without it, every publication does
 */
export function contentCache<Value>(
  name: string,
  section: string | null = null,
): MemoryCache<Value> {
  const { cache } = caches.get(name) ?? { cache: new MemoryCache<unknown>() };
  caches.set(name, { cache, section });
  // Only one module uses a name, so that the values have its type.
  return cache as MemoryCache<Value>;
}

/** For tests: expires all caches of content. */
export function expireContent(): void {
  for (const { cache } of caches.values()) cache.clear();
}

/**
 * Expires the caches of content after a publication.
 * @param sections the sections with changed entries
 */
export function expireContentOf(sections: ReadonlySet<string>): void {
  for (const { cache, section } of caches.values())
    if (section === null || sections.has(section)) cache.clear();
}
