import { categoryGroups, tagGroups, type CategoryGroup, type TagGroup } from '../src/api/groups';
import { isKey } from '../src/lib/isKey';
import { slugify } from '../src/lib/slugify';
import { type EntryCollection, entryCollections } from '../src/sections/sections';
import { isRecord } from '../src/lib/isRecord';
import {
  defaultSite,
  inEachSite,
  isSite,
  languageNames,
  type PerSite,
  type Site,
  sites,
} from '../src/sites';
import {
  type ContentCollection,
  type ContentGlobal,
  globalSlugs,
  type Store,
  type StoredDocument,
} from './Store';
import { stringOrEmpty } from '../src/lib/stringOrEmpty';
import type { Fields } from '../src/lib/Fields';

/** What visitors see of an entry: `pending` is published with newer changes that are not. */
type EntryState = 'published' | 'pending' | 'draft' | 'trashed';

/** A document with the name that it has in the folder of a town. */
export interface KeyedDocument {
  key: string;
  doc: StoredDocument;
}

/** An entry with its state. */
export interface CmsEntry extends KeyedDocument {
  state: EntryState;
}

/** The key of a file that exists in each language: its name and the language. */
export const languageEnding = new RegExp(`^(.*)\\.(${sites.join('|')})$`);

export const groups = [...categoryGroups, ...tagGroups] as const;

/** The text of a field, also of a translated one; empty if it has none. */
export function siteTextOf(value: unknown, site?: Site): string {
  return stringOrEmpty(site && isRecord(value) ? value[site] : value);
}

/** The key of a document. One that has none, such as an entry of the bulk seed, is named by its address. */
function keyOf({ key, slug, title, id }: StoredDocument): string {
  const named = sites.flatMap((site) => [siteTextOf(slug, site), slugify(siteTextOf(title, site))]);
  return [key, ...named].find(isKey) ?? String(id);
}

const keyed = (doc: StoredDocument): KeyedDocument => ({ key: keyOf(doc), doc });

/** Names an entry by its collection and id. */
const entryName = (collection: unknown, id: unknown): string =>
  `${String(collection)} ${String(id)}`;

/** The former slugs of each entry in alphabetical order. Only the newest entry that had an address has it here. */
function formerSlugsOf(documents: readonly StoredDocument[]): Map<string, PerSite<string[]>> {
  const owners = new Map<string, { site: Site; slug: string; entry: string }>();
  // The documents are sorted by id, so the newest come last.
  for (const { site, slug, entry } of documents)
    if (isSite(site) && isRecord(entry))
      owners.set(`${String(entry.relationTo)} ${site} ${siteTextOf(slug)}`, {
        site,
        slug: siteTextOf(slug),
        entry: entryName(entry.relationTo, entry.value),
      });
  const slugs = new Map<string, PerSite<string[]>>();
  for (const { site, slug, entry } of owners.values()) {
    const own = slugs.get(entry) ?? inEachSite((): string[] => []);
    slugs.set(entry, own);
    own[site].push(slug);
    own[site].sort();
  }
  return slugs;
}

const isTrashed = ({ deletedAt }: StoredDocument): boolean => Boolean(deletedAt);

/** Why an entry is not in the files; undefined if it is. */
export function reasonOfOmission({ state, doc }: CmsEntry): string | undefined {
  if (state === 'draft') return 'it is not published';
  if (state === 'trashed') return 'it is in the trash';
  return siteTextOf(doc.title, defaultSite) === ''
    ? `it has no title in ${languageNames(defaultSite).en}`
    : undefined;
}

/** All content of a cms as it is stored. */
export class CmsContent {
  readonly entries = new Map<EntryCollection, CmsEntry[]>();
  /** The categories and tags of each group, in their order. */
  readonly groups = new Map<CategoryGroup | TagGroup, KeyedDocument[]>();
  readonly globals = new Map<ContentGlobal, Fields>();
  media: KeyedDocument[] = [];
  trashedMedia: KeyedDocument[] = [];
  redirects: StoredDocument[] = [];
  private readonly keys = new Map<string, string>();

  private constructor(private readonly store: Store) {}

  static async read(store: Store): Promise<CmsContent> {
    const content = new CmsContent(store);
    const formerSlugs = formerSlugsOf(await store.findAll('formerAddresses'));
    for (const collection of entryCollections) await content.readEntries(collection, formerSlugs);
    for (const group of groups) {
      const documents = (await store.findAll(group)).map(keyed);
      const orderOf = ({ doc }: KeyedDocument) => siteTextOf(doc._order);
      documents.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
      content.groups.set(group, content.note(group, documents));
    }
    const files = content.note('media', (await store.findAll('media')).map(keyed));
    content.media = files.filter(({ doc }) => !isTrashed(doc));
    content.trashedMedia = files.filter(({ doc }) => isTrashed(doc));
    content.redirects = await store.findAll('redirects');
    for (const slug of globalSlugs) content.globals.set(slug, await store.readGlobal(slug));
    return content;
  }

  /** The key of a document that is not in the trash; undefined if there is none with this id. */
  keyOf(collection: string, id: unknown): string | undefined {
    return this.keys.get(entryName(collection, id));
  }

  private note<Documents extends readonly KeyedDocument[]>(
    collection: ContentCollection,
    documents: Documents,
  ): Documents {
    for (const { key, doc } of documents)
      if (!isTrashed(doc)) this.keys.set(entryName(collection, doc.id), key);
    return documents;
  }

  private async readEntries(
    collection: EntryCollection,
    formerSlugs: ReadonlyMap<string, PerSite<string[]>>,
  ): Promise<void> {
    const newest = await this.store.findAll(collection, 'newest');
    const hasDraft = new Set(newest.filter((doc) => doc._status === 'draft').map(({ id }) => id));
    const stateOf = (doc: StoredDocument): EntryState => {
      if (isTrashed(doc)) return 'trashed';
      if (doc._status !== 'published') return 'draft';
      return hasDraft.has(doc.id) ? 'pending' : 'published';
    };
    const entries = (await this.store.findAll(collection)).map((doc) => ({
      ...keyed({ ...doc, formerSlugs: formerSlugs.get(entryName(collection, doc.id)) }),
      state: stateOf(doc),
    }));
    this.entries.set(collection, this.note(collection, entries));
  }
}
