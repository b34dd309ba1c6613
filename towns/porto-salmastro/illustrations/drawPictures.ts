/** Writes ../pictures from the drawings: `npx tsx drawPictures.ts` in this folder, after `npm ci` at the root. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPicture } from '../../castelmora/illustrations/toPicture';

const wide = { width: 2400, height: 1320 };
const drawings = join(import.meta.dirname, 'pictures');

for (const name of await readdir(drawings)) {
  const svg = await readFile(join(drawings, name));
  const picture = name === 'harbour-morning.svg' ? await toPicture(svg, wide) : await toPicture(svg);
  await writeFile(join(drawings, '../../pictures', name.replace('.svg', '.webp')), picture);
}
