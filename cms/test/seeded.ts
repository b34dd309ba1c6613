import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The variable that tells Jest's workers where a run keeps what it seeds. */
const variable = 'STUDIUM_SEEDED_DIR';

/** Makes the folder for what a run seeds. Called before its workers start, which get its address. */
export async function openSeeded(): Promise<void> {
  process.env[variable] = await mkdtemp(path.join(os.tmpdir(), 'studium-seeded-'));
}

/** Removes the folder after the last test. */
export async function closeSeeded(): Promise<void> {
  const folder = process.env[variable];
  if (folder) await rm(folder, { recursive: true, force: true });
}

/**
 * Makes something that many test files copy, once for the whole run: seeding takes seconds, copying
 * does not.
 *
 * @param name what it is; the same name gets the same folder
 * @param make fills the empty folder that it is given
 * @returns the folder, which the caller only reads
 */
export async function seeded(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const root = process.env[variable];
  if (!root) throw new Error(`${variable} is not set: Jest's global setup has not run.`);
  const folder = path.join(root, name);
  if (existsSync(folder)) return folder;
  const partial = await mkdtemp(`${folder}-partial-`);
  await make(partial);
  await rename(partial, folder).catch(async (error: unknown) => {
    // Another worker has made the same meanwhile.
    if (!existsSync(folder)) throw error;
    await rm(partial, { recursive: true });
  });
  return folder;
}
