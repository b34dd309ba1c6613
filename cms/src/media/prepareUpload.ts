import { readFile, writeFile } from 'node:fs/promises';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { nameFor } from './fileName';
import { mimeTypes } from './mediaFile';
import { prepareFile } from './prepareFile';
import { RefusedFile, uploadFaults } from './uploadFaults';

/**
 * Refuses uploaded files whose content is of no type that browsers show, and gives the others the name of their type.
 * Removes what is private in them, because everybody gets the original. Neither the name nor the declared type of an
 * upload is trusted.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const { file } = req;
  if (!file) return;
  try {
    const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
    const { data, ending } = await prepareFile(content, file.name);
    if (file.tempFilePath && data !== content) await writeFile(file.tempFilePath, data);
    const mimetype = mimeTypes[ending] ?? file.mimetype;
    req.file = { ...file, data, size: data.length, mimetype, name: nameFor(file.name, ending) };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const message = uploadFaults[error.fault][adminLanguage(req)];
    const errors = [{ message, path: 'file' }];
    throw new ValidationError({ collection: collection.slug, errors, req });
  }
};
