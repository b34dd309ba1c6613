/**
 * Makes the two font files of the site from the npm packages: Western European letters and the
 * weights in use only. Run after an update of the packages: node src/theme/fonts/subset.mjs
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸıĀāĒēĪīŌōŪū–—‘’‚“”„†•…‰‹›€™−';

const families = [
  { name: 'bricolage-grotesque', file: 'bricolage', wght: { min: 600, max: 800, default: 700 } },
  { name: 'figtree', file: 'figtree', wght: { min: 400, max: 700, default: 400 } },
];

for (const { name, file, wght } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const font = await readFile(join(folder, `files/${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(join(here, `${file}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(here, `${file}.OFL.txt`));
  console.log(`${file}.woff2`, subset.length);
}
