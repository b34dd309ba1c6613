/**
 * npm run bench:finding: how soon a list of just under 500 homes is filtered in the browser, its
 * processor slowed down four times, and how soon the site answers what can be asked for of 5,000,
 * every question a new one. Needs a finished build of the site (npm start makes one).
 *
 * Exits with 1 when a target is missed.
 */
import path from 'node:path';
import { ask } from './finding/ask';
import { press } from './finding/press';
import { at } from './shared/at';
import { bench } from './shared/bench';
import { BenchCms } from './shared/BenchCms';
import { BenchSite } from './shared/BenchSite';

/** Entries in all, of which 60 % are homes: fewer than 500, and more than 5,000. */
const [small = 0, large = 0] = (process.env.BENCH_SIZES ?? '830,8360').split(',').map(Number);

/** Milliseconds, of 95 of 100. */
const targets = { paint: 50, answer: 150 };

interface Found {
  homes: number;
  categories: { slug: string }[];
  universities: { slug: string }[];
}

/** What there is to be asked for. */
async function foundIn(cms: BenchCms): Promise<Found> {
  const query = `{ homes: entryCount(section: ["accommodations"], site: ["it"])
    categories(group: ["accommodationsCategories"], site: ["it"]) { slug }
    universities: entries(section: ["universities"], site: ["it"]) { slug } }`;
  const response = await fetch(`${cms.url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: Found }).data;
}

const row = (name: string, times: readonly number[]) =>
  [name.padEnd(26), ...[times[0] ?? NaN, at(times, 0.5), at(times, 0.95)].map(ms)].join('');
const ms = (value: number) => value.toFixed(0).padStart(10);
const head = ['ms'.padEnd(26), ...['first', 'p50', 'p95'].map((one) => one.padStart(10))].join('');

await bench(async (folder, judge) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  const site = new BenchSite();
  /** Fills the town, and measures with both programs running. */
  const withEntries = async (entries: number, measure: (found: Found) => Promise<void>) => {
    await cms.fill(entries);
    await cms.start();
    try {
      await site.start(cms.url);
      const found = await foundIn(cms);
      console.log(`\n${found.homes} homes\n${head}`);
      await measure(found);
    } finally {
      await site.stop();
      await cms.stop();
    }
  };
  await cms.fillSmall();
  await withEntries(small, async () => {
    const { paint, result } = await press(`${site.url}/alloggi?sort=cheapest`);
    console.log(row('press to next paint', paint));
    console.log(row('press to cards', result));
    judge('browser, press to next paint, p95 ms', at(paint, 0.95), targets.paint);
  });
  await withEntries(large, async ({ categories, universities }) => {
    const category = categories[0]?.slug ?? '';
    const university = universities[0]?.slug ?? '';
    for (const { name, times, isEarly } of await ask(site.url, { category, university })) {
      console.log(row(name, times));
      if (!isEarly) judge(`server, ${name}, p95 ms`, at(times, 0.95), targets.answer);
    }
  });
});
