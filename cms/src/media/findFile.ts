import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ConcurrencyLimiter } from '../lib/ConcurrencyLimiter';
import { logError } from '../logs/logError';
import { mediaStore, type StoredFile } from './MediaStore';
import { pickVariant, type Variant, variantOf } from './variants';

/** Two pictures at once, because each needs a processor. Each variant is made once, so the queue needs no limit. */
const encodings = new ConcurrencyLimiter(2, Infinity);

/** The variants that are being made, so that visitors who request the same one wait for one encoding. */
const pending = new Map<string, Promise<StoredFile | null>>();

/** Encodes a variant. Null if the original is not a picture, or too narrow for a variant of this width. */
async function encode(name: string, original: Buffer, width: number): Promise<Buffer | null> {
  const metadata = await sharp(original)
    .metadata()
    .catch(() => null);
  if (
    !metadata ||
    pickVariant({ ...metadata, filename: variantOf(name)?.original }, width) !== name
  )
    return null;
  // The contract promises a quality of 80. The preset makes files 3 % smaller; more effort takes longer.
  return sharp(original, { animated: (metadata.pages ?? 1) > 1 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 4, preset: 'picture' })
    .toBuffer()
    .catch((error: unknown) => {
      // A side of more than 16,383 pixels, for example.
      logError('making a variant', error);
      return null;
    });
}

/** A file that the store could not take, for the request that is waiting for it. */
const unstored = (data: Buffer): StoredFile => ({
  size: data.length,
  modified: new Date(),
  read: (range) =>
    new Blob([new Uint8Array(range ? data.subarray(range.start, range.end + 1) : data)]).stream(),
});

async function makeVariant(name: string, { original, width }: Variant): Promise<StoredFile | null> {
  const stored = await mediaStore.find(original);
  if (!stored) return null;
  const data = await encode(name, await buffer(await stored.read(null)), width);
  if (!data) return null;
  try {
    await mediaStore.write({ name, data, mimeType: 'image/webp' });
  } catch (error) {
    logError('storing a variant', error);
  }
  return (await mediaStore.find(name)) ?? unstored(data);
}

/**
 * Finds a file of the media library. A variant of a picture is made at its first request and stored, so an upload takes
 * no longer than its file, and widths that no page shows are never made.
 *
 * @returns null when there is neither the file nor a picture that it is a variant of
 * @throws Error when the store cannot be reached
 */
export async function findFile(name: string): Promise<StoredFile | null> {
  const found = await mediaStore.find(name);
  const variant = found ? null : variantOf(name);
  if (!variant) return found;
  let making = pending.get(name);
  if (!making) {
    making = encodings
      .run(() => makeVariant(name, variant), variant.width)
      .finally(() => pending.delete(name));
    pending.set(name, making);
  }
  return making;
}
