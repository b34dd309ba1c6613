/**
 * npm run bench -- engines: client navigations in the three engines, which take turns, so that what else
 * the machine does meets all alike. Exits with 1 when WebKit is too slow beside Chromium.
 *
 * Needs a running site with the demo town: SITE_URL (http://localhost:3000). BENCH_ROUNDS (7) is how often
 * each navigation is measured.
 */
import type { Engine, EngineName } from '../e2e/engines/drive/Driver';
import { engineNames } from '../e2e/engines/drive/Driver';
import { openEngine } from '../e2e/engines/drive/openEngine';
import { Tab } from '../e2e/engines/drive/Tab';
import { requireEngines } from '../scripts/lib/engines.mjs';
import { budgets } from './budgets.mjs';
import { navigations, timeOf } from './engines/navigations';
import { at } from './shared/at';
import { running } from './shared/running';
import { Targets } from './shared/Targets';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

const judged = new Targets();
const programs = await requireEngines();
const engines: Engine[] = [];
const tabs: [EngineName, Tab][] = [];
/** Milliseconds by engine and navigation. */
const times = new Map<string, number[]>();
const keyOf = (engine: EngineName, to: string) => `${engine} ${to}`;
const timesIn = (engine: EngineName) =>
  navigations.flatMap(({ to }) => times.get(keyOf(engine, to)) ?? []);

try {
  for (const name of engineNames) {
    const engine = await openEngine(name, programs);
    engines.push(engine);
    const driver = await engine.newTab();
    await driver.resize(1280, 900);
    tabs.push([name, new Tab(driver, running.site)]);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, tab] of tabs) {
      // A new document: the styles of a page are inserted when it is shown for the first time.
      await tab.open('/');
      for (const navigation of navigations) {
        const key = keyOf(name, navigation.to);
        times.set(key, [...(times.get(key) ?? []), await timeOf(tab, navigation)]);
      }
    }
  }
} finally {
  for (const engine of engines) await engine.close();
}

console.log(
  `ms, median of ${rounds}`.padEnd(24) + engineNames.map((name) => name.padStart(10)).join(''),
);
for (const { from, to } of navigations) {
  const medians = engineNames.map((name) => at(times.get(keyOf(name, to)) ?? [], 0.5));
  console.log(
    `${from} → ${to}`.padEnd(24) + medians.map((ms) => ms.toFixed(0).padStart(10)).join(''),
  );
}
for (const name of engineNames) {
  judged.note(`${name}, median ms`, at(timesIn(name), 0.5));
  judged.note(`${name}, p95 ms`, at(timesIn(name), 0.95));
}
judged.atMost(
  'WebKit’s median, in Chromium’s',
  at(timesIn('webkit'), 0.5) / at(timesIn('chromium'), 0.5),
  budgets.timed.webKitNavigation,
);
process.exitCode = judged.conclude();
