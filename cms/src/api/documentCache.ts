import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { dropStack } from './dropStack';

/** Characters of queries whose parsed documents are kept. A document takes up to 120 bytes for each. */
const maxCharacters = 400_000;

/**
 * Keeps parsed queries, and the errors of those that cannot be parsed, by their text. The library's own
 * cache counts queries only: a thousand long ones took two gigabytes.
 */
export function documentCache() {
  const bounded = <Kept extends object>() =>
    new LRUCache<string, Kept>({
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
