import { setTimeout as pause } from 'node:timers/promises';
import type { BigTown } from '../BigTown';
import { type Drill, lateOrTold, unnoticed, withoutCms, withoutSites } from '../Drill';
import { clock } from './clock';
import { memory } from './memory';
import { smtp } from './smtp';

const cms: Drill<BigTown> = {
  what: 'both cms killed, and one that has just written something',
  seconds: 6,
  expected: withoutCms,
  // It ends with the write, before it can tell a site.
  more: async ({ stack, publications }) => {
    const title = publications.newTitle();
    await stack.edit('renameAndDie', '4', title).catch(() => publications.note('4', title));
    return async () => [];
  },
  strike: async ({ stack }) => {
    await Promise.all([stack.stopCms(0, 'SIGKILL'), stack.stopCms(1, 'SIGKILL')]);
    return async () => {
      await Promise.all([stack.startCms(0), stack.startCms(1)]);
    };
  },
};

const database: Drill<BigTown> = {
  what: 'PostgreSQL stopped at once',
  seconds: 6,
  expected: withoutCms,
  strike: async ({ stack }) => {
    await stack.stopDatabase();
    return () => stack.startDatabase();
  },
};

/** Seconds; longer than any program waits. */
const locked = 12;

const lock: Drill<BigTown> = {
  what: 'PostgreSQL’s tables locked by a transaction',
  seconds: locked,
  expected: lateOrTold,
  strike: async ({ stack }) => {
    const over = stack.sql(
      `BEGIN; LOCK TABLE payload_kv, accommodations, pages, feedback, visitors, visitor_sessions
        IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${locked}); COMMIT`,
    );
    await pause(200);
    return async () => {
      await over;
    };
  },
};

const slow: Drill<BigTown> = {
  what: 'every answer of the cms takes ten seconds',
  seconds: 14,
  expected: withoutCms,
  strike: async ({ wire }) => {
    wire.flow = 'late';
    return async () => void (wire.flow = 'whole');
  },
};

const half: Drill<BigTown> = {
  what: 'answers of the cms break off in their midst',
  seconds: 6,
  expected: withoutCms,
  strike: async ({ wire }) => {
    wire.flow = 'half';
    return async () => void (wire.flow = 'whole');
  },
};

const redis: Drill<BigTown> = {
  what: 'Redis killed, and back with nothing in it',
  seconds: 6,
  expected: unnoticed,
  strike: async ({ stack }) => {
    await stack.stopRedis();
    return () => stack.startRedis();
  },
};

const nginxDisk: Drill<BigTown> = {
  what: 'the disk of nginx full',
  seconds: 6,
  expected: unnoticed,
  strike: async ({ disk }) => {
    await disk.fill();
    return () => disk.free();
  },
};

const sites: Drill<BigTown> = {
  what: 'both sites killed',
  seconds: 5,
  expected: withoutSites,
  knowsVisitors: false,
  strike: async ({ stack }) => {
    await Promise.all([stack.stopSite(0, 'SIGKILL'), stack.stopSite(1, 'SIGKILL')]);
    return async () => {
      await Promise.all([stack.startSite(0), stack.startSite(1)]);
    };
  },
};

/** Drills with the programs of deploy/. */
export const big = {
  cms,
  database,
  lock,
  slow,
  half,
  redis,
  nginxDisk,
  ...clock,
  memory,
  sites,
  smtp,
};
