/**
 * npm run bench -- contract: measures how fast the cms answers queries of the contract, on SQLite and on
 * PostgreSQL, with 1,000 and 10,000 entries, with and without cached responses, for one client and eight.
 *
 * One run measures both databases. Exits with 1 when a target of `targets` is missed.
 */
import { measureSeries, sendQuery } from './contract/measure';
import { queriesFor } from './contract/queries';
import type { BenchCms } from './shared/BenchCms';
import { benchDatabases } from './shared/benchDatabases';
import type { Limits } from './shared/Limits';
import type { Times } from './shared/percentile';
import { queryContract } from './shared/queryContract';
import { rowPrinter } from './shared/rowPrinter';

const sizes = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);
const requests = Number(process.env.BENCH_REQUESTS ?? 200);

/** Milliseconds for one client with the largest database, megabytes, and a ratio. */
const targets = { uncachedListP95: 60, cachedP95: 5, memory: 600, slugGrowth: 2 };

const row = rowPrinter(26, 15);
const formatTimes = ({ p50, p95 }: Times): string => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;

async function readSlugs(url: string): Promise<string[]> {
  const query = '{ entries(section: ["accommodations"], limit: 1000) { slug } }';
  const { data } = await queryContract(url, query);
  return (data as { entries: { slug: string }[] }).entries.map(({ slug }) => slug);
}

async function measureDatabase(database: string, cms: BenchCms, limits: Limits): Promise<void> {
  const slugTimes: number[] = [];
  for (const size of sizes) {
    console.log(`\n${database}, ${size} entries (${await cms.fill(size)})`);
    await cms.start();
    const queries = queriesFor(await readSlugs(cms.url));
    // Warm up: the first search waits for the index, and the database fills its caches.
    for (const query of queries)
      for (let n = 0; n < 30; n += 1) await sendQuery(cms.url, query, 100_000 + n * 7);
    row('p50 / p95, ms', ['new, 1', 'new, 8', 'cached, 1', 'cached, 8']);
    for (const query of queries) {
      const measure = (clients: number, from: number, isCached: boolean) =>
        measureSeries(cms.url, query, { clients, requests, from, isCached });
      const alone = await measure(1, 0, false);
      const crowd = await measure(8, requests, false);
      const cached = await measure(1, 0, true);
      const cachedCrowd = await measure(8, 0, true);
      row(query.name, [alone, crowd, cached, cachedCrowd].map(formatTimes));
      if (query.name === 'entry by slug') slugTimes.push(alone.p50);
      if (size !== Math.max(...sizes)) continue;
      limits.atMost(`${database}, ${query.name}, cached, p95 ms`, cached.p95, targets.cachedP95);
      if (query.name === 'list of 24 with images')
        limits.atMost(`${database}, list, new, p95 ms`, alone.p95, targets.uncachedListP95);
    }
    console.log(`memory: ${cms.memory().toFixed(0)} MB`);
    limits.atMost(`${database}, memory MB with ${size} entries`, cms.memory(), targets.memory);
    await cms.stop();
  }
  const growth = (slugTimes.at(-1) ?? NaN) / (slugTimes[0] ?? NaN);
  console.log(`lookup by slug, largest to smallest database: × ${growth.toFixed(2)}`);
  limits.atMost(`${database}, growth of lookups by slug`, growth, targets.slugGrowth);
}

await benchDatabases(measureDatabase);
