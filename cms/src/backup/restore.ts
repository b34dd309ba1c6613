import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../lib/isRecord';
import { LogSafeError } from '../logs/LogSafeError';
import { partsOf, type Place } from './Place';
import { postgresTool } from './postgresTool';

const tables =
  "SELECT count(*) FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')";

/**
 * Brings a backup back, into a place without a database: nothing is ever written over. The program
 * must not run. An older backup is brought to the newest migration when the program starts.
 *
 * @throws Error when the folder is no whole backup, is one of the other database, or the place is not
 * empty.
 */
export async function restore(folder: string, { database, dataDir }: Place): Promise<void> {
  const parts = partsOf(folder);
  const kind = await kindOf(parts.manifest);
  if (kind !== database.kind)
    throw new LogSafeError(
      `The backup is of ${kind}, but this installation uses ${database.kind}.`,
    );
  if (database.kind === 'sqlite' && existsSync(database.file))
    throw new LogSafeError(`There is a database at ${database.file}; move it away first.`);
  if (database.kind === 'postgres' && (await tablesIn(database.url)) > 0)
    throw new LogSafeError('The PostgreSQL database is not empty; drop and create it first.');
  await mkdir(dataDir, { recursive: true });
  await cp(parts.media, path.join(dataDir, 'media'), { recursive: true });
  if (existsSync(parts.secrets)) await copyFile(parts.secrets, path.join(dataDir, 'secrets.json'));
  // Last: it is what makes a town.
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

async function kindOf(manifest: string): Promise<string> {
  if (!existsSync(manifest))
    throw new LogSafeError(`${path.dirname(manifest)} is no whole backup.`);
  const said: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  return isRecord(said) ? String(said.database) : 'nothing known';
}

const tablesIn = async (url: string): Promise<number> =>
  Number(await postgresTool('psql', url, ['-At', '-c', tables]));
