import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BasePayload } from 'payload';
import type { ZodType } from 'zod';
import { LogSafeError } from '../logs/LogSafeError';

type Statement = ReturnType<typeof sql>;
type Postgres = Pick<PostgresAdapter['drizzle'], 'execute'>;
type Sqlite = Pick<SQLiteAdapter['drizzle'], 'all'>;

/** Runs a statement that both databases support and returns its rows after validation. */
export type Query = <Row>(row: ZodType<Row>, statement: Statement) => Promise<Row[]>;

const queryOf =
  (db: Postgres | Sqlite): Query =>
  async (row, statement) => {
    const rows: unknown[] =
      'execute' in db ? (await db.execute(statement)).rows : await db.all(statement);
    return rows.map((one) => row.parse(one));
  };

/**
 * Direct access to the tables of accounts. It bypasses Payload's documents, because a token or code must be
 * redeemed by one statement that reports whether it was the first.
 */
export class Rows {
  private readonly db: PostgresAdapter | SQLiteAdapter;

  constructor(payload: BasePayload) {
    // Payload's type covers only what all adapters share; db/adapters.ts creates one of these two.
    ({ db: this.db } = payload as unknown as { db: PostgresAdapter | SQLiteAdapter });
  }

  /** Returns Unix milliseconds by the database's clock, or null if the database uses this machine's clock. */
  async readTime(): Promise<number | null> {
    if (!('pool' in this.db)) return null;
    const { rows } = await this.db.pool.query<{ now: string }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now',
    );
    return Number(rows[0]?.now);
  }

  /** Reads committed rows. */
  read: Query = (row, statement) => queryOf(this.db.drizzle)(row, statement);

  /** Runs writes in one transaction. SQLite runs one write transaction at a time: see db/sqliteTransactions.ts. */
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
