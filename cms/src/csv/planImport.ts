import type { PayloadRequest } from 'payload';
import { yieldToEventLoop } from '../lib/yieldToEventLoop';
import type { AdminLanguage } from '../lib/adminLanguage';
import { withChainFaults } from '../redirects/withChainFaults';
import { isEntryCollection } from '../sections/sections';
import { CellFault } from './CellFault';
import { ClaimedDocuments } from './ClaimedDocuments';
import { checkWrite } from './checkWrite';
import type { CellContext, Column } from './Column';
import { columnsOf, type CsvCollection, exportColumnsOf, keyColumnsOf } from './csvCollections';
import { readContext, readDocuments, valueOf } from './documents';
import { slugColumn, titleColumn } from './keyColumns';
import { messages } from './messages';
import type { Change, PlanLine, Write } from './Plan';
import { type CsvRow, readCsv } from './readCsv';

export interface ImportOptions {
  collection: CsvCollection;
  /** The language of the faults. */
  language: AdminLanguage;
  /** Whether new entries are published; they become drafts otherwise. */
  publish: boolean;
  /** The maximum numbers of rows, and of rows that change something; unlimited if undefined. */
  limits?: { rows: number; changes: number };
  /** The member of the staff who imports; the command has none. */
  user?: PayloadRequest['user'];
}

function checkNames(
  names: readonly string[],
  known: readonly Column[],
  collection: CsvCollection,
): void {
  const possible = [...exportColumnsOf(collection), ...known.map(({ name }) => name)];
  const unknown = names.filter((name) => !possible.includes(name));
  if (unknown.length > 0)
    throw new CellFault(messages.unknownColumns(unknown.join(', '), possible.join(', ')));
  const duplicates = names.filter((name, n) => names.indexOf(name) !== n);
  if (duplicates.length > 0) throw new CellFault(messages.duplicateColumns(duplicates.join(', ')));
  const keys = keyColumnsOf(collection);
  if (!keys.some((name) => names.includes(name))) throw new CellFault(messages.noKey(keys));
}

const normalize = (text: string): string => text.trim().replace(/\r\n/g, '\n');

/** Returns the change of a field, or null if the cell has the current value. */
function changeOf(
  column: Column,
  text: string,
  before: unknown,
  context: CellContext,
): Change | null {
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
  ) {}

  async plan(row: CsvRow): Promise<PlanLine> {
    const { [titleColumn]: title, [slugColumn]: slug, id, from } = row.cells;
    const name = [title, slug, id, from].find((text) => text) ?? '';
    const faults: string[] = [];
    const write = await this.write(row, faults);
    return { line: row.line, name, faults, ...(faults.length === 0 && write && { write }) };
  }

  private async write(row: CsvRow, faults: string[]): Promise<Write | undefined> {
    const claim = this.collectFault(faults, '', () => ({ entry: this.documents.claim(row) }));
    if (!claim) return undefined;
    const { entry } = claim;
    const before = entry?.fields ?? {};
    const changes = this.known.flatMap((column) => {
      const text = row.cells[column.name];
      if (text === undefined) return [];
      const change = () => changeOf(column, text, valueOf(before, column), this.context);
      return this.collectFault(faults, column.name, change) ?? [];
    });
    if (entry && changes.length === 0) return undefined;
    const { collection } = this.options;
    const isEntry = isEntryCollection(collection);
    if (isEntry && !entry && !row.cells[titleColumn])
      faults.push(messages.noTitle[this.options.language]);
    if (entry?.status === 'pending') faults.push(messages.pending[this.options.language]);
    for (const { column, value } of changes) {
      if (!isEntry && column.path === 'from' && typeof value === 'string')
        this.collectFault(faults, column.name, () => this.documents.assignFrom(value, row.line));
      if (column.path === 'slug' && column.site && typeof value === 'string') {
        const { site } = column;
        const owner = entry ? { id: entry.id } : { line: row.line };
        this.collectFault(faults, column.name, () => this.documents.assignSlug(site, value, owner));
      }
    }
    const published = entry ? entry.status !== 'draft' : this.options.publish || !isEntry;
    const write = { id: entry?.id, published, changes };
    if (faults.length === 0)
      faults.push(
        ...(await checkWrite(write, { collection, columns: this.known, before, req: this.req })),
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
  const { collection, language, limits } = options;
  const known = columnsOf(collection);
  const { rows } = readCsv(bytes, {
    maxRows: limits?.rows,
    check(names, count) {
      if (limits && count > limits.rows) throw new CellFault(messages.tooManyRows(limits.rows));
      checkNames(names, known, collection);
    },
  });
  const documents = new ClaimedDocuments(collection, await readDocuments(req, collection));
  const context = await readContext(req, collection, language);
  const planner = new Planner(options, known, documents, context, req);
  const planned: PlanLine[] = [];
  for (const row of rows) {
    planned.push(await planner.plan(row));
    // Visitors do not wait for the whole table.
    await yieldToEventLoop();
  }
  const lines = withChainFaults(planned, language);
  const changes = lines.filter(({ write }) => write).length;
  if (limits && changes > limits.changes)
    throw new CellFault(messages.tooManyChanges(changes, limits.changes));
  return lines;
}
