import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { dropStack } from './dropStack';

/** The maximum total length of cached queries. A parsed document takes up to 120 bytes per character. */
const maxCharacters = 400_000;

/**
 * Creates caches for parsed queries and for parse errors, keyed by query text. The library's own cache limits
 * only the number of queries, and a thousand long queries took two gigabytes.
 */
export function documentCache() {
  const bounded = <Cached extends object>() =>
    new LRUCache<string, Cached>({
      maxSize: maxCharacters,
      sizeCalculation: (_, text) => text.length + 1,
    });
  const errors = bounded<{ error: unknown }>();
  return {
    documentCache: bounded<DocumentNode>(),
    errorCache: {
      get: (text: string): unknown => errors.get(text)?.error,
      set: (text: string, error: unknown): void => {
        dropStack(error);
        errors.set(text, { error });
      },
    },
  };
}
