import {
  type Doc,
  type EntryCollection,
  type TypeFields,
  typeOf,
  uriOf,
} from '../../sections/sections';
import { loadAll } from '../../lib/loadAll';
import { type Site, sites } from '../../sites';
import type { ApiContext } from '../context';
import { elementId } from '../elementId';
import { dateTime } from '../dateTime';
import { reading } from '../reading';
import { seoOf } from '../seo';
import { entryUrl } from './entryUrl';

/** The source object for an entry. */
export interface EntrySource<Collection extends EntryCollection = EntryCollection> {
  __typename: string;
  collection: Collection;
  doc: Doc<Collection>;
  site: Site;
}

const kindOf = (doc: Doc<EntryCollection>): TypeFields =>
  'kind' in doc ? { kind: doc.kind, archiveSection: doc.archiveSection } : {};

export function entrySource<Collection extends EntryCollection>(
  collection: Collection,
  doc: Doc<Collection>,
  site: Site,
): EntrySource<Collection> {
  const { section, type } = typeOf(collection, kindOf(doc));
  return { __typename: `${section}_${type}_Entry`, collection, doc, site };
}

const handles = ({ collection, doc }: EntrySource) => typeOf(collection, kindOf(doc));
const address = ({ doc }: EntrySource) => ({ slug: doc.slug, ...kindOf(doc) });

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

/** Resolvers of the fields that every entry has. */
export const entryFields = {
  id: reading(['id'], ({ collection, doc }: EntrySource) => elementId(collection, doc.id)),
  uri: reading(['slug', 'kind', 'archiveSection'], (source: EntrySource) =>
    uriOf(source.collection, address(source), source.site),
  ),
  url: reading(['slug', 'kind', 'archiveSection'], (source: EntrySource) =>
    entryUrl(source.collection, address(source), source.site),
  ),
  siteHandle: reading([], ({ site }: EntrySource) => site),
  sectionHandle: reading(
    ['kind', 'archiveSection'],
    (source: EntrySource) => handles(source).section,
  ),
  typeHandle: reading(['kind', 'archiveSection'], (source: EntrySource) => handles(source).type),
  dateCreated: reading(['createdAt'], ({ doc }: EntrySource) => dateTime(doc.createdAt)),
  dateUpdated: reading(['updatedAt'], ({ doc }: EntrySource) => dateTime(doc.updatedAt)),
  postDate: ({ doc }: EntrySource) => dateTime(doc.postDate),
  expiryDate: ({ doc }: EntrySource) => dateTime(doc.expiryDate),
  localized: reading(['id'], localized),
  seo: seoOf,
};
