import { readFile, writeFile } from 'node:fs/promises';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { cleanedPicture } from './cleanedPicture';
import { readPicture } from './readPicture';

/**
 * Removes from an uploaded picture what a camera writes into it: the place, the time, the device and its owner. The
 * original is public, and a photo of a room would say exactly where a person lives. Removes also what follows the
 * picture in the file. Refuses damaged pictures, of which no variants could be made.
 */
export const cleanPicture: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const { file } = req;
  const metadata = file && (await readPicture(file));
  if (!metadata) return;
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
  try {
    const data = await cleanedPicture(content, metadata);
    if (!data) return;
    if (file.tempFilePath) await writeFile(file.tempFilePath, data);
    req.file = { ...file, data, size: data.length };
  } catch {
    const errors = [{ message: 'The picture is damaged.', path: 'file' }];
    throw new ValidationError({ collection: collection.slug, errors, req });
  }
};
