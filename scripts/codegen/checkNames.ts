import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The drawings that a town can have beside its settings, and how their names may end. */
const drawings: Record<string, string[]> = {
  sign: ['svg'],
  skyline: ['svg'],
  night: ['svg', 'webp', 'jpg', 'png'],
  'night-tall': ['svg', 'webp', 'jpg', 'png'],
};

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/**
 * Refuses a drawing or a map under a name that is not read: the town would have that of the product, or none, without
 * a word.
 *
 * @param town the folder of the town
 * @throws {Error} that says how the file must be named
 */
export function checkNames(town: string): void {
  for (const name of namesIn(town)) {
    const { name: drawing, ext } = path.parse(name.toLowerCase());
    const endings = drawings[drawing];
    if (endings && !(name === drawing + ext && endings.includes(ext.slice(1))))
      throw new Error(
        `${name}: is not read; its name must be ${endings.map((one) => `${drawing}.${one}`).join(', ')}.`,
      );
  }
  const [map] = namesIn(path.join(town, 'map'));
  if (map && !namesIn(path.join(town, 'map')).includes('town.pmtiles'))
    throw new Error(`map/${map}: is not read; the map must be map/town.pmtiles.`);
}
