import type { PayloadRequest } from 'payload';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import type { EntryAddresses, EntryInSite } from '../csv/Column';
import { type EntryCollection, entryCollections, uriOf } from '../sections/sections';
import { defaultSite, homeUri, type Site, sites } from '../sites';
import { normalizePath } from './address';

/** Documents per database query, because SQLite and Payload block the event loop during a query. */
const batchSize = 200;

/** The path of a page of the site, without the name of the site. */
function pathOfUri(site: Site, uri: string): string | null {
  const prefix = site === defaultSite ? '' : `/${site}`;
  return normalizePath(uri === homeUri ? `${prefix}/` : `${prefix}/${uri}`);
}

const nameOf = ({ entry, site }: EntryInSite): string =>
  `${entry.relationTo} ${entry.value} ${site}`;

/** Reads the addresses of all entries in all languages. Other requests run in between. */
export async function readEntryAddresses(req: PayloadRequest): Promise<EntryAddresses> {
  const paths = new Map<string, string>();
  const entries = new Map<string, EntryInSite>();
  async function read(collection: EntryCollection, locale: Site): Promise<void> {
    for (let last = 0; ;) {
      const { docs } = await req.payload.find({
        collection,
        locale,
        fallbackLocale: false,
        depth: 0,
        pagination: false,
        sort: 'id',
        where: { id: { greater_than: last } },
        limit: batchSize,
        req,
      });
      for (const doc of docs) {
        const uri = uriOf(collection, doc, locale);
        const path = uri === null ? null : pathOfUri(locale, uri);
        if (path === null) continue;
        const found: EntryInSite = {
          entry: { relationTo: collection, value: doc.id },
          site: locale,
        };
        paths.set(nameOf(found), path);
        if (doc._status === 'published') entries.set(path, found);
      }
      if (docs.length < batchSize) return;
      last = docs.at(-1)?.id ?? last;
      await yieldToEventLoop();
    }
  }
  for (const collection of entryCollections) for (const site of sites) await read(collection, site);
  return {
    pathOf: (entry) => paths.get(nameOf(entry)),
    entryAt: (path) => entries.get(path),
  };
}
