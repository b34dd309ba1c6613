import path from 'node:path';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { mimeTypes } from './mediaFile';

/**
 * Refuses files whose extension is not that of an allowed type. Payload checks the content, but a PDF can also be
 * a program, and it stores files that are not pictures with the extension of the upload. `explainUploadError`
 * writes the message.
 */
export const refuseOtherTypes: CollectionBeforeOperationHook = ({ collection, req }) => {
  const { file } = req;
  if (!file || path.extname(file.name).toLowerCase() in mimeTypes) return;
  const errors = [{ message: 'The extension is not allowed.', path: 'file' }];
  throw new ValidationError({ collection: collection.slug, errors, req });
};
