import type { BasePayload } from 'payload';
import { isRecord } from '../../src/lib/isRecord';

type Db = BasePayload['db'];
type Insert = Parameters<Db['insert']>[0];
type Row = Record<string, unknown>;

/** How many ids are reserved in the database at once. */
const batchSize = 1000;

const numbersOf = (result: unknown): number[] =>
  isRecord(result) && Array.isArray(result.rows)
    ? result.rows.map((row: unknown) => Number(isRecord(row) ? row.id : NaN))
    : [];

/** Reserves ids that no row of a table has or had. */
async function reserveIds(db: Db, connection: Insert['db'], table: string): Promise<number[]> {
  const query = async (raw: string) => numbersOf(await db.execute({ db: connection, raw }));
  if (db.name === 'postgres')
    return query(
      `SELECT nextval(pg_get_serial_sequence('"${table}"', 'id')) AS id FROM generate_series(1, ${batchSize})`,
    );
  // The transaction blocks all other writers, so these ids stay free.
  const [last = 0] = await query(`SELECT max(
    coalesce((SELECT seq FROM sqlite_sequence WHERE name = '${table}'), 0),
    coalesce((SELECT max(id) FROM "${table}"), 0)) AS id`);
  return Array.from({ length: batchSize }, (_, n) => last + 1 + n);
}

/** Assigns ids to rows before the rows are written. Use one instance per transaction. */
class RowIds {
  private readonly free = new Map<string, number[]>();

  constructor(
    private readonly db: Db,
    private readonly connection: Insert['db'],
  ) {}

  /** An id for a new row of a table, or undefined when the ids of the table are not numbers. */
  async next(table: string): Promise<number | undefined> {
    const type = this.db.rawTables[table]?.columns.id?.type;
    if (type !== 'integer' && type !== 'serial') return undefined;
    const free = this.free.get(table) ?? [];
    const id = free.shift();
    if (id !== undefined) return id;
    const [first, ...more] = await reserveIds(this.db, this.connection, table);
    this.free.set(table, more);
    return first;
  }
}

/** Maximum number of values in one statement; both databases allow more than 30,000. */
const maxValues = 20_000;

/**
 * A database adapter that buffers inserts, so that the rows of many documents are inserted into a table with
 * one statement. Reads do not see buffered rows.
 */
export class RowBuffer {
  /** The buffering adapter. Use it only for new documents. */
  readonly db: Db;
  private readonly ids: RowIds;
  private readonly rows = new Map<string, Row[]>();

  constructor(
    private readonly adapter: Db,
    private readonly connection: Insert['db'],
  ) {
    this.ids = new RowIds(adapter, connection);
    const overrides: Partial<Db> = {
      insert: (args: Insert) => this.bufferInsert(args),
      // Only createVersion calls execute, to mark earlier versions, which new documents do not have.
      execute: (() => Promise.resolve({ rows: [] })) as unknown as Db['execute'],
    };
    // The adapter's methods call each other through `this`.
    this.db = Object.assign(Object.create(adapter) as Db, overrides);
  }

  /** An id for a new document of a table. */
  idFor = (table: string): Promise<number | undefined> => this.ids.next(table);

  /** Writes the buffered rows. Tables come in the order of their first rows, so parents before children. */
  async flush(): Promise<void> {
    for (const [tableName, rows] of this.rows) {
      const columns = Object.keys(this.adapter.rawTables[tableName]?.columns ?? {}).length || 50;
      const maxRows = Math.floor(maxValues / columns);
      for (let start = 0; start < rows.length; start += maxRows)
        await this.adapter.insert({
          db: this.connection,
          tableName,
          values: rows.slice(start, start + maxRows),
        });
    }
    this.rows.clear();
  }

  private async bufferInsert({ tableName, values }: Insert): Promise<Row[]> {
    const buffered = this.rows.get(tableName) ?? [];
    this.rows.set(tableName, buffered);
    const rows = Array.isArray(values) ? values : [values];
    for (const row of rows) {
      row.id ??= await this.ids.next(tableName);
      buffered.push(row);
    }
    return rows;
  }
}
