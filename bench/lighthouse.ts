/**
 * npm run bench:lighthouse -- [address of a running site]: Lighthouse on a phone over the twelve
 * main page types in both languages. Accessibility, best practices and SEO count faults: they must
 * be 100 at the first look. Performance, LCP and TBT are medians of five, and say nothing on a
 * machine that does something else. Exits with 1 where a budget is missed.
 *
 * LIGHTHOUSE_RUNS (5) and LIGHTHOUSE_ONLY (part of a path) make a run shorter.
 */
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { freePort } from '../cms/test/freePort';
import { everyPage, mainRouteTypes } from '../e2e/routeTypes';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { budgets } from './budgets.mjs';

const site = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const only = process.env.LIGHTHOUSE_ONLY ?? '';
const { counted, timed } = budgets;
const faultless = Object.entries(counted.lighthouse);
const missed: string[] = [];

type Report = RunnerResult['lhr'];

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const scoreOf = ({ categories }: Report, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);
const valueOf = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? NaN;

/** What costs points in a category. */
function faultsOf({ categories, audits }: Report, name: string): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? [id] : [];
  });
}

async function look(url: string, port: number, categories: string[]): Promise<Report> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse saw nothing of ${url}.`);
  return result.lhr;
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
try {
  console.log(`${'page'.padEnd(44)} a11y  best   seo  perf   LCP ms   TBT ms`);
  for (const { path } of everyPage(mainRouteTypes).filter((page) => page.path.includes(only))) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) {
      const categories =
        run === 0 ? ['performance', ...faultless.map(([name]) => name)] : ['performance'];
      reports.push(await look(site + path, port, categories));
    }
    const [first] = reports;
    if (!first) break;
    const scores = faultless.map(([name, least]) => {
      const score = scoreOf(first, name);
      if (score < least)
        missed.push(`${path}: ${name} ${score}, ${faultsOf(first, name).join(', ')}`);
      return score;
    });
    const performance = median(reports.map((report) => scoreOf(report, 'performance')));
    const paint = median(reports.map((report) => valueOf(report, 'largest-contentful-paint')));
    const blocked = median(reports.map((report) => valueOf(report, 'total-blocking-time')));
    if (performance < timed.performance) missed.push(`${path}: performance ${performance}`);
    if (paint > timed.largestContentfulPaint) missed.push(`${path}: LCP ${paint.toFixed(0)} ms`);
    if (blocked > timed.totalBlockingTime) missed.push(`${path}: TBT ${blocked.toFixed(0)} ms`);
    const cells = [...scores, performance].map((score) => String(score).padStart(5));
    const times = [paint, blocked].map((time) => time.toFixed(0).padStart(8));
    console.log(path.padEnd(44), cells.join(' '), times.join(' '));
  }
} finally {
  await browser.close();
}
for (const line of missed) console.log(`MISSED  ${line}`);
if (missed.length > 0) process.exitCode = 1;
