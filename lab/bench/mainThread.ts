/**
 * npm run bench -- mainThread: sums up what a phone's processor does after the first paint of a page, with the
 * processor slowed down four and six times. The site, an empty Next app and, if BEFORE_URL is set, another build
 * of the site with the same content take turns, so that other load on the machine affects all equally.
 *
 * Needs a running site with the demo town: SITE_URL (http://localhost:3000). BENCH_ROUNDS (9) is the number
 * of visits to each page.
 */
import { mainRouteTypes, routeTypes } from '../../e2e/routeTypes';
import { measureVisit } from './mainThread/measureVisit';
import { kinds, type MainThreadTimes } from './mainThread/readTrace';
import { EmptyApp } from './shared/EmptyApp';
import { openBrowser } from './shared/openBrowser';
import { percentile } from './shared/percentile';
import { rowPrinter } from './shared/rowPrinter';
import { runningSite } from './shared/runningSite';
import { Limits } from './shared/Limits';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const slowdowns = [4, 6];
const before = process.env.BEFORE_URL;
const columns = ['all', ...kinds, 'longest'] as const;

const pictures = routeTypes.filter(({ name }) => name === 'page with pictures');
const pages = [...mainRouteTypes, ...pictures].map(({ paths }) => paths.it);

const limits = new Limits();
const app = new EmptyApp();
const browser = await openBrowser();

/** The visits to a page: all sites in turn, beginning with another one in each round. */
async function visitInTurn(sites: Map<string, string>, slowdown: number) {
  const visits = new Map([...sites.keys()].map((name) => [name, new Array<MainThreadTimes>()]));
  const order = [...sites];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of order)
      visits.get(name)?.push(await measureVisit(browser, url, slowdown));
    order.push(...order.splice(0, 1));
  }
  return visits;
}

const row = rowPrinter(34, 16);

/** The median and the range of the visits. */
function summarize(visits: readonly MainThreadTimes[], column: (typeof columns)[number]): string {
  const times = visits.map((visit) => visit[column]);
  const [least, median, most] = [0, 0.5, 1].map((part) => percentile(times, part).toFixed(0));
  return `${median} (${least}–${most})`;
}

try {
  await app.start();
  for (const slowdown of slowdowns) {
    row(`ms, processor ÷${slowdown}, ${rounds} visits`, columns);
    for (const path of pages) {
      const sites = new Map([['site', runningSite + path]]);
      if (before) sites.set('before', before + path);
      if (path === '/') sites.set('empty app', app.url);
      // The first visit renders the page on the server.
      for (const url of sites.values()) await measureVisit(browser, url, 1);
      for (const [name, visits] of await visitInTurn(sites, slowdown)) {
        row(
          `${path} ${name}`.slice(-33),
          columns.map((column) => summarize(visits, column)),
        );
        for (const column of ['all', 'longest'] as const)
          limits.note(
            `${path}, ${name}, ÷${slowdown}, ${column === 'all' ? 'main thread' : 'longest task'}, ms`,
            percentile(
              visits.map((visit) => visit[column]),
              0.5,
            ),
          );
      }
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
process.exitCode = limits.conclude();
