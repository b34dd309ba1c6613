import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { computeSeedStamp } from './builds.mjs';
import { prepareData } from './data.mjs';
import { ROOT } from './paths.mjs';
import { openTown } from './town.mjs';

/** The folder of the cache, which contains only the newest seed of each town. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'studium-seed');

/**
 * Prepares the data of a scratch town. Copies them from an earlier one if the files that they were seeded from
 * have not changed since, because seeding takes minutes and copying a second.
 *
 * @param {import('./env.mjs').Settings} settings the folder of the data must not exist yet
 * @param {string} name the town's folder in `towns`
 */
export async function openSeededTown(settings, name) {
  const { dataDir } = settings;
  // The dates of the demo town's events depend on the day of the seed.
  const day = new Date().toISOString().slice(0, 10);
  const folder = join(CACHE, name);
  const snapshot = join(folder, `${day}-${await computeSeedStamp(name)}`);
  const isStored = existsSync(snapshot);
  if (isStored) await cp(snapshot, dataDir, { recursive: true });
  const town = await openTown(settings);
  await prepareData(town);
  if (isStored) return town;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const partial = await mkdtemp(join(folder, 'partial-'));
  await cp(dataDir, partial, { recursive: true });
  // The rename fails if another command has saved the same seed meanwhile.
  await rename(partial, snapshot).catch(() => rm(partial, { recursive: true, force: true }));
  return town;
}
