import { loadAll } from '../../lib/loadAll';
import { type Doc, type EntryCollection, typeOf, uriOf } from '../../sections/sections';
import { type Site, sites } from '../../sites';
import type { ApiContext } from '../context';
import { elementId } from '../elementId';
import { dateTime } from '../dateTime';
import { seoOf } from '../seo';
import { entryUrl } from './entryUrl';

export interface EntrySource<Collection extends EntryCollection = EntryCollection> {
  __typename: string;
  collection: Collection;
  doc: Doc<Collection>;
  site: Site;
}

export function entrySource<Collection extends EntryCollection>(
  collection: Collection,
  doc: Doc<Collection>,
  site: Site,
): EntrySource<Collection> {
  const { section, type } = typeOf(collection, doc);
  return { __typename: `${section}_${type}_Entry`, collection, doc, site };
}

/** Loads an entry, or returns null if visitors of the site must not see it. */
export async function loadEntry(
  { collection, id, site }: { collection: EntryCollection; id: number; site: Site },
  { read }: Pick<ApiContext, 'read'>,
): Promise<EntrySource | null> {
  const doc = await read.load(collection, site, id);
  return doc && entrySource(collection, doc, site);
}

const localized = ({ collection, doc, site }: EntrySource, _: unknown, context: ApiContext) =>
  loadAll(
    sites
      .filter((other) => other !== site)
      .map((other) => loadEntry({ collection, id: doc.id, site: other }, context)),
  );

export const entryFields = {
  id: ({ collection, doc }: EntrySource) => elementId(collection, doc.id),
  uri: ({ collection, doc, site }: EntrySource) => uriOf(collection, doc, site),
  url: ({ collection, doc, site }: EntrySource) => entryUrl(collection, doc, site),
  siteHandle: ({ site }: EntrySource) => site,
  sectionHandle: ({ collection, doc }: EntrySource) => typeOf(collection, doc).section,
  typeHandle: ({ collection, doc }: EntrySource) => typeOf(collection, doc).type,
  dateCreated: ({ doc }: EntrySource) => dateTime(doc.createdAt),
  dateUpdated: ({ doc }: EntrySource) => dateTime(doc.updatedAt),
  postDate: ({ doc }: EntrySource) => dateTime(doc.postDate),
  expiryDate: ({ doc }: EntrySource) => dateTime(doc.expiryDate),
  localized,
  seo: seoOf,
};
