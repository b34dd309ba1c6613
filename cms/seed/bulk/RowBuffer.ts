import type { BasePayload } from 'payload';
import { RowIds } from './RowIds';

type Db = BasePayload['db'];
type Insert = Parameters<Db['insert']>[0];
type Row = Record<string, unknown>;

/** Values of one statement; both databases take more than 30,000. */
const mostValues = 20_000;

/**
 * The database adapter with its inserts held back, so that the rows of many documents go into a
 * table with one statement. Reads do not see what is held.
 */
export class RowBuffer {
  /** For new documents only: nothing of them can be in the database yet. */
  readonly db: Db;
  private readonly ids: RowIds;
  private readonly rows = new Map<string, Row[]>();

  constructor(
    private readonly whole: Db,
    private readonly connection: Insert['db'],
  ) {
    this.ids = new RowIds(whole, connection);
    const held: Partial<Db> = {
      insert: (args: Insert) => this.hold(args),
      // Only createVersion executes: it marks earlier versions, which new documents do not have.
      execute: (() => Promise.resolve({ rows: [] })) as unknown as Db['execute'],
    };
    // The adapter's methods call each other through `this`.
    this.db = Object.assign(Object.create(whole) as Db, held);
  }

  /** An id for a new document of a table. */
  idFor = (table: string): Promise<number | undefined> => this.ids.next(table);

  /** Writes what is held, the tables in the order of their first rows: parents before children. */
  async flush(): Promise<void> {
    for (const [tableName, rows] of this.rows) {
      const columns = Object.keys(this.whole.rawTables[tableName]?.columns ?? {}).length || 50;
      const most = Math.floor(mostValues / columns);
      for (let start = 0; start < rows.length; start += most)
        await this.whole.insert({
          db: this.connection,
          tableName,
          values: rows.slice(start, start + most),
        });
    }
    this.rows.clear();
  }

  private async hold({ tableName, values }: Insert): Promise<Row[]> {
    const held = this.rows.get(tableName) ?? [];
    this.rows.set(tableName, held);
    const rows = Array.isArray(values) ? values : [values];
    for (const row of rows) {
      row.id ??= await this.ids.next(tableName);
      held.push(row);
    }
    return rows;
  }
}
