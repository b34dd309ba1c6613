import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ask } from '../ask';
import { type Drill, unnoticed } from '../Drill';
import { lookOfPage } from '../looks';
import type { SmallTown } from '../SmallTown';

const program = path.resolve(import.meta.dirname, '../lockSqlite.mjs');

/** Seconds; longer than a write may wait. */
const locked = 12;

const sqlite: Drill<SmallTown> = {
  what: 'SQLite locked by another program',
  seconds: locked,
  expected: { ...unnoticed, login: ['good', 'told'], feedback: ['good', 'told'] },
  strike: async ({ database }) => {
    const other = spawn(process.execPath, [program, database, String(locked * 1000)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const over = once(other, 'close');
    await once(other.stdout, 'data');
    return async () => {
      await over;
    };
  },
  // Reading takes no lock: nobody who only reads is to wait for those who write.
  more: async (town) => {
    const { url } = town.programs;
    const times: number[] = [];
    for (let question = 0; question < 20; question += 1) {
      const { ms } = await ask(`${url}/api/search?q=stanza+sq${question}&locale=it`);
      times.push(ms);
    }
    return async () => [
      { what: 'longest search meanwhile, s', value: Math.max(...times) / 1000, limit: 1 },
    ];
  },
};

const siteDisk: Drill<SmallTown> = {
  what: 'the disk of the site full',
  seconds: 6,
  expected: unnoticed,
  strike: async ({ disks }) => {
    await disks.site.fill();
    return () => disks.site.free();
  },
  // What was written on the full disk is read after a restart: half a page would show then.
  more: async () => async (town) => {
    await town.stopSite();
    await town.startSite();
    const pages = ['/', '/alloggi', '/alloggi/one-it', '/alloggi/two-it', '/alloggi/three-it'];
    const seen = await Promise.all(pages.map((path) => ask(`${town.programs.url}${path}`)));
    const broken = seen.filter((answer) => lookOfPage(answer).outcome !== 'good').length;
    const lost = await town.publications.lost(performance.now() + 5000);
    return [
      { what: 'pages broken after a restart', value: broken, limit: 0 },
      { what: 'publications lost by a restart', value: lost.length, limit: 0 },
    ];
  },
};

const cmsDisk: Drill<SmallTown> = {
  what: 'the disk of the cms full',
  seconds: 6,
  // What finds room in the files that the database has already is written all the same.
  expected: { ...unnoticed, login: ['good', 'told'], feedback: ['good', 'told'] },
  strike: async ({ disks }) => {
    await disks.cms.fill();
    return () => disks.cms.free();
  },
};

/** Drills in a town on one machine, without nginx, Redis and PostgreSQL. */
export const small = { sqlite, siteDisk, cmsDisk };
