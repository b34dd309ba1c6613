import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { author, documents } from './documents';
import { type Bilingual } from './documents/parts';
import { drawDocument } from './drawDocument';
import { icons } from './icons';
import { packTiles } from './map/packTiles';
import { bounds, cutTiles } from './map/tiles';
import { drawParts } from './map/town';
import { drawPictogram } from './pictograms';
import { pictures } from './pictures';
import { drawScene } from './scenes';
import { pictureSize, toPicture } from './toPicture';

/** The folder of the town. */
export const town = join(import.meta.dirname, '..');

/** Width and height of an icon in pixels. */
const iconSize = 560;

export interface DrawnFile {
  /** Path in the folder of the town. */
  path: string;
  data: string | Buffer;
}

/** Reads one of the town's lists. The cms checks them (cms/content), so this does not. */
async function readList<Entry>(path: string): Promise<Record<string, Entry>> {
  return parse(await readFile(join(town, path), 'utf8')) as Record<string, Entry>;
}

function entryOf<Entry>(list: Record<string, Entry>, key: string): Entry {
  const entry = list[key];
  if (!entry) throw new Error(`${key} is drawn, but is not in the town's list`);
  return entry;
}

/** Draws the pictures, icons, documents and the map of the town. The same code gives the same bytes. */
export async function drawTown(): Promise<DrawnFile[]> {
  const described = await readList<unknown>('pictures/pictures.yml');
  const titles = await readList<{ title: Bilingual }>('documents/documents.yml');
  const drawn: DrawnFile[] = [];
  for (const [key, { scene, seed, options, size = pictureSize }] of Object.entries(pictures)) {
    entryOf(described, key);
    const svg = drawScene(scene, seed, size.width, size.height, options);
    drawn.push({ path: `pictures/${key}.webp`, data: await toPicture(svg, size) });
  }
  for (const [key, { pictogram, hue }] of Object.entries(icons))
    drawn.push({ path: `icons/${key}.svg`, data: drawPictogram(pictogram, hue, iconSize) });
  for (const [key, texts] of Object.entries(documents))
    for (const language of ['it', 'en'] as const) {
      const title = entryOf(titles, key).title[language];
      const parts = texts[language];
      const data = await drawDocument({ title, author: author[language], parts, language });
      drawn.push({ path: `documents/${key}.${language}.pdf`, data });
    }
  const tiles = cutTiles(drawParts(), bounds);
  const map = packTiles(tiles, { name: 'Castelmora', bounds });
  drawn.push({ path: 'map/town.pmtiles', data: map });
  return drawn;
}
