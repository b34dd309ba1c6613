import type { BigTown } from '../BigTown';
import { type Scenario, unnoticedByReaders } from '../Scenario';

const leak = new URL('../preload/leak.mjs', import.meta.url).href;

/** Makes one site leak memory until it ends, and restarts it some seconds later. */
export const memory: Scenario<BigTown> = {
  what: 'one of two sites runs out of memory',
  seconds: 12,
  // Requests that change data are not repeated after the site ended, because they may have been processed.
  expected: unnoticedByReaders,
  breakPart: async ({ stack }) => {
    await stack.stopSite(0);
    await stack.startSite(0, {
      NODE_OPTIONS: `--max-old-space-size=192 --import=${leak}`,
    });
    stack.programs.signal('site-1', 'SIGUSR2');
    return async () => {
      if (!stack.programs.dead.includes('site-1')) throw new Error('The site has not ended.');
      await stack.stopSite(0);
      await stack.startSite(0);
    };
  },
};
