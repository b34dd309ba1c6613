/**
 * npm run bench -- lighthouse: runs Lighthouse on a phone over the twelve main page types in both languages.
 * Accessibility, best practices and SEO must be 100 in the first run. Performance, LCP and TBT are medians
 * of five, which are only valid on an idle machine, so an empty Next app is measured for comparison. Exits
 * with 1 when a budget is missed.
 *
 * Needs a running site with the demo town: SITE_URL (http://localhost:3000). If BEFORE_URL is set, another build
 * of the site is measured next to it, page by page. LIGHTHOUSE_RUNS (5) and LIGHTHOUSE_ONLY (part of a path) make
 * a run shorter.
 */
import { freePort } from '../../cms/test/freePort';
import { everyPage, mainRouteTypes } from '../../e2e/routeTypes';
import { budgets } from '../../e2e/budgets.mjs';
import { type LighthouseResult, runLighthouse, slowdownOf } from './lighthouse/runLighthouse';
import { EmptyApp } from './shared/EmptyApp';
import { openBrowser } from './shared/openBrowser';
import { rowPrinter } from './shared/rowPrinter';
import { runningSite } from './shared/runningSite';
import { Limits } from './shared/Limits';
import { Worst } from './shared/Worst';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const only = process.env.LIGHTHOUSE_ONLY ?? '';
const pages = everyPage(mainRouteTypes).filter(({ path }) => path.includes(only));
if (pages.length === 0)
  throw new Error(`LIGHTHOUSE_ONLY is ${only}, which no page has in its path.`);
const before = process.env.BEFORE_URL;
const { counted, timed } = budgets;
const minimumScores = Object.entries(counted.lighthouse);
const categories = minimumScores.map(([name]) => name);

const limits = new Limits();
const worst = new Worst();
const app = new EmptyApp();
const port = await freePort();
const browser = await openBrowser(`--remote-debugging-port=${port}`);
const row = rowPrinter(44, 8);
const timesOf = ({ performance, paint, blocked, shift }: LighthouseResult) => [
  performance,
  paint,
  blocked,
  shift.toFixed(3),
];
try {
  await app.start();
  const { power } = await runLighthouse(app.url, port, { runs: 1, slowdown: 4, categories: [] });
  const slowdown = slowdownOf(power);
  console.log(`processor rated ${power.toFixed(0)}: slowed down ${slowdown} times`);
  row(`page, median of ${runs}`, ['a11y', 'best', 'seo', 'perf', 'LCP ms', 'TBT ms', 'CLS']);
  const emptyApp = await runLighthouse(app.url, port, { runs, slowdown, categories: [] });
  row('empty Next app', ['', '', '', ...timesOf(emptyApp)]);
  for (const { path } of pages) {
    const result = await runLighthouse(runningSite + path, port, {
      runs,
      slowdown,
      categories,
    });
    const { scores, faults, performance, paint, blocked, shift } = result;
    row(path, [...scores, ...timesOf(result)]);
    if (before) {
      const other = await runLighthouse(before + path, port, { runs, slowdown, categories: [] });
      row(`${path} before`, ['', '', '', ...timesOf(other)]);
    }
    for (const fault of faults) console.log(`  ${fault}`);
    for (const [index, [name, least]] of minimumScores.entries())
      worst.atLeast(name, path, scores[index] ?? NaN, least);
    worst.atLeast('performance', path, performance, timed.performance);
    worst.atMost('LCP ms', path, paint, timed.largestContentfulPaint);
    worst.atMost('TBT ms', path, blocked, timed.totalBlockingTime);
    worst.atMost('layout shift', path, shift, counted.layoutShift);
  }
} finally {
  await browser.close();
  await app.stop();
}
worst.judge(limits);
process.exitCode = limits.conclude();
