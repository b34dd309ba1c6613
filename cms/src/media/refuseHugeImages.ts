import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { adminLanguage } from '../lib/adminLanguage';

/** Pixels of a picture, all its frames together; cameras of the office take fewer. */
const maxPixels = 60_000_000;

const refusal = {
  it: 'L’immagine è troppo grande: può avere al massimo 60 milioni di pixel.',
  en: 'The picture is too large: it can have at most 60 million pixels.',
};

/** Reads the size of a picture in pixels. It is async, because sharp throws at once at an empty file. */
const readSize = async (file: string | Buffer) =>
  sharp(file, { limitInputPixels: false, pages: -1 }).metadata();

/**
 * Refuses pictures that are small files but would fill the memory when decoded. It reads only their first
 * bytes, of every file, because the type that a client declares may be false. Payload handles files that cannot be
 * read.
 */
export const refuseHugeImages: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (!file) return;
  const size = await readSize(file.tempFilePath || file.data).catch(() => null);
  if (!size || size.width * size.height <= maxPixels) return;
  throw new APIError(refusal[adminLanguage(req)], 413, null, true);
};
