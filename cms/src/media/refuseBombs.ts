import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

/** Pixels of a picture, all its frames together: more than any camera of the office takes. */
const most = 60_000_000;

const refusal = {
  it: 'L’immagine è troppo grande: può avere al massimo 60 milioni di pixel.',
  en: 'The picture is too large: it may have 60 million pixels at most.',
};

/**
 * Refuses pictures that are small as files and fill the memory when they are unpacked. Reads their
 * first bytes only; what cannot be read is judged by Payload.
 */
export const refuseBombs: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (!file?.mimetype.startsWith('image/')) return;
  const size = await sharp(file.tempFilePath || file.data, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => null);
  if (!size || size.width * size.height <= most) return;
  throw new APIError(refusal[req.i18n.language === 'en' ? 'en' : 'it'], 413, null, true);
};
