import sharp from 'sharp';
import { AppError } from '@/errors/AppError';
import type { SiteIconName } from '@/routing/icons';
import { light } from '@/theme/tokens';
import { env } from '../env';
import { withCmsTimeout } from '../withCmsTimeout';

/**
 * Loads the icon that an editor chose and draws it in one of its forms.
 * @param url address of the original file
 * @throws AppError cms/unreachable without a response, cms/invalid-answer when the file is not a picture
 */
export async function loadIcon(url: string, name: SiteIconName): Promise<Buffer> {
  let file: Uint8Array;
  try {
    file = await withCmsTimeout(async (signal) => {
      const response = await fetch(internalUrlOf(url), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    });
  } catch (cause) {
    throw new AppError('cms/unreachable', `no icon from ${url}`, { cause });
  }
  try {
    return await drawIcon(file, name);
  } catch (cause) {
    throw new AppError('cms/invalid-answer', `the icon ${url} is no picture`, { cause });
  }
}

/** Where this server loads a file: the public address of the cms may not be reachable from here. */
function internalUrlOf(url: string): string {
  const { cmsHost, cmsInternalUrl } = env();
  const { origin, pathname } = new URL(url);
  return origin === cmsHost ? cmsInternalUrl + pathname : url;
}

interface Form {
  /** Pixels of width and height. */
  size: number;
  /** The part of the width that the picture fills, from 0 to 1. */
  part: number;
  background: string;
}

const clear = '#0000';

/** Apple has no transparency. Other phones crop maskable icons to a circle of 80 % (W3C appmanifest). */
const forms: Record<SiteIconName, Form> = {
  favicon: { size: 96, part: 1, background: clear },
  'apple-touch-icon': { size: 180, part: 1, background: light.paper },
  'icon-192': { size: 192, part: 1, background: clear },
  'icon-512': { size: 512, part: 1, background: clear },
  'icon-maskable': { size: 512, part: 0.6, background: light.paper },
};

/** Maximum number of pixels; the cms has the same limit for uploads. */
const limitInputPixels = 60_000_000;

/**
 * Draws a picture as a square PNG. It is not cropped; a picture that is not square gets empty edges.
 * @throws Error when the file is not a picture
 */
async function drawIcon(file: Uint8Array, name: SiteIconName): Promise<Buffer> {
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
