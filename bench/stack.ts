/**
 * npm run bench:stack: two sites and two cms behind nginx, with Redis and PostgreSQL, as deploy/ has
 * them: what fails during a rolling restart and when one is killed, how soon a publication shows, what
 * is left when Redis is gone, and how much of nginx's own speed the whole has.
 *
 * Counted things have to hold. Speed is a ratio of two loads that take turns in this run; what is
 * left in milliseconds says more of the machine. Needs nginx, redis-server and PostgreSQL, and
 * `NEXT_DIST_DIR=.next-image npm run build:image` before.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Load, startLoad } from './stack/load';
import { Stack } from './stack/Stack';

const requests = Number(process.env.BENCH_REQUESTS ?? 20_000);
const rate = 500;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const targets = { failed: 0, publishMs: 2000, ratio: 0.6, p99: 20 };

const page = '/alloggi/one-it';
const gzip = { 'accept-encoding': 'gzip' };
/** Who is logged in passes by the cache of nginx: every fourth request reaches a site. */
const asked = [
  { path: page, headers: gzip },
  { path: '/alloggi', headers: gzip },
  { path: '/en/accommodations', headers: gzip },
  { path: page, headers: { ...gzip, cookie: 'REFRESH_TOKEN=none' } },
];

const missed: string[] = [];
function judge(what: string, value: number, holds: boolean): void {
  console.log(`${holds ? 'ok    ' : 'MISSED'} ${what}: ${Math.round(value * 100) / 100}`);
  if (!holds) missed.push(what);
}

/** Restarts all four one after another, then kills one of each. */
async function drill(stack: Stack): Promise<void> {
  for (const one of [0, 1] as const) {
    await stack.stopSite(one);
    await stack.startSite(one);
    await stack.stopCms(one);
    await stack.startCms(one);
  }
  await stack.stopSite(0, 'SIGKILL');
  await stack.stopCms(0, 'SIGKILL');
  await pause(3000);
  await Promise.all([stack.startSite(0), stack.startCms(0)]);
}

async function restarts(stack: Stack): Promise<void> {
  const load = startLoad({
    url: stack.url,
    connections: 20,
    duration: 1200,
    rate,
    requests: asked,
  });
  const began = Date.now();
  await drill(stack);
  await pause(Math.max(0, (requests / rate) * 1000 + 2000 - (Date.now() - began)));
  load.stop();
  const { requests: total, failed, p99 } = await load.result;
  console.log(`       ${total} requests, p99 ${p99} ms`);
  judge(`failed of ${requests} requests or more`, failed, failed === 0 && total >= requests);
}

/** Milliseconds from the write of a title until an address shows it. */
async function seenAt(url: string, title: string, deadline: number): Promise<number> {
  while (Date.now() < deadline) {
    const text = await fetch(url).then((response) => response.text());
    if (text.includes(title)) return Date.now();
    await pause(100);
  }
  return Infinity;
}

async function publication(stack: Stack, what: string): Promise<void> {
  const title = `Stanza ${Date.now()}`;
  const deadline = Date.now() + 120_000;
  const places = [stack.siteUrl(0), stack.siteUrl(1), stack.url, stack.url];
  const [written, ...seen] = await Promise.all([
    stack.edit('rename', '1', title),
    ...places.map((place) => seenAt(place + page, title, deadline)),
  ]);
  const { updatedAt } = written as { updatedAt: string };
  const slowest = Math.max(...seen) - Date.parse(updatedAt);
  judge(`ms until ${what} shows everywhere`, slowest, slowest <= targets.publishMs);
}

async function withoutRedis(stack: Stack): Promise<void> {
  await stack.stopRedis();
  const {
    failed,
    p99,
    requests: total,
  } = await startLoad({
    url: stack.url,
    connections: 10,
    duration: seconds,
    rate: 100,
    requests: asked,
  }).result;
  console.log(`       ${total} requests, p99 ${p99} ms`);
  judge('failed while Redis is gone', failed, failed === 0 && total > 0);
  await stack.startRedis();
  // As long as a site does not ask a Redis that was away.
  await pause(2500);
  await publication(stack, 'a publication after its return');
}

async function speed(stack: Stack): Promise<void> {
  await stack.copyToDisk(page);
  const once = (url: string, path: string, limit?: number): Promise<Load> =>
    startLoad({
      url,
      connections: 32,
      duration: seconds,
      rate: limit,
      requests: [{ path, headers: gzip }],
    }).result;
  const runs: { stack: Load; disk: Load }[] = [];
  for (let run = 0; run < 5; run += 1)
    runs.push({
      disk: await once(stack.disk, '/page.html'),
      stack: await once(stack.url, page),
    });
  const median = (who: 'stack' | 'disk') =>
    runs.map((run) => run[who].perSecond).sort((a, b) => a - b)[2] ?? 0;
  console.log(`       stack ${median('stack').toFixed(0)}/s, disk ${median('disk').toFixed(0)}/s`);
  const ratio = median('stack') / median('disk');
  judge('throughput, of what nginx serves from disk', ratio, ratio >= targets.ratio);
  const paced = {
    disk: await once(stack.disk, '/page.html', rate),
    stack: await once(stack.url, page, rate),
  };
  console.log(`       from disk, at ${rate}/s: p99 ${paced.disk.p99} ms`);
  judge(`p99 in ms at ${rate}/s`, paced.stack.p99, paced.stack.p99 <= targets.p99);
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-stack-'));
await chmod(folder, 0o755);
const stack = new Stack(folder);
let whole = false;
try {
  await stack.start();
  await publication(stack, 'a publication');
  await restarts(stack);
  await withoutRedis(stack);
  await speed(stack);
  whole = true;
} finally {
  await stack.stop();
  if (whole && missed.length === 0) await rm(folder, { recursive: true, force: true });
  else console.log(`Logs: ${folder}`);
}
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
