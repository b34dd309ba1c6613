import { notFound } from '@/errors/AppError';

/**
 * Returns the entry if it has the expected type; otherwise the page does not exist.
 * @throws AppError content/not-found
 */
export function requireEntry<
  Entry extends { __typename: string },
  Type extends Entry['__typename'],
>(entry: Entry | null | undefined, type: Type): Extract<Entry, { __typename: Type }> {
  if (entry?.__typename !== type) throw notFound(`no ${type}`);
  return entry as Extract<Entry, { __typename: Type }>;
}
