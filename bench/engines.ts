/**
 * npm run bench -- engines: client navigations in the three engines, which take turns, so that what else
 * the machine does meets all alike. Exits with 1 when WebKit is too slow beside Chromium.
 *
 * Needs a running site with the demo town: SITE_URL (http://localhost:3000). BENCH_ROUNDS (7) is how often
 * each navigation is measured.
 */
import { type Engine, type EngineName, engineNames } from '../e2e/engines/drive/Driver';
import { openEngine } from '../e2e/engines/drive/openEngine';
import { Tab } from '../e2e/engines/drive/Tab';
import { requireEngines } from '../scripts/lib/engines.mjs';
import { budgets } from './budgets.mjs';
import { navigations, timeOf } from './engines/navigations';
import { at } from './shared/at';
import { running } from './shared/running';
import { Targets } from './shared/Targets';

/** An engine, and the milliseconds of each round's navigations. */
interface Measured {
  name: EngineName;
  tab: Tab;
  rounds: number[][];
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

const judged = new Targets();
const programs = await requireEngines();
const engines: Engine[] = [];
const all: Measured[] = [];

try {
  for (const name of engineNames) {
    const engine = await openEngine(name, programs);
    engines.push(engine);
    const driver = await engine.newTab();
    await driver.resize(1280, 900);
    all.push({ name, tab: new Tab(driver, running.site), rounds: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const measured of all) {
      // A new document: the styles of a page are inserted when it is shown for the first time.
      await measured.tab.open('/');
      const times: number[] = [];
      for (const { to } of navigations) times.push(await timeOf(measured.tab, to));
      measured.rounds.push(times);
    }
  }
} finally {
  for (const engine of engines) await engine.close();
}

const median = (samples: number[]) => at(samples, 0.5);
const whole = ({ rounds: visits }: Measured) =>
  median(visits.map((times) => times.reduce((sum, time) => sum + time, 0)));
const row = (title: string, cells: (number | string)[]) =>
  console.log(
    title.padEnd(24) +
      cells
        .map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell).padStart(10))
        .join(''),
  );

row(`ms, median of ${rounds}`, [...engineNames]);
for (const [index, { from, to }] of navigations.entries()) {
  const title = `${from} → ${to}`;
  const medians = all.map(({ rounds: visits }) =>
    median(visits.map((times) => times[index] ?? NaN)),
  );
  row(title, medians);
  for (const [engine, ms] of medians.entries())
    judged.note(`${title}, ${engineNames[engine] ?? ''}, ms`, ms);
}
row('all four', all.map(whole));
const wholeOf = (wanted: EngineName) =>
  all.filter(({ name }) => name === wanted).map(whole)[0] ?? NaN;
judged.atMost(
  'all four in WebKit, median in times of Chromium’s',
  wholeOf('webkit') / wholeOf('chromium'),
  budgets.timed.webKitNavigation,
);
process.exitCode = judged.conclude();
