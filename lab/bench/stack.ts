/**
 * npm run bench -- stack: measures two sites and two cms behind nginx, with Redis and PostgreSQL, as in
 * deploy/: the failures during a rolling restart and a kill, the time until a publication is shown, the
 * failures without Redis, and the throughput of the stack and of one site, compared with nginx alone and
 * with an empty Next app.
 *
 * Counts have fixed limits. Throughput is a ratio of two alternating loads in the same run, because absolute
 * times depend on the machine. Needs nginx, redis-server and PostgreSQL, and
 * `NEXT_DIST_DIR=.next-image npm run image` before.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilShown } from './publishing/waitUntilShown';
import { percentile } from './shared/percentile';
import { EmptyApp } from './shared/EmptyApp';
import { Limits } from './shared/Limits';
import { type Load, startLoad } from './stack/load';
import { Stack } from './stack/Stack';

const requests = Number(process.env.BENCH_REQUESTS ?? 20_000);
const rate = 500;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const targets = { failed: 0, publishMs: 2000, ratio: 0.6, p99: 20 };
/**
 * Milliseconds by which nginx may show a change later than the sites: it caches a response for one second,
 * which its clock of whole seconds can extend to almost two.
 */
const nginxMs = 2000;

const page = '/alloggi/one-it';
const gzip = { 'accept-encoding': 'gzip' };
/** Every fourth request reaches a site, because nginx does not cache for logged-in visitors. */
const requestMix = [
  { path: page, headers: gzip },
  { path: '/alloggi', headers: gzip },
  { path: '/en/accommodations', headers: gzip },
  { path: page, headers: { ...gzip, cookie: 'REFRESH_TOKEN=none' } },
];

const limits = new Limits();
const printLoad = (what: string, { requests: total, failed, faults, perSecond, p99 }: Load) =>
  console.log(
    `${what.padEnd(30)}${`${perSecond.toFixed(0)}/s`.padStart(10)}${`p99 ${p99} ms`.padStart(14)}${String(total).padStart(10)} requests, ${failed} failed${failed ? ` ${JSON.stringify(faults)}` : ''}`,
  );

/** Restarts all four one after another, then kills one of each. */
async function restartAll(stack: Stack): Promise<void> {
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

async function measureRestarts(stack: Stack): Promise<void> {
  const endless = { url: stack.url, connections: 20, duration: 1200, rate };
  const load = startLoad({ ...endless, requests: requestMix });
  await restartAll(stack);
  // The load's last seconds are missing from its result, so it must send more requests than needed.
  await Promise.race([load.untilAnswered(requests + 2 * rate), load.result]);
  load.stop();
  const done = await load.result;
  printLoad('restarts and kills', done);
  limits.atLeast('requests during restarts and kills', done.requests, requests);
  limits.atMost('of them failed', done.failed, targets.failed);
}

async function measurePublication(stack: Stack, what: string): Promise<void> {
  const title = `Stanza ${Date.now()}`;
  const [began, beganAt] = [performance.now(), Date.now()];
  const shownBy = (place: string) => waitUntilShown(place + page, title, began);
  const [written, first, second, inNginx] = await Promise.all([
    stack.edit('rename', '1', title),
    shownBy(stack.siteUrl(0)),
    shownBy(stack.siteUrl(1)),
    shownBy(stack.url),
  ]);
  const { updatedAt } = written as { updatedAt: string };
  const onBoth = Math.max(first, second);
  const took = beganAt + onBoth - Date.parse(updatedAt);
  limits.atMost(`ms until ${what} shows on both sites`, took, targets.publishMs);
  limits.atMost(`ms until nginx shows ${what} after both sites`, inNginx - onBoth, nginxMs);
}

async function measureWithoutRedis(stack: Stack): Promise<void> {
  await stack.stopRedis();
  const load = { url: stack.url, connections: 10, duration: seconds, rate: 100 };
  const done = await startLoad({ ...load, requests: requestMix }).result;
  printLoad('without Redis', done);
  limits.atLeast('requests without Redis', done.requests, seconds);
  limits.atMost('of those failed', done.failed, targets.failed);
  await stack.startRedis();
  // A site does not use Redis again for this long after an outage.
  await pause(2500);
  await measurePublication(stack, 'a publication after the restart of Redis');
}

/** Measures the throughput of each place with alternating loads, so that other load affects all equally. */
async function measureSpeed(stack: Stack, emptyApp: string): Promise<void> {
  await stack.copyToDisk(page);
  const places = {
    'nginx, from disk': stack.disk + '/page.html',
    'the stack, nginx in front': stack.url + page,
    'one site, directly': stack.siteUrl(0) + page,
    'an empty Next app': `${emptyApp}/`,
  };
  type Place = keyof typeof places;
  const measureOnce = (place: Place, limit?: number): Promise<Load> => {
    const { origin, pathname } = new URL(places[place]);
    const load = { url: origin, connections: 32, duration: seconds, rate: limit };
    return startLoad({ ...load, requests: [{ path: pathname, headers: gzip }] }).result;
  };
  const names = Object.keys(places) as Place[];
  const perSecond: Record<string, number[]> = {};
  for (let run = 0; run < 5; run += 1)
    for (const place of names) {
      const load = await measureOnce(place);
      (perSecond[place] ??= []).push(load.perSecond);
      if (run === 4) printLoad(place, load);
    }
  const median = (place: Place) => percentile(perSecond[place] ?? [], 0.5);
  for (const place of names) limits.note(`requests per second: ${place}`, median(place));
  const ratio = (one: Place, other: Place) => median(one) / median(other);
  limits.atLeast(
    'throughput of the stack, as a part of nginx’s from disk',
    ratio('the stack, nginx in front', 'nginx, from disk'),
    targets.ratio,
  );
  limits.note(
    'throughput of one site, as a part of nginx’s from disk',
    ratio('one site, directly', 'nginx, from disk'),
  );
  limits.note(
    'throughput of one site, as a part of an empty app’s',
    ratio('one site, directly', 'an empty Next app'),
  );
  for (const place of names) {
    const limited = await measureOnce(place, rate);
    printLoad(`${place}, at ${rate}/s`, limited);
    const what = `p99 in ms at ${rate}/s: ${place}`;
    if (place === 'the stack, nginx in front') limits.atMost(what, limited.p99, targets.p99);
    else limits.note(what, limited.p99);
  }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-stack-'));
await chmod(folder, 0o755);
const stack = new Stack(folder);
const emptyApp = new EmptyApp();
try {
  await stack.start();
  await measurePublication(stack, 'a publication');
  await measureRestarts(stack);
  await measureWithoutRedis(stack);
  await emptyApp.start();
  await measureSpeed(stack, emptyApp.url);
} catch (error) {
  console.error(`Logs: ${folder}`);
  throw error;
} finally {
  await Promise.all([stack.stop(), emptyApp.stop()]);
}
process.exitCode = limits.conclude();
if (process.exitCode === 0) await rm(folder, { recursive: true, force: true });
else console.error(`Logs: ${folder}`);
