import type { PayloadRequest } from 'payload';

/** What runs after the commit of a transaction, by the adapter's object for the transaction. */
const callbacks = new WeakMap<object, (() => void)[]>();

/** Runs work after the transaction of a request is committed, or at once if it has none. */
export async function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  work: () => void,
): Promise<void> {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id];
  if (!session) work();
  else callbacks.set(session, [...(callbacks.get(session) ?? []), work]);
}

/** Runs what waits for the commit of a transaction. The adapter calls this, see failedCommits.ts. */
export function runAfterCommit(session: object): void {
  for (const work of callbacks.get(session) ?? []) work();
}
