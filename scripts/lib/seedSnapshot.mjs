import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { computeCmsStamp } from './builds.mjs';
import { prepareData } from './data.mjs';
import { ROOT } from './paths.mjs';
import { filesBelow, hashOf } from './stamp.mjs';

/** The folder of the cache, which contains only the newest seed. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'studium-seed');

/**
 * Prepares the data of a scratch town. Copies them from an earlier one if the files that they were seeded from
 * have not changed since, because seeding takes minutes and copying a second.
 *
 * @param {(dataDir: string) => Promise<import('./town.mjs').Town>} open opens the town of a data folder
 * @param {string} dataDir must not exist yet
 */
export async function openSeededTown(open, dataDir) {
  // The dates of the demo town's events depend on the day of the seed.
  const day = new Date().toISOString().slice(0, 10);
  const towns = await filesBelow(ROOT, ['towns']);
  const stamp = await hashOf(ROOT, towns, { cms: await computeCmsStamp() });
  const snapshot = join(FOLDER, `${day}-${stamp}`);
  const isStored = existsSync(snapshot);
  if (isStored) await cp(snapshot, dataDir, { recursive: true });
  const town = await open(dataDir);
  await prepareData(town);
  if (!isStored) await saveSnapshot(dataDir, snapshot);
  return town;
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
  // The rename fails if another command has saved the same seed meanwhile.
  await rename(partial, snapshot).catch(() => rm(partial, { recursive: true, force: true }));
}
