import {
  type EntryCollection,
  type EntryDocs,
  type TypeFields,
  typeOf,
  uriOf,
} from '../../sections/sections';
import { type Site, sites } from '../../sites';
import type { ApiContext } from '../context';
import { elementId } from '../elementId';
import { dateTime } from '../dateTime';
import { reading } from '../reading';
import { entryUrl } from './entryUrl';

/** The source object for an entry. */
export interface EntrySource<Collection extends EntryCollection = EntryCollection> {
  __typename: string;
  collection: Collection;
  doc: EntryDocs[Collection];
  site: Site;
}

const kindOf = (doc: EntryDocs[EntryCollection]): TypeFields =>
  'kind' in doc ? { kind: doc.kind, archiveSection: doc.archiveSection } : {};

export function entrySource<Collection extends EntryCollection>(
  collection: Collection,
  doc: EntryDocs[Collection],
  site: Site,
): EntrySource<Collection> {
  const { section, type } = typeOf(collection, kindOf(doc));
  return { __typename: `${section}_${type}_Entry`, collection, doc, site };
}

const handles = ({ collection, doc }: EntrySource) => typeOf(collection, kindOf(doc));
const address = ({ doc }: EntrySource) => ({ slug: doc.slug, ...kindOf(doc) });

async function localized(source: EntrySource, _: unknown, { read }: ApiContext) {
  const { collection, doc, site } = source;
  const others = await Promise.all(
    sites
      .filter((other) => other !== site)
      .map(async (other) => {
        const translation = await read.load(collection, other, doc.id);
        return translation && entrySource(collection, translation, other);
      }),
  );
  return others.filter((other) => other !== null);
}

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
};
