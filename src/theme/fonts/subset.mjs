/**
 * Generates the site's two font files from the npm packages, with the Western European letters and the used
 * weights only (headings have one weight, because a range would double the file). Run it after an update of the packages:
 * node src/theme/fonts/subset.mjs
 */
import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
/** The names have a hash of the content: update them in fonts.ts and cms/src/admin/look/typefaces.css after a run. */
const served = join(here, '../../../public/fonts');

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const letters =
  range(0x20, 0x7e) + '\u00a0¡§©«°²³·»½¿' + range(0xc0, 0xff) + 'ŒœŠšŽžŸ–—‘’‚“”„†•…‹›€−';

const families = [
  { name: 'bricolage-grotesque', file: 'bricolage', wght: 750, alternates: false },
  {
    name: 'figtree',
    file: 'figtree',
    wght: { min: 400, max: 700, default: 400 },
    alternates: true,
  },
];

for (const { name, file, wght, alternates } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const font = await readFile(join(folder, `files/${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Alternates are, for example, digits of equal width for numbers in tables.
    noLayoutClosure: !alternates,
  });
  const version = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  await writeFile(join(served, `${file}.${version}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(served, `${file}.OFL.txt`));
  console.log(`${file}.${version}.woff2`, subset.length);
}
