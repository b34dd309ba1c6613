import type { Where } from 'payload';
import { documentOf } from '../elementId';
import { splitNot } from './splitNot';

/** The filter for ids within a collection; ids of other collections match nothing here. */
export function idFilter(collection: string, values: readonly unknown[]): Where {
  const { wanted, unwanted } = splitNot(values);
  const here = (ids: readonly unknown[]): number[] =>
    ids.flatMap((id) => {
      const found = documentOf(id);
      return found?.collection === collection ? [found.id] : [];
    });
  const conditions: Where[] = [];
  if (wanted.length > 0) conditions.push({ id: { in: here(wanted) } });
  if (unwanted.length > 0) conditions.push({ id: { not_in: here(unwanted) } });
  // An empty list of ids asks for nothing, not for everything.
  return conditions.length > 0 ? { and: conditions } : { id: { equals: 0 } };
}
