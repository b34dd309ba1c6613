import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sendRequest } from '../sendRequest';
import { type Scenario, unnoticed, unnoticedByReaders } from '../Scenario';
import { checkPage } from '../checks';
import type { SmallTown } from '../SmallTown';

const program = path.resolve(import.meta.dirname, '../lockSqlite.mjs');

/** Seconds, which are longer than a write waits. */
const locked = 12;

const sqlite: Scenario<SmallTown> = {
  what: 'SQLite locked by another program',
  seconds: locked,
  expected: unnoticedByReaders,
  breakPart: async ({ database }) => {
    const other = spawn(process.execPath, [program, database, String(locked * 1000)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const unlocked = once(other, 'close');
    await once(other.stdout, 'data');
    return async () => {
      await unlocked;
    };
  },
  // Reads need no lock, so they must not wait for writes.
  measureMore: async (town) => {
    const { url } = town.programs;
    const times: number[] = [];
    for (let search = 0; search < 20; search += 1) {
      const { ms } = await sendRequest(`${url}/api/search?q=stanza+sq${search}&locale=it`);
      times.push(ms);
    }
    return async () => [
      { what: 'longest search at the same time, s', value: Math.max(...times) / 1000, limit: 1 },
    ];
  },
};

const siteDisk: Scenario<SmallTown> = {
  what: 'the disk of the site full',
  seconds: 6,
  expected: unnoticed,
  breakPart: async ({ disks }) => {
    await disks.site.fill();
    return () => disks.site.free();
  },
  // A restarted site reads the files from the full disk, which must not contain incomplete pages.
  measureMore: async () => async (town) => {
    await town.stopSite();
    await town.startSite();
    const pages = ['/', '/alloggi', '/alloggi/one-it', '/alloggi/two-it', '/alloggi/three-it'];
    const answers = await Promise.all(
      pages.map((path) => sendRequest(`${town.programs.url}${path}`)),
    );
    const broken = answers.filter((answer) => checkPage(answer).outcome !== 'good').length;
    const lost = await town.publications.findLost(performance.now() + 5000);
    return [
      { what: 'pages broken after a restart', value: broken, limit: 0 },
      { what: 'publications lost by a restart', value: lost.length, limit: 0 },
    ];
  },
};

const cmsDisk: Scenario<SmallTown> = {
  what: 'the disk of the cms full',
  seconds: 6,
  // Writes that fit into the existing files of the database still succeed.
  expected: unnoticedByReaders,
  breakPart: async ({ disks }) => {
    await disks.cms.fill();
    return () => disks.cms.free();
  },
};

/** The scenarios with a town on one machine, without nginx, Redis and PostgreSQL. */
export const small = { sqlite, siteDisk, cmsDisk };
