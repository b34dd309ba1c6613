import { setTimeout as pause } from 'node:timers/promises';
import type { BigTown } from '../BigTown';
import { type Scenario, lateOrUnavailable, unnoticed, withoutCms, withoutSites } from '../Scenario';
import { memory } from './memory';
import { smtp } from './smtp';

const cms: Scenario<BigTown> = {
  what: 'both cms killed, and an editor’s program right after a write',
  seconds: 6,
  expected: withoutCms,
  breakPart: async ({ stack, publications }) => {
    await Promise.all([stack.stopCms(0, 'SIGKILL'), stack.stopCms(1, 'SIGKILL')]);
    // The editor's program ends after the write, before it can notify a site.
    const title = publications.newTitle();
    const write = stack
      .edit('renameAndDie', '4', title)
      .catch(() => publications.record('4', title));
    return async () => {
      await write;
      await Promise.all([stack.startCms(0), stack.startCms(1)]);
    };
  },
};

const database: Scenario<BigTown> = {
  what: 'PostgreSQL stopped immediately',
  seconds: 6,
  expected: withoutCms,
  breakPart: async ({ stack }) => {
    await stack.stopDatabase();
    return () => stack.startDatabase();
  },
};

/** Seconds, which are longer than any program waits. */
const locked = 12;

const lock: Scenario<BigTown> = {
  what: 'PostgreSQL’s tables locked by a transaction',
  seconds: locked,
  expected: lateOrUnavailable,
  breakPart: async ({ stack }) => {
    const unlocked = stack.sql(
      `BEGIN; LOCK TABLE payload_kv, accommodations, pages, feedback, visitors, visitor_sessions
        IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${locked}); COMMIT`,
    );
    await pause(200);
    return async () => {
      await unlocked;
    };
  },
};

const slow: Scenario<BigTown> = {
  what: 'every answer of the cms takes ten seconds',
  seconds: 14,
  expected: withoutCms,
  breakPart: async ({ proxy }) => {
    proxy.flow = 'late';
    return async () => void (proxy.flow = 'normal');
  },
};

const half: Scenario<BigTown> = {
  what: 'answers of the cms end in the middle',
  seconds: 6,
  expected: withoutCms,
  breakPart: async ({ proxy }) => {
    proxy.flow = 'half';
    return async () => void (proxy.flow = 'normal');
  },
};

const redis: Scenario<BigTown> = {
  what: 'Redis killed, and restarted empty',
  seconds: 6,
  expected: unnoticed,
  breakPart: async ({ stack }) => {
    await stack.stopRedis();
    return () => stack.startRedis();
  },
};

const nginxDisk: Scenario<BigTown> = {
  what: 'the disk of nginx full',
  seconds: 6,
  expected: unnoticed,
  breakPart: async ({ disk }) => {
    await disk.fill();
    return () => disk.free();
  },
};

const sites: Scenario<BigTown> = {
  what: 'both sites killed',
  seconds: 5,
  expected: withoutSites,
  servesLoggedIn: false,
  breakPart: async ({ stack }) => {
    await Promise.all([stack.stopSite(0, 'SIGKILL'), stack.stopSite(1, 'SIGKILL')]);
    return async () => {
      await Promise.all([stack.startSite(0), stack.startSite(1)]);
    };
  },
};

/** The scenarios with the programs of deploy/. */
export const big = {
  cms,
  database,
  lock,
  slow,
  half,
  redis,
  nginxDisk,
  memory,
  sites,
  smtp,
};
