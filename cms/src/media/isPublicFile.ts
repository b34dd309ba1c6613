import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { Database } from '../db/Database';
import { originalOf } from './variants';

const named = (name: string) => sql`SELECT id FROM media WHERE filename = ${originalOf(name)}`;

/**
 * Whether visitors may get a file: a document that is not in the trash names it, or the original of a variant. The store
 * may still have others, see deleteUnusedFiles. While the database is unavailable, visitors get what the store has.
 */
export async function isPublicFile(payload: BasePayload, name: string): Promise<boolean> {
  const query = sql`${named(name)} AND deleted_at IS NULL`;
  const rows = await new Database(payload).read(query).catch(() => null);
  return rows === null || rows.length > 0;
}

/** Whether the staff may get a file: that of a document, also of one in the trash. */
export const isFileOfStaff = async (payload: BasePayload, name: string): Promise<boolean> =>
  (await new Database(payload).read(named(name))).length > 0;
