import { setTimeout as pause } from 'node:timers/promises';
import type { BasePayload, PayloadRequest } from 'payload';
import { afterCommit } from '../db/afterCommit';
import { env } from '../env';
import type { Change } from './change';
import { addToOutbox, ChangeOutbox } from './ChangeOutbox';
import { Publisher } from './Publisher';
import { type Part, renewRevision } from './revision';
import { send } from './send';

const log = (message: string): void => console.warn(message);

function createPublisher(payload: BasePayload): Publisher | null {
  const secret = env.revalidateSecret;
  if (secret === undefined) {
    log('webhook: REVALIDATE_SECRET is not set, the site is not notified of changes');
    return null;
  }
  const url = `${env.siteInternalUrl}/api/revalidate`;
  return new Publisher({
    outbox: new ChangeOutbox(payload),
    send: (changes) => send(changes, { url, secret, log }),
  });
}

// The bundler may load this module once per route; there must be one queue for all of them.
declare global {
  var studiumPublisher: Publisher | 'stopped' | null | undefined;
}

/** Turns off publications in this process, for the seed: nobody can receive them, and at its end it renews everything. */
export const stopPublishing = (): void => {
  globalThis.studiumPublisher = 'stopped';
};

export const isPublishingStopped = (): boolean => globalThis.studiumPublisher === 'stopped';

/** Creates the publisher, so that a missing secret is logged at the start. */
export const startPublishing = (payload: BasePayload): Publisher | null => {
  if (globalThis.studiumPublisher === undefined)
    globalThis.studiumPublisher = createPublisher(payload);
  return globalThis.studiumPublisher === 'stopped' ? null : globalThis.studiumPublisher;
};

/**
 * Waits until the site has been notified of all changes, for a program that is about to end.
 * @param timeoutMs after it the next program notifies the site
 */
export async function waitForDelivery(payload: BasePayload, timeoutMs: number): Promise<void> {
  const outbox = new ChangeOutbox(payload);
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && (await outbox.pending()).length > 0) await pause(20);
}

/** Stores a public change in the outbox and notifies the site after the transaction, if any, has ended. */
export async function publish(req: PayloadRequest, part: Part, change: Change): Promise<void> {
  if (isPublishingStopped()) return;
  await renewRevision(req, part);
  const publisher = startPublishing(req.payload);
  if (!publisher) return;
  await addToOutbox(req, [change]);
  // Hooks run before the commit, and the site must read after it.
  await afterCommit(req, () => publisher.wake());
}
