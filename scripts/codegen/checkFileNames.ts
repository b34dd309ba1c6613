import path from 'node:path';
import { namesIn } from './namesIn';

/** The drawings that a town can have beside its settings, and how their names may end. */
const drawings: Record<string, string[]> = {
  sign: ['svg'],
  skyline: ['svg'],
  night: ['svg', 'webp', 'jpg', 'png'],
  'night-tall': ['svg', 'webp', 'jpg', 'png'],
};

/**
 * Refuses a drawing or a map whose name the site does not read, such as sign.png. Otherwise the town would have the
 * product's drawing, or none, and nobody would know why.
 *
 * @param town the folder of the town
 * @throws {Error} that says how the file must be named
 */
export function checkFileNames(town: string): void {
  const names = namesIn(town);
  for (const [drawing, endings] of Object.entries(drawings)) {
    const read = endings.map((ending) => `${drawing}.${ending}`);
    const other = names.find((name) => path.parse(name.toLowerCase()).name === drawing);
    if (other && !names.some((name) => read.includes(name)))
      throw new Error(`${other}: is not read; its name must be ${read.join(' or ')}.`);
  }
  const maps = namesIn(path.join(town, 'map'));
  if (maps[0] && !maps.includes('town.pmtiles'))
    throw new Error(`map/${maps[0]}: is not read; the map must be map/town.pmtiles.`);
}
