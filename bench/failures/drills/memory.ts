import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BigTown } from '../BigTown';
import { type Drill, unnoticed } from '../Drill';

const leak = path.resolve(import.meta.dirname, '../preload/leak.mjs');

/** One site leaks until it ends; nobody starts it again for some seconds. */
export const memory: Drill<BigTown> = {
  what: 'one of two sites runs out of memory',
  seconds: 12,
  // What was sent to the one that ended is not sent again: nobody knows what it has done.
  expected: { ...unnoticed, login: ['good', 'told'], feedback: ['good', 'told'] },
  strike: async ({ stack }) => {
    await stack.stopSite(0);
    await stack.startSite(0, {
      NODE_OPTIONS: `--max-old-space-size=192 --import=file://${leak}`,
    });
    stack.programs.signal('site-1', 'SIGUSR2');
    return async () => {
      if (!stack.programs.dead.includes('site-1')) throw new Error('The site has not ended.');
      await stack.stopSite(0);
      await stack.startSite(0);
      await pause(0);
    };
  },
};
