// Draws the map on which editors set the position of an address: public/town-map.webp and its bounds.
// Another town replaces both files or deletes them; without them editors type the degrees.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { toDegrees } from '../seed/map/geometry';
import { drawSheet } from '../seed/map/sheet';
import { view } from '../seed/map/sheetView';
import { cmsDir } from '../src/paths';

const file = (name: string): string => path.join(cmsDir, 'public', name);
const [west, north] = toDegrees([view.west, view.north]);
const [east, south] = toDegrees([view.west + view.width, view.north - view.height]);

const { margin: left, margin: top, width, height } = view;
const cut = await sharp(Buffer.from(await drawSheet()), { density: 72 })
  .extract({ left, top, width, height })
  .toBuffer();
await sharp(cut).resize({ width: 1600 }).webp({ quality: 72 }).toFile(file('town-map.webp'));
await writeFile(
  file('town-map.json'),
  `${JSON.stringify({ west, south, east, north, width, height })}\n`,
);
