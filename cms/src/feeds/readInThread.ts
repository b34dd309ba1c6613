import { Worker } from 'node:worker_threads';
import { ConcurrencyLimiter } from '../lib/ConcurrencyLimiter';
import { FeedFault, type ReadFeed } from './FeedEvent';
import { refusals } from './messages';
import { readFeed } from './readFeed';
import type { Answer, Reading } from './readingThread';

/** Milliseconds that a feed may take; one of 5,000 series takes ten seconds. */
const patience = 60_000;

const threads = new ConcurrencyLimiter(1, Infinity);

const start = (reading: Reading): Promise<ReadFeed> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./readingThread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(() => void thread.terminate(), patience);
    const fail = (): void => reject(new FeedFault(refusals.unreadable));
    thread.once('message', (answer: Answer) =>
      'fault' in answer ? reject(new FeedFault(answer.fault)) : resolve(answer.read),
    );
    thread.once('error', fail);
    // After an answer this changes nothing.
    thread.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
    thread.postMessage(reading);
  });

/**
 * Reads a feed in a thread of its own, which ends when it takes too long: a rule can be written so that it never has a
 * date, and nobody else would get an answer meanwhile. Only the server has threads.
 *
 * @throws FeedFault when nothing of it can be used, or not in time
 */
export const readInThread = (bytes: Uint8Array, now: Date): Promise<ReadFeed> =>
  process.env.NEXT_RUNTIME === 'nodejs'
    ? threads.run(() => start({ bytes, now }))
    : readFeed(bytes, now);
