import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsStamp } from './builds.mjs';
import { ROOT } from './paths.mjs';
import { hasCode } from './problem.mjs';

/** The cache's folder; it holds the newest seed only. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'studium-seed');

/**
 * Seeding takes minutes and copying a second. Copies the data of an earlier scratch town to a new
 * place, if the files that made them have not changed since.
 *
 * @param {string} dataDir must not exist yet
 * @returns {Promise<{ keep: () => Promise<void> } | undefined>} a call that keeps the data for the
 *   next town once they are seeded; nothing when they were copied
 */
export async function restoreSeed(dataDir) {
  // The demo town's events are seeded around the day of the seed.
  const day = new Date().toISOString().slice(0, 10);
  const snapshot = join(FOLDER, `${day}-${await cmsStamp()}`);
  if (existsSync(snapshot)) {
    await cp(snapshot, dataDir, { recursive: true });
    return undefined;
  }
  return { keep: () => keepSeed(dataDir, snapshot) };
}

/**
 * @param {string} dataDir
 * @param {string} snapshot
 */
async function keepSeed(dataDir, snapshot) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const partial = await mkdtemp(join(FOLDER, 'partial-'));
  await cp(dataDir, partial, { recursive: true });
  try {
    await rename(partial, snapshot);
  } catch (error) {
    // Another command has kept the same seed meanwhile.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await rm(partial, { recursive: true, force: true });
  }
}
