import type { QueryEntriesArgs } from '../../contract-types';
import { sections, slugOfUri } from '../../sections/sections';
import type { ApiContext } from '../context';
import { type EntrySource, loadEntry } from './entry';
import { sourcesOf } from './sources';
import { idOf } from '../../lib/idOf';

/**
 * Finds the entry that had an address before, or returns null. The entry has its current address, which
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
    const entry = formerAddresses.find((former) => former.entry.relationTo === collection)?.entry;
    if (!entry) continue;
    const id = idOf(entry.value);
    const found = await loadEntry({ collection, id, site }, context);
    if (found) return found;
  }
  return null;
}
