import type { Where } from 'payload';
import { partsOf } from '../../sections/registry';
import type { EntryCollection } from '../../sections/sections';
import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { SortedKey } from '../Reader';

/** The fields of a sort whose values change with the time and are in no column. */
export function timeFieldsOf(collection: EntryCollection, sort: readonly string[]): string[] {
  const fields = partsOf(collection).sortValues?.fields ?? [];
  return sort.filter((field) => fields.includes(field.replace('-', '')));
}

/**
 * Reads the ids and sort values of matching entries. With a sort field that is in no column these are all of them, in no
 * order.
 *
 * @param selection.limit The maximum number of keys, or null for all.
 */
export async function readSortKeys(
  collection: EntryCollection,
  site: Site,
  { where, sort, limit }: { where: Where; sort: string[]; limit: number | null },
  { read, payload }: Pick<ApiContext, 'payload' | 'read'>,
): Promise<SortedKey[]> {
  const timeFields = timeFieldsOf(collection, sort);
  const { sortValues } = partsOf(collection);
  if (timeFields.length === 0 || !sortValues)
    return read.readKeys(collection, site, { where, sort, limit });
  const columns = sort.filter((field) => !timeFields.includes(field));
  const keys = await read.readKeys(collection, site, { where, sort: columns, limit: null });
  const values = await sortValues.read(payload, read.preview ? 'drafts' : 'published');
  return keys.map(({ id, values: own }) => ({ id, values: { ...own, ...values.get(id) } }));
}
