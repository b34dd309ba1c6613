import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { type Manifest, backupFiles, type Installation } from './Installation';
import { postgresTool } from './postgresTool';

/**
 * Copies database, media and generated secrets into a new folder while the programs run. The copy of the
 * database is consistent. Media are copied before and after it: a stored file never changes, so both copies
 * together contain all files that the database refers to.
 *
 * @param folder It appears only when the backup is complete.
 * @throws Error when the folder exists already.
 */
export async function backup(
  { database, dataDir }: Installation,
  folder: string,
): Promise<Manifest> {
  if (existsSync(folder)) throw new LogSafeError(`${folder} already exists; choose a new folder.`);
  const partial = `${folder}.partial`;
  if (existsSync(partial))
    throw new LogSafeError(`${partial} is left over from an interrupted backup; delete it first.`);
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const parts = backupFiles(partial);
  const media = path.join(dataDir, 'media');
  await copyNewFiles(media, parts.media);
  if (database.kind === 'sqlite') await copySqlite(database.file, parts.sqlite);
  else
    await postgresTool('pg_dump', database.url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${parts.postgres}`,
    ]);
  await copyNewFiles(media, parts.media);
  const secrets = path.join(dataDir, 'secrets.json');
  if (existsSync(secrets)) {
    await copyFile(secrets, parts.secrets);
    await chmod(parts.secrets, 0o600);
  }
  const manifest: Manifest = {
    made: new Date().toISOString(),
    database: database.kind,
    media: (await readdir(parts.media)).length,
  };
  await writeFile(parts.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, folder);
  return manifest;
}

const statOf = (file: string) => stat(file).catch(() => null);

/**
 * Copies the files that the other folder lacks, or of which it has only the beginning, because an upload was still
 * writing when they were copied.
 */
export async function copyNewFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // The folder does not exist when media are in a bucket.
  if (!existsSync(from)) return;
  const isNew = async (file: string, copy: string): Promise<boolean> => {
    const info = await statOf(file);
    return info !== null && (info.isDirectory() || info.size !== (await statOf(copy))?.size);
  };
  await cp(from, to, { recursive: true, filter: isNew });
}

/** Copies the database with VACUUM INTO, which is consistent while other programs write. */
async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new LogSafeError(`There is no database at ${from}.`);
  const client = createClient({ url: `file:${from}` });
  try {
    await client.execute('PRAGMA busy_timeout = 10000');
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] });
  } finally {
    client.close();
  }
}
