/**
 * npm run bench -- queries: measures the most expensive query that the contract allows: its time, the memory
 * above idle, and the wait of another visitor at the same time, on SQLite and on PostgreSQL with 5,000
 * entries. Exits with 1 when a target is missed.
 *
 * BENCH_SEED repeats a search, BENCH_REQUESTS limits it.
 */
import { type Measurement, measureDocument, searchExpensive } from '../../cms/test/searchExpensive';
import { createRandom } from '../../cms/seed/random';
import type { BenchCms } from './shared/BenchCms';
import { benchDatabases } from './shared/benchDatabases';
import type { Limits } from './shared/Limits';

const seed = process.env.BENCH_SEED ?? String(Date.now() % 1_000_000);
const count = Number(process.env.BENCH_REQUESTS ?? 600);
const entries = 5000;

/** Milliseconds of the most expensive query and of another visitor's wait; megabytes above idle. */
const targets = { ms: 1000, besideMs: 200, memory: 100 };

/**
 * Returns the slowest allowed query, and the longest wait of another visitor beside any allowed query. The
 * five highest of each are measured a second time.
 */
async function findMostExpensive(cms: BenchCms) {
  const all = await searchExpensive({ target: cms, random: createRandom(seed), count });
  const allowed = all.filter(({ refused }) => !refused);
  const highest = async (value: (measurement: Measurement) => number): Promise<Measurement> => {
    const first = allowed.sort((one, other) => value(other) - value(one)).slice(0, 5);
    const again: Measurement[] = [];
    for (const { text, cost } of first) again.push(await measureDocument(cms, text, cost));
    const [worst] = again.sort((one, other) => value(other) - value(one));
    if (!worst) throw new Error('No query was allowed: the benchmark would measure nothing.');
    return worst;
  };
  const { besideMs } = await highest((measurement) => measurement.besideMs);
  return { worst: await highest(({ ms }) => ms), besideMs };
}

async function measureDatabase(database: string, cms: BenchCms, limits: Limits): Promise<void> {
  console.log(`\n${database}, ${entries} entries (${await cms.fill(entries)})`);
  await cms.start();
  // Warm up first, because permanent memory such as the search index and compiled code counts as idle.
  await searchExpensive({ target: cms, random: createRandom('warm'), count: 60 });
  const idle = cms.memory();
  const { worst, besideMs } = await findMostExpensive(cms);
  let highest = idle;
  const watch = setInterval(() => (highest = Math.max(highest, cms.memory())), 5);
  for (let n = 0; n < 10; n += 1) await measureDocument(cms, worst.text, worst.cost);
  clearInterval(watch);
  const { ms, cost, characters, text } = worst;
  console.log(`${cost} points, ${characters} characters: ${text.slice(0, 500)}`);
  limits.atMost(`${database}, most expensive query, ms`, ms, targets.ms);
  limits.atMost(`${database}, another visitor at the same time, ms`, besideMs, targets.besideMs);
  limits.atMost(`${database}, memory above idle, MB`, highest - idle, targets.memory);
  await cms.stop();
}

console.log(`BENCH_SEED=${seed}`);
await benchDatabases(measureDatabase);
