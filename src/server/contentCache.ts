import { MemoryCache } from './MemoryCache';

interface ContentCache {
  cache: MemoryCache<unknown>;
  sections: readonly string[];
}

declare global {
  var studiumContentCaches: Map<string, ContentCache> | undefined;
}

/** On globalThis, so that pages and the revalidation webhook, which Next bundles apart, share the caches. */
const caches = (globalThis.studiumContentCaches ??= new Map<string, ContentCache>());

/**
 * Returns the cache with a name, for content of the cms that many pages share. A publication expires it.
 * @param name unique, because it identifies the type of the values
 * @param sections only their publications expire the cache; without any, every publication does
 */
export function contentCache<Value>(name: string, ...sections: string[]): MemoryCache<Value> {
  const { cache } = caches.get(name) ?? { cache: new MemoryCache<unknown>() };
  caches.set(name, { cache, sections });
  // Only one module uses a name, so that the values have its type.
  return cache as MemoryCache<Value>;
}

/** For tests: expires all caches of content. */
export function expireContent(): void {
  for (const { cache } of caches.values()) cache.clear();
}

/**
 * Expires the caches of content after a publication.
 * @param changed the sections with changed entries
 */
export function expireContentOf(changed: ReadonlySet<string>): void {
  for (const { cache, sections } of caches.values())
    if (sections.length === 0 || sections.some((section) => changed.has(section))) cache.clear();
}
