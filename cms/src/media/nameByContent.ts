import { readFile } from 'node:fs/promises';
import type { CollectionBeforeOperationHook } from 'payload';
import { storedName } from './fileName';

/**
 * Names an uploaded file by its content, so that a name never has another one. For the same reason it
 * drops Payload's `uploadEdits`: a request with it would crop a file that is there, under its name.
 */
export const nameByContent: CollectionBeforeOperationHook = async ({ req }) => {
  const query = Object.entries(req.query).filter(([name]) => name !== 'uploadEdits');
  req.query = Object.fromEntries(query);
  const { file } = req;
  if (!file) return;
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
  req.file = { ...file, name: storedName(file.name, content) };
};
