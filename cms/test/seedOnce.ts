import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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
  const lock = `${folder}-lock`;
  while (!existsSync(folder)) {
    if (await isTaken(lock)) {
      await pause(50);
      continue;
    }
    try {
      if (!existsSync(folder)) await createWhole(folder, create);
    } finally {
      await rmdir(lock);
    }
  }
  return folder;
}

/** Takes a lock, unless another worker has it, which creates the same folder. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return false;
  } catch (error) {
    if (existsSync(lock)) return true;
    throw error;
  }
}

/** Creates a folder, which exists only when it is complete. */
async function createWhole(folder: string, create: (folder: string) => Promise<void>) {
  const partial = await mkdtemp(`${folder}-partial-`);
  await create(partial);
  await rename(partial, folder);
}
