import type { PayloadRequest, Where } from 'payload';
import type { FormerAddress } from '../payload-types';
import { type EntryCollection, uriOf } from '../sections/sections';
import { inEachSite, type PerSite, sites } from '../sites';
import type { Snapshot } from './snapshot';

const collection = 'formerAddresses';

interface Entry {
  relationTo: EntryCollection;
  value: number;
}

/**
 * Saves the old slugs of a published entry, so that their addresses redirect to the new one. A slug that
 * the entry takes back is deleted from the former addresses.
 */
export async function saveFormerAddresses(
  req: PayloadRequest,
  entry: Entry,
  { seen, shown }: { seen: Snapshot | null; shown: Snapshot | null },
): Promise<void> {
  for (const site of sites) {
    const before = seen?.published ? seen.slugs[site] : undefined;
    const now = shown?.slugs[site];
    if (before === undefined || now === undefined || before === now) continue;
    if (seen?.uris[site][0] === shown?.uris[site][0]) continue;
    await req.payload.delete({
      collection,
      where: { and: [{ site: { equals: site } }, { slug: { equals: now } }, isOf(entry)] },
      req,
    });
    // Directly in the database, because hooks would notify the site of the same addresses as the change of the entry.
    await req.payload.db.create({ collection, data: { site, slug: before, entry }, req });
  }
}

/** Deletes the former addresses of an entry that is about to be deleted. */
export const deleteFormerAddresses = (req: PayloadRequest, entry: Entry): Promise<unknown> =>
  req.payload.delete({ collection, where: isOf(entry), req });

/** The paths that a former address redirects from, per site. */
export function formerUris({ entry, site, slug }: FormerAddress): PerSite<string[]> {
  const uri = uriOf(entry.relationTo, { slug }, site);
  return inEachSite((one) => (one === site && uri !== null ? [uri] : []));
}

const isOf = ({ relationTo, value }: Entry): Where => ({
  and: [{ 'entry.relationTo': { equals: relationTo } }, { 'entry.value': { equals: value } }],
});
