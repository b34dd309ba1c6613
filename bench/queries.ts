/**
 * npm run bench:queries: what the dearest question does that the contract still allows: time, memory
 * above idle, and how long another visitor waits beside it, on SQLite and on PostgreSQL with 5,000
 * entries. Exits with 1 when a target is missed.
 *
 * BENCH_SEED repeats a search, BENCH_REQUESTS bounds it.
 */
import path from 'node:path';
import { TestPostgres } from '../cms/test/postgres';
import { type Asked, askDear, searchDear } from '../cms/test/searchDear';
import { createRandom } from '../cms/seed/illustrations/random';
import { bench, type Judge } from './shared/bench';
import { BenchCms } from './shared/BenchCms';

const seed = process.env.BENCH_SEED ?? String(Date.now() % 1_000_000);
const count = Number(process.env.BENCH_REQUESTS ?? 600);
const entries = 5000;

/** Milliseconds of the dearest question and of another visitor beside it; megabytes above idle. */
const targets = { ms: 1000, besideMs: 200, memory: 100 };

/** The question that takes longest, of those that are allowed; the slowest are asked again. */
async function dearest(cms: BenchCms): Promise<Asked> {
  const all = await searchDear({ target: cms, random: createRandom(seed), count });
  const slowest = all
    .filter(({ refused }) => !refused)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 5);
  const again: Asked[] = [];
  for (const { text, cost } of slowest) again.push(await askDear(cms, text, cost));
  const [first] = again.sort((one, other) => other.ms - one.ms);
  if (!first) throw new Error('No question was allowed: the benchmark would measure nothing.');
  return first;
}

async function measure(database: string, cms: BenchCms, judge: Judge): Promise<void> {
  console.log(`\n${database}, ${entries} entries (${await cms.fill(entries)})`);
  await cms.start();
  // What a program keeps for ever, such as the search index and compiled code, belongs to idle.
  await searchDear({ target: cms, random: createRandom('warm'), count: 60 });
  const idle = cms.memory();
  const found = await dearest(cms);
  let highest = idle;
  const watch = setInterval(() => (highest = Math.max(highest, cms.memory())), 5);
  for (let n = 0; n < 10; n += 1) await askDear(cms, found.text, found.cost);
  clearInterval(watch);
  const { ms, besideMs, cost, characters, text } = found;
  console.log(`${cost} points, ${characters} characters: ${text.slice(0, 500)}`);
  judge(`${database}, dearest question, ms`, ms, targets.ms);
  judge(`${database}, another visitor beside it, ms`, besideMs, targets.besideMs);
  judge(`${database}, memory above idle, MB`, highest - idle, targets.memory);
  await cms.stop();
}

await bench(async (folder, judge) => {
  console.log(`BENCH_SEED=${seed}`);
  const postgres = new TestPostgres();
  try {
    await measure('SQLite', new BenchCms(path.join(folder, 'sqlite')), judge);
    const url = await postgres.startEmpty();
    await measure('PostgreSQL', new BenchCms(path.join(folder, 'postgres'), url), judge);
  } finally {
    await postgres.stop();
  }
});
