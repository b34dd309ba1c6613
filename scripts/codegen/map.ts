import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mapPath, readMapFile } from '../../shared/town/map/readMapFile';
import type { MapFile } from '../../shared/town/map/MapFile';
import type { Town } from '../../towns/defineTown';

const fileOf = (town: string) => path.join(town, mapPath);

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads and checks the map of a town; null without one.
 *
 * @param town the folder of the town
 * @throws {Error} if the file is broken, or the settings are about another place
 */
export async function readMap(
  town: string,
  { attribution, bounds }: Town['map'],
): Promise<MapFile | null> {
  const file = fileOf(town);
  if (!existsSync(file)) return null;
  const { bounds: covered, minZoom, maxZoom } = await readMapFile(file);
  const [west, south, east, north] = covered;
  if (bounds && (bounds[0] < west || bounds[1] < south || bounds[2] > east || bounds[3] > north))
    throw new Error(`map.bounds: must lie in the map, which covers ${covered.join(', ')}.`);
  const href = `/map/${await hashOf(file)}.pmtiles`;
  return { href, bounds: bounds ?? covered, minZoom, maxZoom, attribution: attribution ?? null };
}

/** Copies the map to where the site and the cms serve it, instead of the map of another town. */
export async function writeMap(root: string, town: string, map: MapFile | null): Promise<void> {
  for (const served of ['public', 'cms/public']) {
    await rm(path.join(root, served, 'map'), { recursive: true, force: true });
    if (!map) continue;
    await mkdir(path.join(root, served, 'map'));
    await copyFile(fileOf(town), path.join(root, served, map.href));
  }
}
