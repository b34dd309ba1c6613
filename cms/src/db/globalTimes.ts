import { sql } from '@payloadcms/db-postgres';
import type { Adapter } from './adapterOf';
import { queryOf } from './Database';
import { tableOf } from './globalTable';

type UpdateGlobal = Adapter['updateGlobal'];

/**
 * Stores when a global was saved. A save of a menu would not, so that its form would say the time of the save before,
 * and two people would overwrite each other's changes.
 *
 * Upstream: `upsertRow` of @payloadcms/drizzle leaves out the row of a document of which only translated fields have
 * data. Can go with the first release that writes `updatedAt` then.
 */
export function storeTimesOfGlobals(db: Adapter): void {
  const updateGlobal: UpdateGlobal = db.updateGlobal.bind(db);
  db.updateGlobal = async (args) => {
    const written = await updateGlobal(args);
    const id = await args.req?.transactionID;
    const session = id === undefined ? undefined : db.sessions[id];
    const updatedAt = new Date().toISOString();
    const table = sql.identifier(tableOf(args.slug));
    await queryOf(session?.db ?? db.drizzle)(sql`UPDATE ${table} SET updated_at = ${updatedAt}`);
    return { ...written, updatedAt };
  };
}
