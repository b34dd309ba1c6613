import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Palette } from '../../shared/town/palette';
import { hueColors, hues } from '../../src/theme/hue';

/** Pixels; social networks recommend this size. */
const size = { width: 1200, height: 630 };

interface Drawings {
  /** The sign of the town, as a file. */
  sign: string;
  /** The path of the skyline, see skyline.ts. */
  skyline: string;
  light: Palette['light'];
}

/**
 * Writes the picture that social networks show for a link to a page without a picture of its own into `public/icons`:
 * one for each section, and one for all other pages. It has no words, because the networks write the title beside it.
 */
export async function writeLinkPictures(root: string, drawings: Drawings): Promise<void> {
  const folder = path.join(root, 'public/icons');
  await mkdir(folder, { recursive: true });
  const { light } = drawings;
  const grounds = hues.map((hue) => [hue, light[hueColors[hue].field]] as const);
  for (const [name, ground] of [...grounds, ['site', light['f-night']] as const])
    await sharp(Buffer.from(draw(ground, drawings)))
      .png({ palette: true })
      .toFile(path.join(folder, `link-${name}.png`));
}

/** The sign on paper, because its colours may be those of the ground, above the roofs of the town. */
const draw = (ground: string, { sign, skyline, light }: Drawings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
  `<rect width="100%" height="100%" fill="${ground}"/>` +
  `<g transform="translate(0 530) scale(.8334 1)" fill="${light['f-night']}" fill-opacity=".55"><path d="${skyline}"/></g>` +
  `<rect x="450" y="115" width="300" height="300" rx="75" fill="${light.paper}"/>` +
  `<image x="495" y="160" width="210" height="210" href="data:image/svg+xml;base64,${Buffer.from(sign).toString('base64')}"/>` +
  '</svg>';
