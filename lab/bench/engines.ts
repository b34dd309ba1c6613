/**
 * npm run bench -- engines: measures client navigations in the three engines. They alternate, so that other
 * load on the machine affects all equally. Exits with 1 when WebKit is too slow compared with Chromium.
 *
 * Needs a running site with the demo town: SITE_URL (http://localhost:3000). BENCH_ROUNDS (7) is the number
 * of measurements of each navigation.
 */
import { type Engine, type EngineName, engineNames } from '../../e2e/engines/drive/Driver';
import { openEngine } from '../../e2e/engines/drive/openEngine';
import { Tab } from '../../e2e/engines/drive/Tab';
import { requireEngines } from '../../scripts/lib/browsers.mjs';
import { budgets } from '../../e2e/budgets.mjs';
import { navigations, measureNavigation } from './engines/navigations';
import { percentile } from './shared/percentile';
import { rowPrinter } from './shared/rowPrinter';
import { runningSite } from './shared/runningSite';
import { Limits } from './shared/Limits';

/** An engine, and the milliseconds of each round's navigations. */
interface Measured {
  name: EngineName;
  tab: Tab;
  rounds: number[][];
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

const limits = new Limits();
const programs = await requireEngines();
const engines: Engine[] = [];
const all: Measured[] = [];

try {
  for (const name of engineNames) {
    const engine = await openEngine(name, programs);
    engines.push(engine);
    const driver = await engine.newTab();
    await driver.resize(1280, 900);
    all.push({ name, tab: new Tab(driver, runningSite), rounds: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const measured of all) {
      // A new document, because the styles of a page are inserted only when it is first shown.
      await measured.tab.open('/');
      const times: number[] = [];
      for (const { to } of navigations) times.push(await measureNavigation(measured.tab, to));
      measured.rounds.push(times);
    }
  }
} finally {
  for (const engine of engines) await engine.close();
}

const median = (samples: number[]) => percentile(samples, 0.5);
const totalOf = ({ rounds: visits }: Measured) =>
  median(visits.map((times) => times.reduce((sum, time) => sum + time, 0)));
const row = rowPrinter(24, 10);

row(`ms, median of ${rounds}`, [...engineNames]);
for (const [index, { from, to }] of navigations.entries()) {
  const title = `${from} → ${to}`;
  const medians = all.map(({ rounds: visits }) =>
    median(visits.map((times) => times[index] ?? NaN)),
  );
  row(title, medians);
  for (const [engine, ms] of medians.entries())
    limits.note(`${title}, ${engineNames[engine] ?? ''}, ms`, ms);
}
row('all four', all.map(totalOf));
const totalOfEngine = (wanted: EngineName) =>
  all.filter(({ name }) => name === wanted).map(totalOf)[0] ?? NaN;
limits.atMost(
  'all four in WebKit, multiple of Chromium’s median',
  totalOfEngine('webkit') / totalOfEngine('chromium'),
  budgets.timed.webKitNavigation,
);
process.exitCode = limits.conclude();
