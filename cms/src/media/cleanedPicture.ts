import sharp, { type Metadata, type Sharp } from 'sharp';
import { endsWithPicture } from './endOfPicture';

/** High, because the sizes that visitors see are made from this picture. */
const quality = 90;

/** Seconds that a picture may take, long before a proxy gives up. */
const patience = { seconds: 30 };

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

/**
 * The picture without what it does not show, turned as its metadata say; null if it has nothing else.
 *
 * @throws Error if it is damaged
 */
export async function cleanedPicture(content: Buffer, metadata: Metadata): Promise<Buffer | null> {
  const encode = encoders[metadata.format];
  const isClean = !hasMetadata(metadata) && endsWithPicture(content, metadata.format);
  if (!encode || isClean) {
    // Decodes all of it in little memory, to see whether it is damaged.
    await sharp(content).timeout(patience).resize(16).raw().toBuffer();
    return null;
  }
  const picture = sharp(content, { animated: (metadata.pages ?? 1) > 1 }).timeout(patience);
  return encode(picture.autoOrient().keepIccProfile()).toBuffer();
}
