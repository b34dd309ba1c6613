/**
 * npm run bench -- failures: breaks real programs, disks and networks of running towns under load, one after
 * another, and checks what visitors see, how fast everything recovers, and that no publication is lost.
 * docs/operators/incidents.md defines what visitors should see.
 *
 * `npx tsx lab/bench/failures.ts redis smtp` runs only these. Needs nginx, redis-server and PostgreSQL, the
 * right to mount a disk in memory, and `NEXT_DIST_DIR=.next-image npm run image` before.
 */
import { chmod } from 'node:fs/promises';
import { BigTown } from './failures/BigTown';
import type { Scenario } from './failures/Scenario';
import { big } from './failures/scenarios/big';
import { small } from './failures/scenarios/small';
import { runScenario } from './failures/runScenario';
import { SmallTown } from './failures/SmallTown';
import type { Town } from './failures/Town';
import { bench } from './shared/bench';
import type { Limits } from './shared/Limits';

const requested = process.argv.slice(2);
const known = [...Object.keys(big), ...Object.keys(small)];
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no scenario ${unknown.join(', ')}; there are ${known.join(', ')}.`);

/** Runs the requested scenarios of a town, or all. The others also run after one that throws. */
async function runScenarios<T extends Town>(
  open: () => Promise<T>,
  scenarios: Record<string, Scenario<T>>,
  limits: Limits,
): Promise<void> {
  const wanted = Object.entries(scenarios).filter(
    ([name]) => requested.length === 0 || requested.includes(name),
  );
  if (wanted.length === 0) return;
  const town = await open();
  try {
    await town.prepare();
    for (const [name, scenario] of wanted)
      await runScenario(name, scenario, town, limits).catch((error: unknown) => {
        console.log(`  ${String(error)}`);
        limits.atMost(`${name}: could be run`, NaN, 0);
      });
  } finally {
    await town.close();
  }
}

const began = performance.now();
await bench(async (folder, limits) => {
  await chmod(folder, 0o755);
  await runScenarios(() => BigTown.create(folder), big, limits);
  await runScenarios(() => SmallTown.create(folder), small, limits);
});
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
