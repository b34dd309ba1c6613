import { documentOf } from '../api/elementId';
import { textIn } from '../lib/inSite';
import { slugify } from '../lib/slugify';
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

/** The entries or redirects of the database, and the rows that have claimed them. */
export class ClaimedDocuments {
  private readonly byId: ReadonlyMap<number, CsvDocument>;
  /** Lines by the id of the document that they describe. */
  private readonly claimed = new Map<number, number>();
  /** Owners of addresses by language and slug, or by the old address of a redirect. */
  private readonly owners = new Map<string, Owner>();

  constructor(
    private readonly collection: CsvCollection,
    documents: readonly CsvDocument[],
  ) {
    this.byId = new Map(documents.map((document) => [document.id, document]));
    for (const document of documents)
      for (const key of this.keysOf(document)) this.owners.set(key, { id: document.id });
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
