import type { PayloadRequest } from 'payload';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import type { AdminLanguage } from '../lib/adminLanguage';
import { withChainFaults } from '../redirects/withChainFaults';
import { isEntryCollection } from '../sections/sections';
import { contactKinds } from '../fields/contactLinks';
import { problemOfSlug } from '../fields/slug';
import { CellFault, UnknownColumns } from './CellFault';
import { ClaimedDocuments } from './ClaimedDocuments';
import { checkWrite, writtenSites } from './checkWrite';
import { listItems, separator } from './choiceCells';
import type { CellContext, Column } from './Column';
import { columnsOf, type CsvCollection, keyColumnsOf } from './csvCollections';
import { readContext, readDocuments, valueOf } from './documents';
import { slugColumn, titleColumn } from './keyColumns';
import { messages } from './messages';
import type { Portion } from './portions';
import type { Change, PlanLine, Write } from './Plan';
import { type CsvRow, readCsv } from './readCsv';
import { columnNamed, type SheetColumn } from './columnNamed';
import { contactColumn, sheetColumnsOf } from './sheetColumns';

export interface ImportOptions {
  collection: CsvCollection;
  /** The language of the faults. */
  language: AdminLanguage;
  /** Columns that the editor has chosen for names of the sheet; an empty text leaves the column out. */
  names?: Readonly<Record<string, string>>;
  /** Whether new entries are published; they become drafts otherwise. */
  publish: boolean;
  /** The maximum numbers of rows, and of rows that change something; unlimited if undefined. */
  limits?: { rows: number; changes?: number };
  /** The first and the last row to plan; all if undefined. */
  portion?: Portion;
  /** The member of the staff who imports; the command has none. */
  user?: PayloadRequest['user'];
}

/** The texts that occur again, in order. */
const repeatedIn = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
};

/** The columns that a sheet means by its names; null for one that the editor leaves out. */
function resolveNames(
  typed: readonly string[],
  columns: readonly SheetColumn[],
  { collection, names: chosen = {}, language }: ImportOptions,
): (string | null)[] {
  const label = ({ label: { [language]: text } }: SheetColumn) => text;
  const repeated = repeatedIn(typed.filter((name) => name !== ''));
  if (repeated.length > 0) throw new CellFault(messages.duplicateColumns(repeated.join(', ')));
  const find = columnNamed(columns);
  const resolved = typed.map((name) => {
    if (name === '') return null;
    if (!Object.hasOwn(chosen, name)) return find(name);
    return chosen[name] === '' ? null : columns.find((column) => column.name === chosen[name]);
  });
  const unknown = typed.filter((_, n) => resolved[n] === undefined);
  if (unknown.length > 0)
    throw new UnknownColumns(messages.unknownColumns(unknown.join(', ')), unknown);
  const found = resolved.map((column) => column?.name ?? null);
  const duplicates = typed.filter((_, n) => found[n] && found.indexOf(found[n]) !== n);
  if (duplicates.length > 0) throw new CellFault(messages.duplicateColumns(duplicates.join(', ')));
  const keys = keyColumnsOf(collection);
  if (!keys.some((name) => found.includes(name)))
    throw new CellFault(
      messages.noKey(columns.filter(({ name }) => keys.includes(name)).map(label)),
    );
  return found;
}

const normalize = (text: string): string => text.trim().replace(/\r\n/g, '\n');

/** Puts the columns of single kinds of contact into the column of all contacts; the other kinds stay. */
function withContacts(
  cells: Readonly<Record<string, string>>,
  shown: string,
): Record<string, string> {
  const kinds = contactKinds.filter(({ value }) => cells[contactColumn(value)] !== undefined);
  if (kinds.length === 0) return { ...cells };
  const isOther = (item: string) => !kinds.some(({ value }) => item.startsWith(`${value}=`));
  const items = [
    ...listItems(cells.contacts ?? shown).filter(isOther),
    ...kinds.flatMap(({ value }) =>
      listItems(cells[contactColumn(value)] ?? '').map((text) => `${value}=${text}`),
    ),
  ];
  return { ...cells, contacts: items.join(separator) };
}

/** Returns the change of a field, or null if the cell has the current value. */
function changeOf(
  column: Column,
  text: string,
  before: unknown,
  context: CellContext,
): Omit<Change, 'name'> | null {
  const shown = normalize(column.format(before, context));
  if (normalize(text) === shown) return null;
  // A slug is never cleared, because the entry would have no address.
  if (text === '') return column.path === 'slug' ? null : { column, value: null };
  const value = column.parse(normalize(text), context, before);
  return normalize(column.format(value, context)) === shown ? null : { column, value };
}

/** Plans the rows of one file in sequence, because two rows may claim the same entry or address. */
class Planner {
  constructor(
    private readonly options: ImportOptions,
    private readonly known: readonly Column[],
    private readonly documents: ClaimedDocuments,
    private readonly context: CellContext,
    private readonly req: PayloadRequest,
    private readonly nameOf: (column: { name: string }) => string,
  ) {}

