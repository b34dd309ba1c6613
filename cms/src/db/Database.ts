import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BasePayload, PayloadRequest } from 'payload';
import { z, type ZodType } from 'zod';
import { adapterOf } from './adapterOf';
import { runInTransaction } from './runInTransaction';

/** A statement or a part of one. */
export type Statement = ReturnType<typeof sql>;
type Postgres = Pick<PostgresAdapter['drizzle'], 'execute'>;
type Sqlite = Pick<SQLiteAdapter['drizzle'], 'all'>;

/** Runs a statement that both databases support and returns its rows, validated by `row` if it is given. */
export type Query = <Row = unknown>(statement: Statement, row?: ZodType<Row>) => Promise<Row[]>;

/** Runs statements on a connection. */
export const queryOf =
  (db: Postgres | Sqlite): Query =>
  async (statement, row = z.any()) => {
    const rows: unknown[] =
      'execute' in db ? (await db.execute(statement)).rows : await db.all(statement);
    return rows.map((one) => row.parse(one));
  };

/**
 * Runs SQL statements on the database of the cms, without Payload's documents. Some work needs it: a token or code
 * must be redeemed by one statement that reports whether it was the first, counts and leases must be written without
 * reading them before, and sums would otherwise read all documents.
 */
export class Database {
  constructor(private readonly payload: BasePayload) {}

  /** Reads committed rows. */
  read: Query = (statement, row) => queryOf(adapterOf(this.payload).drizzle)(statement, row);

  /**
   * Runs writes in one transaction.
   *
   * @param work Its second argument is for writes of other modules in the same transaction, such as queueMail.
   */
  write<Result>(work: (query: Query, req: PayloadRequest) => Promise<Result>): Promise<Result> {
    return runInTransaction(this.payload, (req, connection) => work(queryOf(connection), req));
  }
}
