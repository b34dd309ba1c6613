import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Writes the icons for browsers and for the home screens of phones into `public/icons`, and the icon of the
 * admin. Phones crop maskable icons to a circle of 80 %, and Apple's icon to a rounded square.
 *
 * @param svg the sign of the town
 * @param paper the background of icons that cannot be transparent, as #rrggbb
 */
export async function writeIcons(root: string, svg: string, paper: string): Promise<void> {
  const folder = path.join(root, 'public/icons');
  await mkdir(folder, { recursive: true });
  const clear = '#0000';
  const icons = [
    { name: 'icon-192', size: 192, part: 0.9, background: clear },
    { name: 'icon-512', size: 512, part: 0.9, background: clear },
    { name: 'icon-maskable', size: 512, part: 0.52, background: paper },
    { name: 'apple-touch-icon', size: 180, part: 0.68, background: paper },
  ];
  await writeFile(path.join(folder, 'favicon.svg'), svg);
  await writeFile(path.join(root, 'cms/public/favicon.svg'), svg);
  for (const { name, size, part, background } of icons) {
    const inner = Math.round(size * part);
    const drawn = await sharp(Buffer.from(svg), { density: 1200 })
      .resize(inner, inner)
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn }])
      .png({ palette: true })
      .toFile(path.join(folder, `${name}.png`));
  }
}
