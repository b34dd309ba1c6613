import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { mimeTypes } from './mediaFile';
import { readPicture } from './readPicture';

type UploadedFile = NonNullable<PayloadRequest['file']>;

/** Bytes at the start of a file among which the mark of a PDF must be. */
const pdfStart = 1024;

async function isPdf({ data, tempFilePath }: UploadedFile): Promise<boolean> {
  const content = tempFilePath ? await readFile(tempFilePath) : data;
  return content.subarray(0, pdfStart).includes('%PDF-');
}

/** Whether the extension is that of an allowed type, and a picture or a PDF has that of its kind. */
async function isAllowed(file: UploadedFile): Promise<boolean> {
  const type = mimeTypes[path.extname(file.name).toLowerCase()];
  if (type === undefined) return false;
  const isPicture = (await readPicture(file)) !== null;
  if (isPicture || type.startsWith('image/')) return isPicture && type.startsWith('image/');
  return (type === 'application/pdf') === (await isPdf(file));
}

/**
 * Refuses files whose extension is not that of an allowed type, or is that of another kind of file. Payload checks the
 * content, but a PDF can also be a program, and it stores files that are not pictures with the extension of the upload,
 * which says to browsers what they are. `explainUploadError` writes the message.
 */
export const refuseOtherTypes: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const { file } = req;
  if (!file || (await isAllowed(file))) return;
  const errors = [{ message: 'The extension is not allowed.', path: 'file' }];
  throw new ValidationError({ collection: collection.slug, errors, req });
};
