import {
  type CollectionBeforeOperationHook,
  commitTransaction,
  Forbidden,
  initTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { QueueFullError } from '../lib/ConcurrencyLimiter';
import { FairConcurrencyLimiter } from '../lib/FairConcurrencyLimiter';
import { nameFor, storedName } from './fileName';
import { mimeTypes } from './mediaFile';
import { prepareFile } from './prepareFile';
import { RefusedFile, uploadFaults } from './uploadFaults';

/** One file at a time, because each may take the memory of several. Members of the staff take turns. */
const slots = new FairConcurrencyLimiter(1, 20, 40_000);

/**
 * Prepares a file that a person sends. Payload has begun a transaction, in which nothing is written yet, and on SQLite
 * nobody else could write while a file is decoded, not even log in: so it ends, and another one begins.
 */
async function prepareInTurn(req: PayloadRequest, content: Buffer, name: string) {
  // Payload checks the rights later.
  if (req.user?.collection !== 'users') throw new Forbidden(req.t);
  await commitTransaction(req);
  const prepared = await slots
    .run(String(req.user.id), () => prepareFile(content, name))
    .catch((error: unknown) => {
      throw error instanceof QueueFullError ? new RefusedFile('busy') : error;
    });
  await initTransaction(req);
  return prepared;
}

/**
 * Refuses uploaded files whose content is of no type that browsers show, and names the others by their type and their
 * content, so that the content of a name never changes; for the same reason it drops Payload's `uploadEdits`, which would
 * crop a file. Removes what is private in files, because everybody gets the original. Neither the name nor the declared
 * type of an upload is trusted.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const query = Object.entries(req.query).filter(([name]) => name !== 'uploadEdits');
  req.query = Object.fromEntries(query);
  const { file } = req;
  if (!file) return;
  try {
    const prepare = req.payloadAPI === 'REST' ? prepareInTurn.bind(null, req) : prepareFile;
    const { data, ending } = await prepare(file.data, file.name);
    const mimetype = mimeTypes[ending] ?? file.mimetype;
    const name = storedName(nameFor(file.name, ending), data);
    req.file = { ...file, data, size: data.length, mimetype, name };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const message = uploadFaults[error.fault][adminLanguage(req)];
    const errors = [{ message, path: 'file' }];
    throw new ValidationError({ collection: collection.slug, errors, req });
  }
};
