/**
 * npm run bench -- weight: measures a first visit to each kind of page in both languages: the scripts, styles
 * and data that its HTML names, compared with the scripts of an empty Next app of the same version; and all
 * bytes that a phone loads before the first interaction.
 *
 * Needs a running site with the demo town: SITE_URL (http://localhost:3000), built in NEXT_DIST_DIR
 * (.next). Exits with 1 when a budget is missed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { filesOf, measureFirstView, kiloBytes, phone, scriptsOf } from '../../e2e/pageWeight';
import { everyPage, hasFirstViewBudget, routeTypes, type RoutePage } from '../../e2e/routeTypes';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { budgets } from '../../e2e/budgets.mjs';
import { EmptyApp } from './shared/EmptyApp';
import { openBrowser } from './shared/openBrowser';
import { rowPrinter } from './shared/rowPrinter';
import { runningSite as site } from './shared/runningSite';
import { Limits } from './shared/Limits';
import { Worst } from './shared/Worst';

const { counted } = budgets;
const limits = new Limits();

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();
const weigh = async (url: string) =>
  filesOf(await textAt(url), (address) => textAt(new URL(address, url).href));

/** Returns the kilobytes of an empty app's scripts. */
async function measureEmptyApp(): Promise<number> {
  const app = new EmptyApp();
  try {
    await app.start();
    return kiloBytes((await weigh(app.url)).scripts);
  } finally {
    await app.stop();
  }
}

/** Returns the lazily loaded modules that a text page loads although it does not use them. */
async function findUnusedLazyModules(): Promise<string[]> {
  const dist = path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next');
  const manifest = readFileSync(path.join(dist, 'react-loadable-manifest.json'), 'utf8');
  const lazy = Object.entries(JSON.parse(manifest) as Record<string, { files: string[] }>).filter(
    ([module]) => /Gallery|Slider|Video|Embed|Lightbox|maplibre|mapbox/.test(module),
  );
  if (lazy.length < 4)
    throw new Error('The build contains fewer lazily loaded modules than expected.');
  const scripts = scriptsOf(await textAt(`${site}/credits`)).map(decodeURIComponent);
  return lazy
    .filter(([, { files }]) => files.some((file) => scripts.some((one) => one.endsWith(file))))
    .map(([module]) => module);
}

/** Measures one page in kilobytes. */
async function weighPage(browser: Browser, url: string) {
  const { scripts, styles, data } = await weigh(url);
  const page = await browser.newPage(phone);
  // tsx compiles functions with the helper __name, which the page does not define.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url, { waitUntil: 'networkidle' });
  const view = await page.evaluate(measureFirstView);
  await page.close();
  return {
    ...view,
    scripts: kiloBytes(scripts),
    styles: kiloBytes(styles),
    data: kiloBytes([data]),
  };
}

/** Checks the worst page of each kind against the budgets. */
function judge(looks: (RoutePage & { weight: Awaited<ReturnType<typeof weighPage>> })[]): void {
  const worst = new Worst();
  for (const { name, kind, locale, weight } of looks) {
    const { scripts, styles, data, kB, fonts, others, layoutShift } = weight;
    const where = `${name} (${locale})`;
    worst.atMost(`kB of scripts, ${kind} pages`, where, scripts, counted.scripts[kind]);
    worst.atLeast('kB of scripts', where, scripts, counted.scripts.least);
    worst.atMost('kB of styles', where, styles, counted.styles);
    worst.atMost('kB of data', where, data, counted.data);
    worst.atMost('requests to others', where, others.length, counted.thirdPartyRequests);
    worst.atMost('layout shift', where, layoutShift, counted.layoutShift);
    if (!hasFirstViewBudget({ name })) continue;
    worst.atMost('fonts', where, fonts.files, counted.fonts.files);
    worst.atMost('kB of fonts', where, fonts.kB, counted.fonts.kB);
    const first = name === 'home' ? 'home' : 'inner';
    worst.atMost(`kB of the first view, ${first}`, where, kB, counted.firstView[first]);
  }
  worst.judge(limits);
}

const row = rowPrinter(28, 11);
const kB = (value: number) => value.toFixed(1);

row('kB', ['scripts', 'over empty', 'styles', 'data', 'first view', 'fonts', 'shift']);
const emptyApp = await measureEmptyApp();
row('empty Next app', [kB(emptyApp)]);
const browser = await openBrowser();
try {
  const looks = [];
  for (const one of everyPage(routeTypes)) {
    const weight = await weighPage(browser, site + one.path);
    looks.push({ ...one, weight });
    row(`${one.name} (${one.locale})`, [
      kB(weight.scripts),
      `+${kB(weight.scripts - emptyApp)}`,
      ...[weight.styles, weight.data, weight.kB, weight.fonts.kB].map(kB),
      weight.layoutShift.toFixed(3),
    ]);
  }
  judge(looks);
} finally {
  await browser.close();
}
const unusedModules = await findUnusedLazyModules();
console.log(`heavy blocks in a page of text: ${unusedModules.join(', ') || 'none'}`);
limits.atMost('heavy blocks in a page of text', unusedModules.length, 0);
process.exitCode = limits.conclude();
