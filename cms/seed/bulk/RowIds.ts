import type { BasePayload } from 'payload';
import { isRecord } from '../../src/lib/isRecord';

/** How many ids are taken from the database at once. */
const portion = 1000;

type Db = BasePayload['db'];
type Connection = Parameters<Db['insert']>[0]['db'];

const numbersOf = (result: unknown): number[] =>
  isRecord(result) && Array.isArray(result.rows)
    ? result.rows.map((row: unknown) => Number(isRecord(row) ? row.id : NaN))
    : [];

/** Ids that no row of a table has, nor ever had. */
async function take(db: Db, connection: Connection, table: string): Promise<number[]> {
  const ask = async (raw: string) => numbersOf(await db.execute({ db: connection, raw }));
  if (db.name === 'postgres')
    return ask(
      `SELECT nextval(pg_get_serial_sequence('"${table}"', 'id')) AS id FROM generate_series(1, ${portion})`,
    );
  // The transaction keeps every other writer away, so that what is free now stays free.
  const [last = 0] = await ask(`SELECT max(
    coalesce((SELECT seq FROM sqlite_sequence WHERE name = '${table}'), 0),
    coalesce((SELECT max(id) FROM "${table}"), 0)) AS id`);
  return Array.from({ length: portion }, (_, n) => last + 1 + n);
}

/** Hands out ids of rows before the rows are written. Good for one transaction. */
export class RowIds {
  private readonly free = new Map<string, number[]>();

  constructor(
    private readonly db: Db,
    private readonly connection: Connection,
  ) {}

  /** An id for a new row of a table, or undefined when the row brings its own. */
  async next(table: string): Promise<number | undefined> {
    const type = this.db.rawTables[table]?.columns.id?.type;
    if (type !== 'integer' && type !== 'serial') return undefined;
    const free = this.free.get(table) ?? [];
    const id = free.shift();
    if (id !== undefined) return id;
    const [first, ...more] = await take(this.db, this.connection, table);
    this.free.set(table, more);
    return first;
  }
}
