import type { QueryEntriesArgs } from '../../contract-types';
import { type EntryCollection, sections, slugOfUri } from '../../sections/sections';
import { type Site, sites } from '../../sites';
import type { ApiContext } from '../context';
import { type EntrySource, loadEntry } from './entry';
import { sourcesOf } from './sources';
import { idOf } from '../../lib/idOf';

/** The id of the entry that has one of the slugs in another language. */
async function idInOtherSite(
  collection: EntryCollection,
  own: Site,
  slugs: string[],
  { read }: ApiContext,
): Promise<number | undefined> {
  for (const site of sites.filter((other) => other !== own)) {
    const where = { slug: { in: slugs } };
    const [key] = await read.readKeys(collection, site, { where, sort: ['-postDate'], limit: 1 });
    if (key) return key.id;
  }
}

/**
 * Finds the entry that had an address before, or has it in another language; null if there is none. Its current address
 * differs from the requested one, so the site redirects.
 */
export async function findByFormerAddress(
  args: QueryEntriesArgs,
  context: ApiContext,
): Promise<EntrySource | null> {
  for (const { handle, site } of sourcesOf(args)) {
    const { collection } = sections[handle];
    const uris = (args.uri ?? []).filter((uri) => uri !== null);
    const fromUris = uris.flatMap((uri) => slugOfUri(handle, site, uri) ?? []);
    const slugs = args.slug?.filter((slug) => slug !== null) ?? fromUris;
    if (slugs.length === 0) continue;
    const formerAddresses = await context.read.find('formerAddresses', site, {
      where: { and: [{ site: { equals: site } }, { slug: { in: slugs } }] },
      sort: ['-createdAt'],
    });
    const former = formerAddresses.find(({ entry }) => entry.relationTo === collection);
    const id = former
      ? idOf(former.entry.value)
      : await idInOtherSite(collection, site, slugs, context);
    const found = id === undefined ? null : await loadEntry({ collection, id, site }, context);
    if (found) return found;
  }
  return null;
}
