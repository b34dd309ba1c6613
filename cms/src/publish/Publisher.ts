import { setTimeout as sleep } from 'node:timers/promises';
import { logError } from '../logs/logError';
import { type Change, mergeChanges } from './change';
import type { PendingChanges, ChangeOutbox } from './ChangeOutbox';

/** The result of one delivery; `refused` messages are not sent again. */
export type Delivery = 'delivered' | 'refused' | 'failed';

interface Options {
  outbox: Pick<ChangeOutbox, 'pending' | 'remove'>;
  send: (changes: Change[]) => Promise<Delivery>;
  /** Milliseconds during which changes are collected before they are sent. */
  collectMs?: number;
  /** Milliseconds between attempts, which double: at first and at most. */
  backoffMs?: { first: number; longest: number };
}

/** Publications that are sent together, in one message or several. */
const maxPublications = 200;
/** Bytes of the changes of a message. The site accepts 100,000 (src/server/readSignedBody.ts). */
const maxBytes = 90_000;
/** A timer with this option does not keep a finished script running. The next program sends the pending message. */
const unref = { ref: false };
/** Milliseconds after which pending changes count as abandoned: the program that wrote them has ended. */
const abandonedAfterMs = 10_000;

/**
 * Notifies the site of published changes. It collects changes that happen together, sends one message at a
 * time, and retries a failed message together with newer changes until the site accepts it. It never throws.
 */
export class Publisher {
  private running = false;
  private more = false;

  constructor(private readonly options: Options) {}

  /** Starts sending pending changes and returns at once. */
  wake(): void {
    this.more = true;
    if (!this.running) void this.run();
  }

  /** Also sends, now and regularly, changes that a program wrote but did not send before it ended. */
  watch(): void {
    this.wake();
    setInterval(() => void this.checkAbandoned(), abandonedAfterMs).unref();
  }

  private async checkAbandoned(): Promise<void> {
    // If the database does not respond, sendPending logs it.
    const pending = await this.options.outbox.pending().catch(() => null);
    const isOld = ({ at }: PendingChanges) => Date.now() - at > abandonedAfterMs;
    if (!pending || pending.some(isOld)) this.wake();
  }

  private async run(): Promise<void> {
    this.running = true;
    const { collectMs = 60, backoffMs = { first: 500, longest: 5000 } } = this.options;
    let waitMs = backoffMs.first;
    while (this.more) {
      this.more = false;
      await sleep(collectMs, undefined, unref);
      if (await this.sendPending()) {
        waitMs = backoffMs.first;
      } else {
        this.more = true;
        await sleep(waitMs, undefined, unref);
        waitMs = Math.min(waitMs * 2, backoffMs.longest);
      }
    }
    this.running = false;
  }

  /** Sends the oldest publications. False when they have to be sent again. */
  private async sendPending(): Promise<boolean> {
    const { outbox, send } = this.options;
    try {
      const pending = await outbox.pending();
      const batch = pending.slice(0, maxPublications);
      if (batch.length === 0) return true;
      const changes = mergeChanges(batch.flatMap((publication) => publication.changes));
      for (const message of splitChanges(changes)) {
        const delivery = await send(message);
        if (delivery === 'failed') return false;
      }
      await outbox.remove(batch.map(({ key }) => key));
      if (batch.length < pending.length) this.more = true;
      return true;
    } catch (error) {
      logError('webhook: the database does not answer, trying again', error);
      return false;
    }
  }
}

/** Splits changes into messages that the site accepts. */
function splitChanges(changes: Change[]): Change[][] {
  const messages: Change[][] = [];
  let size = Infinity;
  for (const change of changes) {
    // With the comma after it.
    const bytes = Buffer.byteLength(JSON.stringify(change)) + 1;
    size += bytes;
    if (size > maxBytes) {
      messages.push([]);
      size = bytes;
    }
    messages.at(-1)?.push(change);
  }
  return messages;
}
