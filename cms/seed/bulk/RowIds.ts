import type { BasePayload } from 'payload';
import { isRecord } from '../../src/lib/isRecord';

/** How many ids are reserved in the database at once. */
const batchSize = 1000;

type Db = BasePayload['db'];
type Connection = Parameters<Db['insert']>[0]['db'];

const numbersOf = (result: unknown): number[] =>
  isRecord(result) && Array.isArray(result.rows)
    ? result.rows.map((row: unknown) => Number(isRecord(row) ? row.id : NaN))
    : [];

/** Reserves ids that no row of a table has or had. */
async function reserveIds(db: Db, connection: Connection, table: string): Promise<number[]> {
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
export class RowIds {
  private readonly free = new Map<string, number[]>();

  constructor(
    private readonly db: Db,
    private readonly connection: Connection,
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