  async plan(row: CsvRow): Promise<PlanLine> {
    const { [titleColumn]: title, [slugColumn]: slug, id, from } = row.cells;
    const name = [title, slug, id, from].find((text) => text) ?? '';
    const faults: string[] = [];
    const write = await this.write(row, faults);
    const warnings = write && write.id === undefined ? this.warn(row) : [];
    return {
      line: row.line,
      name,
      faults,
      warnings,
      ...(faults.length === 0 && write && { write }),
    };
  }

  /** Warns of a new row that may describe content which is there already: nothing else would say so. */
  private warn(row: CsvRow): string[] {
    const { collection, language } = this.options;
    if (!isEntryCollection(collection)) return [];
    const alike = this.documents.findAlike(row, messages.row(row.line)[language]);
    return alike ? [messages.alike[alike.trait](alike.names.join(', '))[language]] : [];
  }

  private async write(row: CsvRow, faults: string[]): Promise<Write | undefined> {
    const claim = this.collectFault(faults, '', () => ({ entry: this.documents.claim(row) }));
    if (!claim) return undefined;
    const { entry } = claim;
    const before = entry?.fields ?? {};
    const contacts = this.known.find(({ name }) => name === 'contacts');
    const shown = contacts?.format(valueOf(before, contacts), this.context) ?? '';
    const cells = withContacts(row.cells, shown);
    const changes = this.known.flatMap((column) => {
      const text = cells[column.name];
      if (text === undefined) return [];
      const name = this.nameOf(column);
      const change = () => changeOf(column, text, valueOf(before, column), this.context);
      const found = this.collectFault(faults, name, change);
      return found ? { ...found, name } : [];
    });
    if (entry && changes.length === 0) return undefined;
    const { collection } = this.options;
    const isEntry = isEntryCollection(collection);
    if (isEntry && !entry && !row.cells[titleColumn])
      faults.push(messages.noTitle(this.nameOf({ name: titleColumn }))[this.options.language]);
    if (entry?.status === 'pending') faults.push(messages.pending[this.options.language]);
    for (const { column, name, value } of changes) {
      if (!isEntry && column.path === 'from' && typeof value === 'string')
        this.collectFault(faults, name, () => this.documents.assignFrom(value, row.line));
      if (column.path === 'slug' && column.site && typeof value === 'string') {
        const { site } = column;
        const owner = entry ? { id: entry.id } : { line: row.line };
        const known = faults.length;
        this.collectFault(faults, name, () => this.documents.assignSlug(site, value, owner));
        if (faults.length > known) continue;
        const problem = await problemOfSlug(value, site, {
          collection,
          id: entry?.id,
          req: this.req,
        });
        if (problem) faults.push(`${name}: ${problem[this.options.language]}`);
      }
    }
    const published = entry ? entry.status !== 'draft' : this.options.publish || !isEntry;
    const own = { id: entry?.id, published, changes };
    const write = { ...own, sites: writtenSites(own, before, this.known) };
    if (faults.length === 0)
      faults.push(
        ...(await checkWrite(write, {
          collection,
          columns: this.known,
          before,
          req: this.req,
          nameOf: this.nameOf,
        })),
      );
    return write;
  }

  /** Adds the fault of a cell to the list, so that all faults of a row are reported at once. */
  private collectFault<Result>(
    faults: string[],
    name: string,
    work: () => Result,
  ): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push([name, error.texts[this.options.language]].filter((part) => part).join(': '));
      return undefined;
    }
  }
}

/**
 * Plans the import of a table row by row, without writing. It reads in the transaction of the request, and
 * the validators of the fields write their messages in its language.
 *
 * @throws CellFault if the file cannot be used.
 */
export async function planImport(
  req: PayloadRequest,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<PlanLine[]> {
  const { collection, language, limits, portion } = options;
  const known = columnsOf(collection);
  const columns = sheetColumnsOf(req, collection);
  const called = new Map(columns.map(({ name, label }) => [name, label[language]]));
  const rows = readCsv(bytes, {
    maxRows: limits?.rows,
    columns(typed, count) {
      if (limits && count > limits.rows) throw new CellFault(messages.tooManyRows(limits.rows));
      const found = resolveNames(typed, columns, options);
      for (const [n, name] of found.entries())
        if (name !== null) called.set(name, typed[n] ?? name);
      const kinds = typed.filter((_, n) => found[n]?.startsWith(contactColumn('')));
      if (kinds.length > 0) called.set('contacts', kinds.join(', '));
      return found;
    },
  });
  const nameOf = ({ name }: { name: string }) => called.get(name) ?? name;
  const documents = new ClaimedDocuments(collection, await readDocuments(req, collection));
  const context = await readContext(req, collection, language);
  const planner = new Planner(options, known, documents, context, req, nameOf);
  const planned: PlanLine[] = [];
  for (const row of rows) {
    if (portion && (row.line < portion.from || row.line > portion.to)) continue;
    planned.push(await planner.plan(row));
    // Visitors do not wait for the whole table.
    await yieldToEventLoop();
  }
  const lines = withChainFaults(planned, language);
  const changes = lines.filter(({ write }) => write).length;
  if (limits?.changes !== undefined && changes > limits.changes)
    throw new CellFault(messages.tooManyChanges(changes, limits.changes));
  return lines;
}
