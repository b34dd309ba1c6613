import { parentPort } from 'node:worker_threads';
import type { AdminText } from '../lib/adminLanguage';
import { FeedFault, type ReadFeed } from './FeedEvent';
import { refusals } from './messages';
import { readFeed } from './readFeed';

/** What the thread gets. */
export interface Reading {
  bytes: Uint8Array;
  now: Date;
}

/** What it answers. */
export type Answer = { read: ReadFeed } | { fault: AdminText };

parentPort?.once('message', ({ bytes, now }: Reading) => {
  void readFeed(bytes, now).then(
    (read) => parentPort?.postMessage({ read } satisfies Answer),
    (error: unknown) => {
      const fault = error instanceof FeedFault ? error.texts : refusals.unreadable;
      parentPort?.postMessage({ fault } satisfies Answer);
    },
  );
});
