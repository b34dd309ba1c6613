// node scripts/icons.mjs: renders the site's logo (public/icons/favicon.svg) as the icons that phones show
// on their home screen. Run it when the logo changes.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../public/icons/', import.meta.url);
const logo = await readFile(new URL('favicon.svg', folder));
const paper = '#fbf6ec';

/** Phones crop maskable icons to a circle of 80 %, and Apple's icon to a rounded square. */
const icons = [
  { name: 'icon-192', size: 192, part: 0.9, background: '#0000' },
  { name: 'icon-512', size: 512, part: 0.9, background: '#0000' },
  { name: 'icon-maskable', size: 512, part: 0.52, background: paper },
  { name: 'apple-touch-icon', size: 180, part: 0.68, background: paper },
];

for (const { name, size, part, background } of icons) {
  const inner = Math.round(size * part);
  const drawn = await sharp(logo, { density: 1200 }).resize(inner, inner).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(new URL(`${name}.png`, folder).pathname);
}
