import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { isRecord } from '../lib/isRecord';
import type { Adapter } from './adapterOf';
import { queryOf } from './Database';

type Connection = Parameters<typeof queryOf>[0];

/** The method of both adapters, of which each allows only its own connections. */
type Insert = (args: {
  db: Connection;
  tableName: string;
  values: Record<string, unknown> | Record<string, unknown>[];
}) => Promise<Record<string, unknown>[]>;

const localeTable = /_locales$/;

const found = z.object({ id: z.string() });

/** Whether a value is a row of an array field. In versions the database numbers them, and their ids may repeat. */
const isArrayRow = (value: unknown): value is { id: string } =>
  isRecord(value) && typeof value.id === 'string' && '_parentID' in value && '_order' in value;

/**
 * Gives a row of an array field a new id where another row of the table has its id already: that of another document, or
 * one in another language of the same document. Browsers make the ids of new rows, and a draft may contain any; only
 * when it is published, the database compares it with the ids of other documents.
 *
 * Upstream: the ids of rows are the primary key of their table, and Payload stores them as it gets them.
 * Can go when the primary key contains the parent of the row.
 */
export function renewTakenRowIds(db: Pick<Adapter, 'insert'>): void {
  const insert = db.insert.bind(db) as Insert;
  /** The new ids of the rows that a connection has just written, by table and old id. The texts of the rows follow. */
  const renewed = new WeakMap<object, Map<string, Map<unknown, string>>>();

  async function renew({ db: connection, tableName, values }: Parameters<Insert>[0]) {
    const rows = [values].flat().filter(isArrayRow);
    const ids = rows.map(({ id }) => id);
    const taken = new Set(
      (
        await queryOf(connection)(
          sql`SELECT id FROM ${sql.identifier(tableName)} WHERE id IN ${ids}`,
          found,
        )
      ).map(({ id }) => id),
    );
    const changes = new Map<unknown, string>();
    for (const row of rows) {
      const { id } = row;
      if (taken.has(id)) changes.set(id, (row.id = randomBytes(12).toString('hex')));
      taken.add(id);
    }
    const byTable = renewed.get(connection) ?? new Map<string, Map<unknown, string>>();
    renewed.set(connection, byTable.set(tableName, changes));
  }

  const insertRenewed: Insert = async function (args) {
    const { db: connection, tableName, values } = args;
    const rows = [values].flat();
    if (rows.some(isArrayRow)) await renew(args);
    else if (localeTable.test(tableName)) {
      const changes = renewed.get(connection)?.get(tableName.replace(localeTable, ''));
      for (const row of rows) row._parentID = changes?.get(row._parentID) ?? row._parentID;
    }
    return insert(args);
  };
  Object.assign(db, { insert: insertRenewed });
}
