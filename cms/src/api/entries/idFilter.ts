import type { Where } from 'payload';
import { documentOf } from '../elementId';
import { splitNot } from './splitNot';

/** Builds the filter for ids in a collection. Ids of other collections match nothing. */
export function idFilter(collection: string, values: readonly unknown[]): Where {
  const { wanted, unwanted } = splitNot(values);
  const here = (ids: readonly unknown[]): number[] =>
    ids.flatMap((id) => {
      const document = documentOf(id);
      return document?.collection === collection ? [document.id] : [];
    });
  const conditions: Where[] = [];
  if (wanted.length > 0) conditions.push({ id: { in: here(wanted) } });
  if (unwanted.length > 0) conditions.push({ id: { not_in: here(unwanted) } });
  // An empty list of ids matches nothing.
  return conditions.length > 0 ? { and: conditions } : { id: { equals: 0 } };
}
