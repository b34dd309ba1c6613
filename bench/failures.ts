/**
 * npm run bench:failures: breaks real parts of running towns while visitors come, one after another,
 * and judges what visitors saw, how soon all was well again, and whether anything that was published
 * got lost. What visitors are to see is in docs/operations.md, "When something breaks".
 *
 * `npm run bench:failures -- redis smtp` runs some. Needs nginx, redis-server and PostgreSQL, the
 * rights to mount a disk in memory, and `NEXT_DIST_DIR=.next-image npm run build:image` before.
 */
import { chmod } from 'node:fs/promises';
import { BigTown } from './failures/BigTown';
import type { Drill } from './failures/Drill';
import { big } from './failures/drills/big';
import { small } from './failures/drills/small';
import { runDrill } from './failures/runDrill';
import { SmallTown } from './failures/SmallTown';
import type { Town } from './failures/Town';
import { bench, type Judge } from './shared/bench';

const asked = process.argv.slice(2);
const known = [...Object.keys(big), ...Object.keys(small)];
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no drill ${unknown.join(', ')}; there are ${known.join(', ')}.`);

interface Founded extends Town {
  close: () => Promise<void>;
}

/** Runs those drills of a town that were asked for, all if none was; one that fails ends no other. */
async function drillsOf<Place extends Founded>(
  found: () => Promise<Place>,
  drills: Record<string, Drill<Place>>,
  judge: Judge,
): Promise<void> {
  const wanted = Object.entries(drills).filter(
    ([name]) => asked.length === 0 || asked.includes(name),
  );
  if (wanted.length === 0) return;
  const town = await found();
  try {
    await town.settle();
    for (const [name, drill] of wanted)
      await runDrill(name, drill, town, judge).catch((error: unknown) => {
        console.log(`  ${String(error)}`);
        judge(`${name}: could be run`, NaN, 0);
      });
  } finally {
    await town.close();
  }
}

const began = performance.now();
await bench(async (folder, judge) => {
  await chmod(folder, 0o755);
  await drillsOf(() => BigTown.found(folder), big, judge);
  await drillsOf(() => SmallTown.found(folder), small, judge);
});
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
