/**
 * Draws the map of the town as one picture:
 *   npx tsx cms/seed/map/picture.ts docs/town-map.png [width in pixels]
 */
import sharp from 'sharp';
import { drawSheet } from './sheet';

const [file, width = '1760'] = process.argv.slice(2);
if (!file) throw new Error('Name the PNG to write, e.g. picture.ts docs/town-map.png');

async function writePicture(target: string, pixels: number): Promise<void> {
  await sharp(Buffer.from(await drawSheet()), { density: 72 })
    .resize({ width: pixels })
    .png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(target);
}

await writePicture(file, Number(width));
