import { documentOf } from '../api/elementId';
import { isRecord } from '../lib/isRecord';
import { slugify } from '../lib/slugify';
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

/** The entries of the database, and the rows that have claimed them. */
export class Entries {
  private readonly byId: ReadonlyMap<number, CsvDocument>;
  /** Lines by the entry that they describe. */
  private readonly claimed = new Map<string, number>();
  /** Owners of addresses by language and slug: an id, or the line of a new entry. */
  private readonly owners = new Map<string, string>();

  constructor(
    private readonly collection: CsvCollection,
    documents: readonly CsvDocument[],
  ) {
    this.byId = new Map(documents.map((document) => [document.id, document]));
    for (const document of documents)
      for (const site of sites)
        this.owners.set(`${site} ${slugOf(document, site)}`, `id ${document.id}`);
  }

  /**
   * Returns the entry that a row describes, by its id or else by its Italian slug, or undefined for a new
   * entry.
   *
   * @throws CellFault if the id is unknown or an earlier row describes the same entry.
   */
  claim({ cells, line }: CsvRow): CsvDocument | undefined {
    const entry = cells.id ? this.withId(cells.id) : this.withSlug(slugify(cells.slug_it ?? ''));
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

  private withId(text: string): CsvDocument {
    const reference = documentOf(text);
    const entry =
      reference?.collection === this.collection ? this.byId.get(reference.id) : undefined;
    if (!entry) throw new CellFault(messages.noSuchId(text));
    return entry;
  }

  private withSlug(slug: string): CsvDocument | undefined {
    const owner = slug === '' ? undefined : this.owners.get(`it ${slug}`);
    return owner?.startsWith('id ') ? this.byId.get(Number(owner.slice(3))) : undefined;
  }
}
