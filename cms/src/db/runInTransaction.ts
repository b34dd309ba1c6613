import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { type Adapter, adapterOf } from './adapterOf';

/** What the adapter runs the statements of a transaction on. */
type Connection = Adapter['sessions'][string]['db'];

/**
 * Runs work with Payload's methods in one transaction. On SQLite other writes of this program wait for it, for
 * at most ten seconds, and other programs cannot write.
 *
 * @param work It must pass the request to all its reads and writes, and run them one after another.
 * @throws what the work or the commit throws, after a rollback.
 */
export async function runInTransaction<Result>(
  payload: BasePayload,
  work: (req: PayloadRequest, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const db = adapterOf(payload);
  const id = await db.beginTransaction();
  const session = id === null ? undefined : db.sessions[id];
  if (id === null || !session) throw new LogSafeError('The database began no transaction.');
  try {
    const req = await createLocalReq({}, payload);
    req.transactionID = id;
    const result = await work(req, session.db);
    await db.commitTransaction(id);
    return result;
  } catch (error) {
    await db.rollbackTransaction(id);
    throw error;
  }
}
