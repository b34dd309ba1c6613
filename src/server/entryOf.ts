import { notFound } from '@/errors/AppError';

/**
 * The entry if it is of the expected type; else the page does not exist.
 * @throws AppError content/not-found
 */
export function entryOf<Entry extends { __typename: string }, Type extends Entry['__typename']>(
  entry: Entry | null | undefined,
  type: Type,
): Extract<Entry, { __typename: Type }> {
  if (!entry || !isOf(entry, type)) throw notFound(`no ${type}`);
  return entry;
}

function isOf<Entry extends { __typename: string }, Type extends Entry['__typename']>(
  entry: Entry,
  type: Type,
): entry is Extract<Entry, { __typename: Type }> {
  return entry.__typename === type;
}
