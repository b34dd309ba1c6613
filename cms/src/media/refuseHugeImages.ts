import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { readPicture } from './readPicture';

/** Pixels of a picture, all its frames together; cameras of the office take fewer. */
const maxPixels = 60_000_000;

const refusal = {
  it: 'L’immagine è troppo grande: può avere al massimo 60 milioni di pixel.',
  en: 'The picture is too large: it can have at most 60 million pixels.',
};

/**
 * Refuses pictures that are small files but would fill the memory when decoded. Payload handles files that cannot be
 * read.
 */
export const refuseHugeImages: CollectionBeforeOperationHook = async ({ req }) => {
  const size = req.file && (await readPicture(req.file));
  if (!size || size.width * size.height <= maxPixels) return;
  throw new APIError(refusal[adminLanguage(req)], 413, null, true);
};
