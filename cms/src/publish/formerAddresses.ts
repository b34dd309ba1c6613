import type { PayloadRequest, Where } from 'payload';
import type { FormerAddress } from '../payload-types';
import { type EntryCollection, uriOf } from '../sections';
import { type Site, sites } from '../sites';
import type { Snapshot } from './snapshot';

const collection = 'formerAddresses';

interface Entry {
  relationTo: EntryCollection;
  value: number;
}

/**
 * Keeps the addresses that a published entry loses, so that visitors who come with one are sent
 * on; an address that it takes back is an address of today again.
 */
export async function keepFormerAddresses(
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
    await req.payload.create({ collection, data: { site, slug: before, entry }, depth: 0, req });
  }
}

/** Forgets the addresses of an entry that is about to be deleted. */
export const forgetFormerAddresses = (req: PayloadRequest, entry: Entry): Promise<unknown> =>
  req.payload.delete({ collection, where: isOf(entry), req });

/** The paths that a former address redirects from. Only entries with a path of their own have some. */
export function formerUris({ entry, site, slug }: FormerAddress): Record<Site, string[]> {
  const uri = uriOf(entry.relationTo, { slug }, site);
  return { it: [], en: [], [site]: uri === null ? [] : [uri] };
}

const isOf = ({ relationTo, value }: Entry): Where => ({
  and: [{ 'entry.relationTo': { equals: relationTo } }, { 'entry.value': { equals: value } }],
});
