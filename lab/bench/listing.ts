/**
 * npm run bench -- listing: measures how fast a listing of just under 500 homes is filtered in the browser
 * with a processor slowed down four times, and how fast the site answers requests about 5,000 homes, each
 * for the first time. Needs a finished build of the site (npm start creates one).
 *
 * Exits with 1 when a target is missed.
 */
import path from 'node:path';
import { measureQueries } from './listing/measureQueries';
import { measurePresses } from './listing/measurePresses';
import { percentile } from './shared/percentile';
import { bench } from './shared/bench';
import { BenchCms } from './shared/BenchCms';
import { BenchSite } from './shared/BenchSite';
import { queryContract } from './shared/queryContract';
import { rowPrinter } from './shared/rowPrinter';

/** Numbers of entries, of which 60 % are homes: fewer than 500, and more than 5,000. */
const [small = 0, large = 0] = (process.env.BENCH_SIZES ?? '830,8360').split(',').map(Number);

/** Milliseconds, 95th percentile. */
const targets = { paint: 50, answer: 150 };

type Content = {
  homes: number;
  categories: { slug: string }[];
  universities: { slug: string }[];
};

/** Reads the values for the filters. */
async function readContent(cms: BenchCms): Promise<Content> {
  const query = `{ homes: entryCount(section: ["accommodations"], site: ["it"])
    categories(group: ["accommodationsCategories"], site: ["it"]) { slug }
    universities: entries(section: ["universities"], site: ["it"]) { slug } }`;
  return (await queryContract(cms.url, query)).data as Content;
}

const row = rowPrinter(26, 10);
const rowOfTimes = (name: string, times: readonly number[]) =>
  row(name, [times[0] ?? NaN, percentile(times, 0.5), percentile(times, 0.95)]);

await bench(async (folder, limits) => {
  const cms = new BenchCms(path.join(folder, 'data'));
  const site = new BenchSite();
  /** Fills the town, and measures while both programs run. */
  const withEntries = async (entries: number, measure: (content: Content) => Promise<void>) => {
    await cms.fill(entries);
    await cms.start();
    try {
      await site.start(cms.url);
      const content = await readContent(cms);
      console.log(`\n${content.homes} homes`);
      row('ms', ['first', 'p50', 'p95']);
      await measure(content);
    } finally {
      await site.stop();
      await cms.stop();
    }
  };
  await cms.fillSmall();
  await withEntries(small, async () => {
    const { paint, result } = await measurePresses(`${site.url}/alloggi?sort=cheapest`);
    rowOfTimes('press to next paint', paint);
    rowOfTimes('press to cards', result);
    limits.atMost('browser, press to next paint, p95 ms', percentile(paint, 0.95), targets.paint);
  });
  await withEntries(large, async ({ categories, universities }) => {
    const category = categories[0]?.slug ?? '';
    const university = universities[0]?.slug ?? '';
    for (const { name, times, isEarly } of await measureQueries(site.url, {
      category,
      university,
    })) {
      rowOfTimes(name, times);
      if (!isEarly)
        limits.atMost(`server, ${name}, p95 ms`, percentile(times, 0.95), targets.answer);
    }
  });
});
