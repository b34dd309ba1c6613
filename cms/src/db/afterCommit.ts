import type { PayloadRequest } from 'payload';

/** It handles its own errors, because the write has succeeded. */
type Work = () => void | Promise<void>;

/** What runs after the commit of a transaction, by the adapter's object for the transaction. */
const callbacks = new WeakMap<object, Work[]>();

/** Runs work after the transaction of a request is committed, or at once if it has none. */
export async function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  work: Work,
): Promise<void> {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id];
  if (!session) await work();
  else callbacks.set(session, [...(callbacks.get(session) ?? []), work]);
}

/** Runs what waits for the commit of a transaction. The adapter calls this, see failedCommits.ts. */
export async function runAfterCommit(session: object): Promise<void> {
  for (const work of callbacks.get(session) ?? []) await work();
}
