import { writeFile } from 'node:fs/promises';
import type { CollectionBeforeOperationHook } from 'payload';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** High, because the sizes that visitors see are made from this picture. */
const quality = 90;

/** How to encode a picture again, by the name of its format in sharp. PNG loses nothing. */
const encoders: Partial<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality }),
  gif: (picture) => picture.gif(),
  // AVIF. More effort takes a minute for a large photo.
  heif: (picture) => picture.avif({ quality, effort: 2 }),
};

const hasMetadata = ({ exif, iptc, xmp, comments = [] }: Metadata): boolean =>
  Boolean(exif ?? iptc ?? xmp) || comments.length > 0;

/** The picture without its metadata, turned as they say; null if it has none. */
async function withoutMetadata(file: string | Buffer): Promise<Buffer | null> {
  const metadata = await sharp(file).metadata();
  const encode = encoders[metadata.format];
  if (!encode || !hasMetadata(metadata)) return null;
  const picture = sharp(file, { animated: (metadata.pages ?? 1) > 1 });
  return encode(picture.autoOrient().keepIccProfile()).toBuffer();
}

/**
 * Removes from an uploaded picture what a camera writes into it: the place, the time, the device and its owner. The
 * original is public, and a photo of a room would say exactly where a person lives. Payload handles files that cannot
 * be read.
 */
export const removeMetadata: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (!file) return;
  const data = await withoutMetadata(file.tempFilePath || file.data).catch(() => null);
  if (!data) return;
  if (file.tempFilePath) await writeFile(file.tempFilePath, data);
  req.file = { ...file, data, size: data.length };
};
