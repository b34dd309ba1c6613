import type { Where } from 'payload';
import { idIn } from '../elementId';
import { optionFilter } from './optionFilter';

/** A filter that matches nothing. */
export const nothing: Where = { id: { equals: 0 } };

/** Builds the filter for ids in a collection. Ids of other collections match nothing. */
export function idFilter(collection: string, values: readonly unknown[]): Where {
  const where = optionFilter('id', values, (value) => idIn(collection, value));
  // An empty list of ids matches nothing.
  return where.and.length > 0 ? where : nothing;
}
