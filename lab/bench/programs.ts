/**
 * npm run bench -- programs: measures how fast both programs answer after their start, compared with an empty
 * Next app; and their memory under one hour's visits of a small town within three minutes: pages of the
 * sitemap in random order, filters and searches. The memory must level off. Needs a finished build of the
 * site (npm start creates one). Exits with 1 when a budget is missed.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { budgets } from '../../e2e/budgets.mjs';
import { FiltersAndSearches } from './programs/FiltersAndSearches';
import { readAddresses } from './publishing/readAddresses';
import { PageVisits } from './publishing/PageVisits';
import { percentile } from './shared/percentile';
import { bench } from './shared/bench';
import { BenchCms } from './shared/BenchCms';
import { BenchSite } from './shared/BenchSite';
import { EmptyApp } from './shared/EmptyApp';
import { rowPrinter } from './shared/rowPrinter';
import type { Limits } from './shared/Limits';

const entries = 300;
const starts = Number(process.env.BENCH_STARTS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 180);
const perSecond = 50;
const { start: startLimit, memory, memoryGrowth } = budgets.timed;

const row = rowPrinter(24, 10);

/** Starts all three several times, one after the other, and leaves site and cms running. */
async function measureStarts(cms: BenchCms, site: BenchSite, limits: Limits): Promise<void> {
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
    row(name, [percentile(samples, 0.5), percentile(samples, 1)]);
  for (const name of ['cms', 'site'] as const)
    limits.atMost(`${name}, start to answer, median ms`, percentile(times[name], 0.5), startLimit);
  limits.note(
    'start of the site, multiple of an empty app’s',
    percentile(times.site, 0.5) / percentile(times.empty, 0.5),
  );
}

/** Returns the megabytes of both programs in each second under load. */
async function memoryUnderLoad(cms: BenchCms, site: BenchSite, limits: Limits) {
  const held = { site: [site.memory()], cms: [cms.memory()] };
  const addresses = await readAddresses(site.url);
  // Request each page once, because on a normal day all pages are rendered already.
  for (const address of addresses) await (await fetch(site.url + address)).text();
  const visits = new PageVisits(site.url, shuffled(addresses), perSecond);
  const queries = new FiltersAndSearches(site.url);
  visits.start();
  queries.start();
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000);
    held.site.push(site.memory());
    held.cms.push(cms.memory());
  }
  await Promise.all([visits.stop(), queries.stop()]);
  const faults = [...visits.faults, ...queries.faults];
  console.log(
    `\n${addresses.length} pages; ${visits.times.length} visits, ${queries.times.length} filters and searches`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  limits.atMost('faults under load', faults.length, 0);
  return held;
}

const shuffled = (addresses: string[]): string[] =>
  addresses
    .map((address) => ({ address, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ address }) => address);

/** Returns the median of the seconds before a moment, because single values depend on garbage collection. */
const heldAt = (samples: number[], part: number): number => {
  const end = Math.round(part * (samples.length - 1)) + 1;
  return percentile(samples.slice(Math.max(0, end - Math.ceil(samples.length / 15)), end), 0.5);
};

await bench(async (folder, limits) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  const site = new BenchSite();
  try {
    await cms.fillSmall();
    await cms.fill(entries);
    await measureStarts(cms, site, limits);
    const held = await memoryUnderLoad(cms, site, limits);
    row('\nMB', ['at start', '1/3', '2/3', 'end']);
    for (const name of ['site', 'cms'] as const) {
      const samples = held[name];
      const [before, end] = [heldAt(samples, 2 / 3), heldAt(samples, 1)];
      row(name, [samples[0] ?? NaN, heldAt(samples, 1 / 3), before, end]);
      limits.atMost(`${name}, growth of memory in the last third`, end / before - 1, memoryGrowth);
      limits.atMost(`${name}, MB at the end`, end, memory[name]);
    }
  } finally {
    await site.stop();
    await cms.stop();
  }
});
