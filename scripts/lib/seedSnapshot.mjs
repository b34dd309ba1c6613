import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { computeCmsStamp } from './builds.mjs';
import { ROOT } from './paths.mjs';
import { hasCode } from './problem.mjs';

/** The folder of the cache, which contains only the newest seed. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'studium-seed');

/**
 * Copies the data of an earlier scratch town, if the files that they were seeded from have not changed
 * since, because seeding takes minutes and copying a second.
 *
 * @param {string} dataDir must not exist yet
 * @returns {Promise<{ save: () => Promise<void> } | undefined>} undefined if the data were copied, else a
 *   function that saves the data for the next town after they are seeded
 */
export async function restoreSeed(dataDir) {
  // The dates of the demo town's events depend on the day of the seed.
  const day = new Date().toISOString().slice(0, 10);
  const snapshot = join(FOLDER, `${day}-${await computeCmsStamp()}`);
  if (existsSync(snapshot)) {
    await cp(snapshot, dataDir, { recursive: true });
    return undefined;
  }
  return { save: () => saveSnapshot(dataDir, snapshot) };
}

/**
 * @param {string} dataDir
 * @param {string} snapshot
 */
async function saveSnapshot(dataDir, snapshot) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const partial = await mkdtemp(join(FOLDER, 'partial-'));
  await cp(dataDir, partial, { recursive: true });
  try {
    await rename(partial, snapshot);
  } catch (error) {
    // Another command has saved the same seed meanwhile.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await rm(partial, { recursive: true, force: true });
  }
}
