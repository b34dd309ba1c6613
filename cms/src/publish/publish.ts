import { setTimeout as pause } from 'node:timers/promises';
import type { BasePayload, PayloadRequest } from 'payload';
import { env } from '../env';
import type { Change } from './change';
import { note, Outbox } from './outbox';
import { Publisher } from './Publisher';
import { type Part, renewRevision } from './revision';
import { send } from './send';

const log = (message: string): void => console.warn(message);

function makePublisher(payload: BasePayload): Publisher | null {
  const secret = env.revalidateSecret;
  if (secret === undefined) {
    log('webhook: REVALIDATE_SECRET is not set, the site is not told what is published');
    return null;
  }
  const url = `${env.siteUrl}/api/revalidate`;
  return new Publisher({
    outbox: new Outbox(payload),
    send: (changes) => send(changes, { url, secret, log }),
  });
}

// The bundler may load this module once per route; there must be one queue for all of them.
declare global {
  var studiumPublisher: Publisher | null | undefined;
}

/** Silences publishing in this process, for seeding. */
export const stopPublishing = (): void => {
  globalThis.studiumPublisher = null;
};

/** Makes the queue, so that a missing secret is said at the start. */
export const startPublishing = (payload: BasePayload): Publisher | null => {
  if (globalThis.studiumPublisher === undefined)
    globalThis.studiumPublisher = makePublisher(payload);
  return globalThis.studiumPublisher;
};

/**
 * Resolves when the site has heard of everything, for a program that is about to end.
 * @param within milliseconds; a site that does not listen is not waited for, the next program tells it
 */
export async function told(payload: BasePayload, within: number): Promise<void> {
  const outbox = new Outbox(payload);
  const end = Date.now() + within;
  while (Date.now() < end && (await outbox.pending()).length > 0) await pause(20);
}

/** Notes what has changed for visitors, and tells the site once the transaction, if any, is over. */
export async function publish(req: PayloadRequest, part: Part, change: Change): Promise<void> {
  await renewRevision(req, part);
  const publisher = startPublishing(req.payload);
  if (!publisher) return;
  await note(req, [change]);
  const transaction = await req.transactionID;
  void whenWritten(req, transaction).then(() => publisher.wake());
}

/** Hooks run before the commit, and the site must not read before it. */
async function whenWritten(req: PayloadRequest, transaction: unknown): Promise<void> {
  if (typeof transaction !== 'string' && typeof transaction !== 'number') return;
  for (let waited = 0; waited < 5000 && req.payload.db.sessions?.[transaction]; waited += 10)
    await pause(10);
}
