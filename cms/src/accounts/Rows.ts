import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BasePayload } from 'payload';
import type { ZodType } from 'zod';
import { LogSafeError } from '../logs/LogSafeError';

type Statement = ReturnType<typeof sql>;
type Postgres = Pick<PostgresAdapter['drizzle'], 'execute'>;
type Sqlite = Pick<SQLiteAdapter['drizzle'], 'all'>;

/** Runs a statement that both databases understand; answers its rows, each checked. */
export type Query = <Row>(row: ZodType<Row>, statement: Statement) => Promise<Row[]>;

const queryOf =
  (db: Postgres | Sqlite): Query =>
  async (row, statement) => {
    const rows: unknown[] =
      'execute' in db ? (await db.execute(statement)).rows : await db.all(statement);
    return rows.map((one) => row.parse(one));
  };

/**
 * The tables of accounts. They are written past Payload's documents because tokens and codes must
 * be used up by one statement that says whether it was the first.
 */
export class Rows {
  private readonly db: PostgresAdapter | SQLiteAdapter;

  constructor(payload: BasePayload) {
    // Payload types the database by what all databases have in common; db.ts made this one.
    ({ db: this.db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter });
  }

  /** Unix milliseconds by the database's clock; null where that is this machine's own. */
  async time(): Promise<number | null> {
    if (!('pool' in this.db)) return null;
    const { rows } = await this.db.pool.query<{ now: string }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now',
    );
    return Number(rows[0]?.now);
  }

  /** Reads what is committed. */
  read: Query = (row, statement) => queryOf(this.db.drizzle)(row, statement);

  /** Writes as a whole or not at all. On SQLite writers take turns: see atomicSqlite.ts. */
  async write<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const { db } = this;
    if ('pool' in db) return db.drizzle.transaction((transaction) => work(queryOf(transaction)));
    const id = await db.beginTransaction();
    const session = id === null ? undefined : db.sessions[id];
    if (id === null || !session) throw new LogSafeError('The database began no transaction.');
    try {
      const result = await work(queryOf(session.db));
      await db.commitTransaction(id);
      return result;
    } catch (error) {
      await db.rollbackTransaction(id);
      throw error;
    }
  }
}
