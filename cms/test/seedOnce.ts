import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The environment variable with the folder for seeded data, for Jest's workers. */
const variable = 'STUDIUM_SEEDED_DIR';

/** Creates the folder for seeded data before the workers start, so that they get its path. */
export async function createSeedFolder(): Promise<void> {
  process.env[variable] = await mkdtemp(path.join(os.tmpdir(), 'studium-seeded-'));
}

/** Deletes the folder after the last test. */
export async function removeSeedFolder(): Promise<void> {
  const folder = process.env[variable];
  if (folder) await rm(folder, { recursive: true, force: true });
}

/**
 * Creates data once per run, which many test files copy, because seeding takes seconds and copying does not.
 *
 * @param name identifies the data; the same name returns the same folder
 * @param create fills an empty folder
 * @returns the folder, which the caller must not change
 */
export async function seedOnce(
  name: string,
  create: (folder: string) => Promise<void>,
): Promise<string> {
  const root = process.env[variable];
  if (!root) throw new Error(`${variable} is not set: Jest's global setup has not run.`);
  const folder = path.join(root, name);
  if (existsSync(folder)) return folder;
  const partial = await mkdtemp(`${folder}-partial-`);
  await create(partial);
  await rename(partial, folder).catch(async (error: unknown) => {
    // Another worker has created the same folder meanwhile.
    if (!existsSync(folder)) throw error;
    await rm(partial, { recursive: true });
  });
  return folder;
}
