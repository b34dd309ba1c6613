import sharp from 'sharp';
import type { IconName } from '@/routing/icons';
import { light } from '@/theme/tokens';

interface Form {
  /** Pixels of width and height. */
  size: number;
  /** How much of the width the picture takes. */
  part: number;
  background: string;
}

const clear = '#0000';

/** Apple shows no transparency. Other phones cut maskable icons to a circle of 80 % (W3C appmanifest). */
const forms: Record<IconName, Form> = {
  favicon: { size: 96, part: 1, background: clear },
  'apple-touch-icon': { size: 180, part: 1, background: light.paper },
  'icon-192': { size: 192, part: 1, background: clear },
  'icon-512': { size: 512, part: 1, background: clear },
  'icon-maskable': { size: 512, part: 0.6, background: light.paper },
};

/** Pixels of a picture, as the cms allows them to uploads. */
const limitInputPixels = 60_000_000;

/**
 * A picture as a square PNG. The whole picture is in it: what is not square gets empty edges.
 * @throws Error when the file is no picture
 */
export async function drawIcon(file: Uint8Array, name: IconName): Promise<Buffer> {
  const { size, part, background } = forms[name];
  const inner = Math.round(size * part);
  const picture = await sharp(file, { limitInputPixels })
    .rotate()
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
