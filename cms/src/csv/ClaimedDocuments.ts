import { documentOf } from '../api/elementId';
import { textIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import { slugify } from '../lib/slugify';
import { sortKey } from '../lib/sortKey';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import { parseFrom } from '../redirects/csv';
import { defaultSite, type Site, sites } from '../sites';
import { CellFault } from './CellFault';
import type { CsvCollection } from './csvCollections';
import type { CsvDocument } from './documents';
import { slugColumn } from './keyColumns';
import { messages } from './messages';
import type { CsvRow } from './readCsv';

const slugOf = ({ fields }: CsvDocument, site: Site): string => textIn(fields.slug, site) ?? '';

/** A document of the database, or a new one by the line of the file that describes it. */
export type Owner = { id: number } | { line: number };

const isSame = (one: Owner, other: Owner): boolean =>
  'id' in one ? 'id' in other && one.id === other.id : 'line' in other && one.line === other.line;

/** The key of a slug in the map of the owners. The key of a redirect is its old address. */
const keyOfSlug = (site: Site, slug: string): string => `${site} ${slug}`;

/** What makes an entry look like another: its titles, or where it is. */
type Trait = 'title' | 'address';

/** The titles of an entry in all languages, and its address in the town. */
const traitsOf = ({ title, address }: Record<string, unknown>): Record<Trait, string[]> => ({
  title: sites.map((site) => textIn(title, site) ?? ''),
  address: [isRecord(address) ? stringOrEmpty(address.address) : ''],
});

/** The same from a row. */
const traitsIn = ({ cells }: CsvRow): Record<Trait, string[]> => ({
  title: sites.map((site) => cells[`title_${site}`] ?? ''),
  address: [cells.address ?? ''],
});

/** The entries or redirects of the database, and the rows that have claimed them. */
export class ClaimedDocuments {
  private readonly byId: ReadonlyMap<number, CsvDocument>;
  /** Lines by the id of the document that they describe. */
  private readonly claimed = new Map<number, number>();
  /** Owners of addresses by language and slug, or by the old address of a redirect. */
  private readonly owners = new Map<string, Owner>();
  /** The names of entries and rows by what they look like. */
  private readonly alike = { title: new Map<string, string>(), address: new Map<string, string>() };

  constructor(
    private readonly collection: CsvCollection,
    documents: readonly CsvDocument[],
  ) {
    this.byId = new Map(documents.map((document) => [document.id, document]));
    for (const document of documents)
      for (const key of this.keysOf(document)) this.owners.set(key, { id: document.id });
    for (const { id, fields } of documents) {
      const traits = traitsOf(fields);
      this.noteTraits(traits, traits.title.find(Boolean) ?? String(id));
    }
  }

  private noteTraits(traits: Record<Trait, string[]>, name: string): void {
    for (const trait of ['title', 'address'] as const)
      for (const key of traits[trait].map(sortKey))
        if (key !== '' && !this.alike[trait].has(key)) this.alike[trait].set(key, name);
  }

  /**
   * The names of an entry and of an earlier row which a new row may describe again: they have its title, or else its
   * address. Later rows are compared with this one too.
   *
   * @param name how a later row names this one
   */
  findAlike(row: CsvRow, name: string): { trait: Trait; names: string[] } | null {
    const traits = traitsIn(row);
    const found = (['title', 'address'] as const).map((trait) => ({
      trait,
      names: [
        ...new Set(traits[trait].flatMap((text) => this.alike[trait].get(sortKey(text)) ?? [])),
      ],
    }));
    this.noteTraits(traits, name);
    return found.find(({ names }) => names.length > 0) ?? null;
  }

  /** The keys of the addresses that belong to a document. */
  private keysOf(document: CsvDocument): string[] {
    return this.collection === 'redirects'
      ? [String(document.fields.from)]
      : sites.map((site) => keyOfSlug(site, slugOf(document, site)));
  }

  /**
   * Returns the entry that a row describes, by its id or else by its slug in the default language, or the redirect from its old
   * address; undefined for a new one.
   *
   * @throws CellFault if the id is unknown or an earlier row describes the same document.
   */
  claim({ cells, line }: CsvRow): CsvDocument | undefined {
    const document =
      this.collection === 'redirects'
        ? this.withKey(parseFrom(cells.from ?? ''))
        : cells.id
          ? this.withId(cells.id)
          : this.withSlug(slugify(cells[slugColumn] ?? ''));
    if (!document) return undefined;
    const earlier = this.claimed.get(document.id);
    if (earlier !== undefined) throw new CellFault(messages.twice(earlier));
    this.claimed.set(document.id, line);
    return document;
  }

  /**
   * Assigns an address to an entry.
   *
   * @throws CellFault if another entry has the address.
   */
  assignSlug(site: Site, slug: string, owner: Owner): void {
    const key = keyOfSlug(site, slug);
    const other = this.owners.get(key);
    if (other && !isSame(other, owner)) throw new CellFault(messages.addressTaken);
    this.owners.set(key, owner);
  }

  /**
   * Notes the old address of a new redirect.
   *
   * @throws CellFault if an earlier row has the same.
   */
  assignFrom(from: string, line: number): void {
    const owner = this.owners.get(from);
    if (owner && 'line' in owner) throw new CellFault(messages.sameFrom(owner.line));
    this.owners.set(from, { line });
  }

  private withId(text: string): CsvDocument {
    const reference = documentOf(text);
    const entry =
      reference?.collection === this.collection ? this.byId.get(reference.id) : undefined;
    if (!entry) throw new CellFault(messages.noSuchId(text));
    return entry;
  }

  private withSlug(slug: string): CsvDocument | undefined {
    return slug === '' ? undefined : this.withKey(keyOfSlug(defaultSite, slug));
  }

  private withKey(key: string): CsvDocument | undefined {
    const owner = this.owners.get(key);
    return owner && 'id' in owner ? this.byId.get(owner.id) : undefined;
  }
}
