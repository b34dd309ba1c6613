/**
 * npm run bench:programs: how soon both programs answer after their start, beside an empty Next app;
 * and the memory they hold while an hour of a small town's visits comes within three minutes: pages of
 * the sitemap in random order, filters and searches. It has to level off. Needs a finished build of the
 * site (npm start makes one). Exits with 1 when a budget is missed.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { budgets } from './budgets.mjs';
import { Asks } from './programs/Asks';
import { addressesOf } from './publishing/addressesOf';
import { Load } from './publishing/Load';
import { at } from './shared/at';
import { bench } from './shared/bench';
import { BenchCms } from './shared/BenchCms';
import { BenchSite } from './shared/BenchSite';
import { EmptyApp } from './shared/EmptyApp';
import type { Targets } from './shared/Targets';

const entries = 300;
const starts = Number(process.env.BENCH_STARTS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 180);
const perSecond = 50;
const { start: startLimit, memory, memoryGrowth } = budgets.timed;

const row = (name: string, cells: string[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join(''));
const whole = (values: number[]) => values.map((value) => value.toFixed(0));

/** Starts all three in turn, several times, and leaves the two programs running. */
async function measureStarts(cms: BenchCms, site: BenchSite, judged: Targets): Promise<void> {
  const times = { cms: [] as number[], site: [] as number[], empty: [] as number[] };
  const empty = new EmptyApp();
  try {
    await empty.start();
    for (let round = 0; round < starts; round += 1) {
      await site.stop();
      await cms.stop();
      times.cms.push(await cms.start());
      times.site.push(await site.start(cms.url));
      times.empty.push(await empty.restart());
    }
  } finally {
    await empty.stop();
  }
  row('ms from start to answer', ['median', 'longest']);
  for (const [name, samples] of Object.entries(times))
    row(name, whole([at(samples, 0.5), at(samples, 1)]));
  for (const name of ['cms', 'site'] as const)
    judged.atMost(`${name}, start to answer, median ms`, at(times[name], 0.5), startLimit);
  judged.note(
    'start of the site, times that of an empty app',
    at(times.site, 0.5) / at(times.empty, 0.5),
  );
}

/** Megabytes in each second, while visitors come. */
async function memoryUnderLoad(cms: BenchCms, site: BenchSite, judged: Targets) {
  const held = { site: [site.memory()], cms: [cms.memory()] };
  const addresses = await addressesOf(site.url);
  // Each page was asked for before, as on any day.
  for (const address of addresses) await (await fetch(site.url + address)).text();
  const visits = new Load(site.url, shuffled(addresses), perSecond);
  const asks = new Asks(site.url);
  visits.start();
  asks.start();
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000);
    held.site.push(site.memory());
    held.cms.push(cms.memory());
  }
  await Promise.all([visits.stop(), asks.stop()]);
  const faults = [...visits.faults, ...asks.faults];
  console.log(
    `\n${addresses.length} pages; ${visits.times.length} visits, ${asks.times.length} filters and searches`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  judged.atMost('faults under load', faults.length, 0);
  return held;
}

const shuffled = (addresses: string[]): string[] =>
  addresses
    .map((address) => ({ address, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ address }) => address);

/** What was held in the seconds before a moment: a single one may come before or after a clearing up. */
const heldAt = (samples: number[], part: number): number => {
  const end = Math.round(part * (samples.length - 1)) + 1;
  return at(samples.slice(Math.max(0, end - Math.ceil(samples.length / 15)), end), 0.5);
};

await bench(async (folder, _, judged) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  const site = new BenchSite();
  try {
    await cms.fillSmall();
    await cms.fill(entries);
    await measureStarts(cms, site, judged);
    const held = await memoryUnderLoad(cms, site, judged);
    row('\nMB', ['at start', '1/3', '2/3', 'end']);
    for (const name of ['site', 'cms'] as const) {
      const samples = held[name];
      const [before, end] = [heldAt(samples, 2 / 3), heldAt(samples, 1)];
      row(name, whole([samples[0] ?? NaN, heldAt(samples, 1 / 3), before, end]));
      judged.atMost(`${name}, growth of memory in the last third`, end / before - 1, memoryGrowth);
      judged.atMost(`${name}, MB at the end`, end, memory[name]);
    }
  } finally {
    await site.stop();
    await cms.stop();
  }
});
