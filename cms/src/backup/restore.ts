import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../lib/isRecord';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { backupFiles, type Installation } from './Installation';
import { postgresTool } from './postgresTool';

const tables =
  "SELECT count(*) FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')";

/**
 * Restores a backup to an installation without a database; it never overwrites one. The program must not
 * run. A backup of an older version is migrated when the program starts.
 *
 * @throws Error when the backup is incomplete or is of the other kind of database, or when there is already
 * a database.
 */
export async function restore(folder: string, { database, dataDir }: Installation): Promise<void> {
  const parts = backupFiles(folder);
  const kind = await kindOf(parts.manifest);
  if (kind !== database.kind)
    throw new LogSafeError(
      `The backup is of ${kind}, but this installation uses ${database.kind}.`,
    );
  if (database.kind === 'sqlite')
    for (const file of [database.file, `${database.file}-wal`])
      if (existsSync(file)) throw new LogSafeError(occupied(file));
  if (database.kind === 'postgres' && (await tablesIn(database.url)) > 0)
    throw new LogSafeError('The PostgreSQL database is not empty; drop and create it first.');
  await mkdir(dataDir, { recursive: true });
  await cp(parts.media, path.join(dataDir, 'media'), { recursive: true });
  if (existsSync(parts.secrets)) await copyFile(parts.secrets, path.join(dataDir, 'secrets.json'));
  // Restore the database last, so that an interrupted restore leaves none and can be repeated.
  if (database.kind === 'sqlite') {
    await mkdir(path.dirname(database.file), { recursive: true });
    await copyFile(parts.sqlite, `${database.file}.partial`);
    await rename(`${database.file}.partial`, database.file);
  } else {
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    const { pathname } = new URL(database.url);
    const name = decodeURIComponent(pathname.slice(1));
    await postgresTool('pg_restore', database.url, [...options, '-d', name, parts.postgres]);
  }
}

// SQLite would play the last writes of another database, which are in the file -wal, into the restored one.
const occupied = (file: string): string =>
  `There is a database, or a part of one, at ${file}; move it away first, with all files of its name.`;

async function kindOf(manifest: string): Promise<string> {
  if (!existsSync(manifest))
    throw new LogSafeError(`${path.dirname(manifest)} is not a complete backup.`);
  const content: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  return isRecord(content) ? String(content.database) : 'an unknown database';
}

const tablesIn = async (url: string): Promise<number> =>
  Number(await postgresTool('psql', url, ['-At', '-c', tables]));
