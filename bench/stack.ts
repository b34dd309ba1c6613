/**
 * npm run bench:stack: two sites and two cms behind nginx, with Redis and PostgreSQL, as deploy/ has
 * them: what fails during a rolling restart and when one is killed, how soon a publication shows, what
 * is left when Redis is gone, and how much of nginx's own speed the whole has, and one site alone,
 * beside an empty Next app.
 *
 * Counted things have to hold. Speed is a ratio of two loads that take turns in this run; what is
 * left in milliseconds says more of the machine. Needs nginx, redis-server and PostgreSQL, and
 * `NEXT_DIST_DIR=.next-image npm run build:image` before.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from './shared/at';
import { EmptyApp } from './shared/EmptyApp';
import { Targets } from './shared/Targets';
import { type Load, startLoad } from './stack/load';
import { Stack } from './stack/Stack';

const requests = Number(process.env.BENCH_REQUESTS ?? 20_000);
const rate = 500;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const targets = { failed: 0, publishMs: 2000, ratio: 0.6, p99: 20 };
/**
 * How much later nginx may show what the sites show: what it keeps for one second is fresh until the end
 * of the next whole one, then a request fetches it anew for those after it.
 */
const nginxMs = 2000;

const page = '/alloggi/one-it';
const gzip = { 'accept-encoding': 'gzip' };
/** Who is logged in passes by the cache of nginx: every fourth request reaches a site. */
const asked = [
  { path: page, headers: gzip },
  { path: '/alloggi', headers: gzip },
  { path: '/en/accommodations', headers: gzip },
  { path: page, headers: { ...gzip, cookie: 'REFRESH_TOKEN=none' } },
];

const judged = new Targets();
const tell = (what: string, { requests: total, failed, faults, perSecond, p99 }: Load) =>
  console.log(
    `${what.padEnd(30)}${`${perSecond.toFixed(0)}/s`.padStart(10)}${`p99 ${p99} ms`.padStart(14)}${String(total).padStart(10)} requests, ${failed} failed${failed ? ` ${JSON.stringify(faults)}` : ''}`,
  );

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
  await drill(stack);
  // Its last seconds are not in its numbers.
  await Promise.race([load.reach(requests + 2 * rate), load.result]);
  load.stop();
  const done = await load.result;
  tell('restarts and kills', done);
  judged.atLeast('requests during restarts and kills', done.requests, requests);
  judged.atMost('of them failed', done.failed, targets.failed);
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
  const shownBy = (place: string) => seenAt(place + page, title, deadline);
  const [written, first, second, inNginx] = await Promise.all([
    stack.edit('rename', '1', title),
    shownBy(stack.siteUrl(0)),
    shownBy(stack.siteUrl(1)),
    shownBy(stack.url),
  ]);
  const { updatedAt } = written as { updatedAt: string };
  const onBoth = Math.max(first, second);
  const took = onBoth - Date.parse(updatedAt);
  judged.atMost(`ms until ${what} shows on both sites`, took, targets.publishMs);
  judged.atMost(`ms until nginx shows ${what} after them`, inNginx - onBoth, nginxMs);
}

async function withoutRedis(stack: Stack): Promise<void> {
  await stack.stopRedis();
  const load = { url: stack.url, connections: 10, duration: seconds, rate: 100, requests: asked };
  const done = await startLoad(load).result;
  tell('Redis gone', done);
  judged.atLeast('requests while Redis is gone', done.requests, seconds);
  judged.atMost('of those failed', done.failed, targets.failed);
  await stack.startRedis();
  // As long as a site does not ask a Redis that was away.
  await pause(2500);
  await publication(stack, 'a publication after its return');
}

/** Who answers, and where: loads take turns, so that none has the machine's better hour. */
async function speed(stack: Stack, emptyApp: string): Promise<void> {
  await stack.copyToDisk(page);
  const places = {
    'nginx, from disk': stack.disk + '/page.html',
    'the stack, nginx in front': stack.url + page,
    'one site, directly': stack.siteUrl(0) + page,
    'an empty Next app': `${emptyApp}/`,
  };
  type Place = keyof typeof places;
  const once = (place: Place, limit?: number): Promise<Load> => {
    const { origin, pathname } = new URL(places[place]);
    const load = { url: origin, connections: 32, duration: seconds, rate: limit };
    return startLoad({ ...load, requests: [{ path: pathname, headers: gzip }] }).result;
  };
  const names = Object.keys(places) as Place[];
  const perSecond: Record<string, number[]> = {};
  for (let run = 0; run < 5; run += 1)
    for (const place of names) {
      const load = await once(place);
      (perSecond[place] ??= []).push(load.perSecond);
      if (run === 4) tell(place, load);
    }
  const median = (place: Place) => at(perSecond[place] ?? [], 0.5);
  for (const place of names) judged.note(`requests per second: ${place}`, median(place));
  const ratio = (one: Place, other: Place) => median(one) / median(other);
  judged.atLeast(
    'throughput of the stack, part of nginx’s from disk',
    ratio('the stack, nginx in front', 'nginx, from disk'),
    targets.ratio,
  );
  judged.note(
    'throughput of one site, part of nginx’s from disk',
    ratio('one site, directly', 'nginx, from disk'),
  );
  judged.note(
    'throughput of one site, part of an empty app’s',
    ratio('one site, directly', 'an empty Next app'),
  );
  for (const place of names) {
    const paced = await once(place, rate);
    tell(`${place}, at ${rate}/s`, paced);
    const what = `p99 in ms at ${rate}/s: ${place}`;
    if (place === 'the stack, nginx in front') judged.atMost(what, paced.p99, targets.p99);
    else judged.note(what, paced.p99);
  }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-stack-'));
await chmod(folder, 0o755);
const stack = new Stack(folder);
const emptyApp = new EmptyApp();
let whole = false;
try {
  await stack.start();
  await publication(stack, 'a publication');
  await restarts(stack);
  await withoutRedis(stack);
  await emptyApp.start();
  await speed(stack, emptyApp.url);
  whole = true;
} finally {
  await Promise.all([stack.stop(), emptyApp.stop()]);
  process.exitCode = judged.conclude();
  if (whole && process.exitCode === 0) await rm(folder, { recursive: true, force: true });
  else console.error(`Logs: ${folder}`);
}
