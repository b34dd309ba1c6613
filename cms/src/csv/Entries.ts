import { documentOf } from '../api/elementId';
import { isRecord } from '../lib/isRecord';
import { slugify } from '../lib/slugify';
import { parseFrom } from '../redirects/csv';
import { type Site, sites } from '../sites';
import { CellFault } from './CellFault';
import type { CsvCollection } from './csvCollections';
import type { CsvDocument } from './documents';
import { messages } from './messages';
import type { CsvRow } from './readCsv';

const slugOf = ({ fields }: CsvDocument, site: Site): string => {
  const slug = isRecord(fields.slug) ? fields.slug[site] : undefined;
  return typeof slug === 'string' ? slug : '';
};

/** The name of an old address among the owners. */
const nameOfFrom = (from: string): string => `from ${from}`;

/** The entries or redirects of the database, and the rows that have claimed them. */
export class Entries {
  private readonly byId: ReadonlyMap<number, CsvDocument>;
  /** Lines by the entry that they describe. */
  private readonly claimed = new Map<string, number>();
  /** Owners of addresses by language and slug, or by old address: an id, or the line of a new document. */
  private readonly owners = new Map<string, string>();

  constructor(
    private readonly collection: CsvCollection,
    documents: readonly CsvDocument[],
  ) {
    this.byId = new Map(documents.map((document) => [document.id, document]));
    for (const document of documents)
      for (const name of this.addressesOf(document)) this.owners.set(name, `id ${document.id}`);
  }

  /** The names of the addresses that belong to a document. */
  private addressesOf(document: CsvDocument): string[] {
    return this.collection === 'redirects'
      ? [nameOfFrom(String(document.fields.from))]
      : sites.map((site) => `${site} ${slugOf(document, site)}`);
  }

  /**
   * Returns the entry that a row describes, by its id or else by its Italian slug, or the redirect from its old
   * address; undefined for a new one.
   *
   * @throws CellFault if the id is unknown or an earlier row describes the same entry.
   */
  claim({ cells, line }: CsvRow): CsvDocument | undefined {
    const entry =
      this.collection === 'redirects'
        ? this.withAddress(nameOfFrom(parseFrom(cells.from ?? '')))
        : cells.id
          ? this.withId(cells.id)
          : this.withSlug(slugify(cells.slug_it ?? ''));
    if (!entry) return undefined;
    const key = String(entry.id);
    const earlier = this.claimed.get(key);
    if (earlier !== undefined) throw new CellFault(messages.twice(earlier));
    this.claimed.set(key, line);
    return entry;
  }

  /**
   * Assigns an address to an entry.
   *
   * @param owner `id` and an id, or `line` and the line of a new entry.
   * @throws CellFault if another entry has the address.
   */
  assignSlug(site: Site, slug: string, owner: string): void {
    const key = `${site} ${slug}`;
    const other = this.owners.get(key);
    if (other !== undefined && other !== owner) throw new CellFault(messages.addressTaken());
    this.owners.set(key, owner);
  }

  /**
   * Notes the old address of a new redirect.
   *
   * @throws CellFault if an earlier row has the same.
   */
  assignFrom(from: string, line: number): void {
    const key = nameOfFrom(from);
    const [, earlier] = /^line (\d+)$/.exec(this.owners.get(key) ?? '') ?? [];
    if (earlier !== undefined) throw new CellFault(messages.sameFrom(Number(earlier)));
    this.owners.set(key, `line ${line}`);
  }

  private withId(text: string): CsvDocument {
    const reference = documentOf(text);
    const entry =
      reference?.collection === this.collection ? this.byId.get(reference.id) : undefined;
    if (!entry) throw new CellFault(messages.noSuchId(text));
    return entry;
  }

  private withSlug(slug: string): CsvDocument | undefined {
    return slug === '' ? undefined : this.withAddress(`it ${slug}`);
  }

  private withAddress(name: string): CsvDocument | undefined {
    const owner = this.owners.get(name);
    return owner?.startsWith('id ') ? this.byId.get(Number(owner.slice(3))) : undefined;
  }
}
