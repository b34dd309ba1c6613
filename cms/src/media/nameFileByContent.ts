import { readFile } from 'node:fs/promises';
import type { CollectionBeforeOperationHook } from 'payload';
import { storedName } from './fileName';

/**
 * Names an uploaded file by its content, so that the content of a name never changes. For the same reason
 * it drops Payload's `uploadEdits`, which would crop an existing file without changing its name.
 */
export const nameFileByContent: CollectionBeforeOperationHook = async ({ req }) => {
  const query = Object.entries(req.query).filter(([name]) => name !== 'uploadEdits');
  req.query = Object.fromEntries(query);
  const { file } = req;
  if (!file) return;
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data;
  req.file = { ...file, name: storedName(file.name, content) };
};
