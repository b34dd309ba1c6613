import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { z } from 'zod';
import { Database } from '../db/Database';
import { dayMs } from '../lib/durations';
import { isStored } from './fileName';
import { mediaStore } from './MediaStore';
import { originalOf } from './variants';

const row = z.object({ filename: z.string().nullable() });

/**
 * Deletes the files of the library that no document names any more, also none in the trash. They are a day old at
 * least: the document of a new file may not be committed yet, and a backup of the database needs its files.
 */
export async function deleteUnusedFiles(payload: BasePayload, now = Date.now()): Promise<void> {
  const names = (await mediaStore.list()).filter(isStored);
  const rows = await new Database(payload).read(sql`SELECT filename FROM media`, row);
  const used = new Set(rows.map(({ filename }) => filename));
  for (const name of names) {
    if (used.has(originalOf(name))) continue;
    const file = await mediaStore.find(name);
    if (file && file.modified.getTime() < now - dayMs) await mediaStore.delete(name);
  }
}
