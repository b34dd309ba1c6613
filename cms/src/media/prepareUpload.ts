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
import { prepareFile, type PreparedFile } from './prepareFile';
import { RefusedFile, uploadFaults } from './uploadFaults';

const queue = () => new FairConcurrencyLimiter(1, 20, 40_000);

/** One file at a time, because each may take the memory of several. Those of strangers do not delay the staff. */
const queues = { staff: queue(), strangers: queue() };

/** What `prepareInTurn` has prepared, so that the hook does not do it again in a transaction. */
const prepared = new WeakMap<Buffer, PreparedFile>();

/**
 * Prepares a file that a person sends, outside of any transaction: on SQLite nobody else could write while it is decoded.
 *
 * @param people whose queue, and who takes turns with others there
 * @throws RefusedFile that says why the file cannot be stored
 */
export async function prepareInTurn(
  [people, sender]: [keyof typeof queues, string],
  content: Buffer,
  name: string,
): Promise<PreparedFile> {
  try {
    const file = await queues[people].run(sender, () => prepareFile(content, name));
    prepared.set(file.data, file);
    return file;
  } catch (error) {
    throw error instanceof QueueFullError ? new RefusedFile('busy') : error;
  }
}

/** Prepares the file of a request. In the transaction of Payload nothing is written yet: so it ends, and another begins. */
async function prepareForRequest(req: PayloadRequest, content: Buffer, name: string) {
  // Payload checks the rights later.
  if (req.user?.collection !== 'users') throw new Forbidden(req.t);
  await commitTransaction(req);
  const file = await prepareInTurn(['staff', String(req.user.id)], content, name);
  await initTransaction(req);
  return file;
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
    const prepare = req.payloadAPI === 'REST' ? prepareForRequest.bind(null, req) : prepareFile;
    const { data, ending } = prepared.get(file.data) ?? (await prepare(file.data, file.name));
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
