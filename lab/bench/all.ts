import path from 'node:path';
import { buildCms, buildImage } from '../../scripts/lib/builds.mjs';
import { DIST_DIR, withScratchTown } from '../../scripts/lib/e2e.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { print } from '../../scripts/lib/steps.mjs';
import { type Bench, benches } from './benches';
import type { Outcome } from './report/markdown';
import { Report } from './report/Report';
import { runBench } from './report/runBench';

const IMAGE_DIR = '.next-image';

/** Returns the benchmarks with the given names, or all. */
function selectBenches(names: readonly string[]): Bench[] {
  const known = benches.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Problem(
      `There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}.`,
    );
  return benches.filter(({ name }) => names.length === 0 || names.includes(name));
}

const hasPassed = ({ measurements, fault }: Outcome): boolean =>
  !fault && measurements.every(({ isMet }) => isMet);

/**
 * Runs the benchmarks one after the other and writes docs/benchmarks. What they share is prepared once: a
 * build of the cms, a build of the site without content, and a running demo town.
 *
 * @param names of the benchmarks to run, whose pages are rewritten; without names, all run
 * @returns the exit code: 1 when a target was missed
 */
export async function benchAll(names: readonly string[]): Promise<0 | 1> {
  const selected = selectBenches(names);
  const report = await Report.open(path.join(ROOT, 'docs'));
  const outcomes: Outcome[] = [];
  const runAll = async (group: Bench[], env: Record<string, string>) => {
    for (const bench of group) {
      print(`\n${bench.title} (${bench.name})`);
      const outcome = await runBench(bench, env);
      outcomes.push(outcome);
      await report.put(bench, outcome);
    }
  };
  const inTown = selected.filter(({ needs }) => needs === 'town');
  const others = selected.filter(({ needs }) => needs !== 'town');
  await buildCms();
  if (selected.some(({ needs }) => needs === 'image')) await buildImage(IMAGE_DIR);
  await runAll(others, { NEXT_DIST_DIR: IMAGE_DIR });
  if (inTown.length > 0)
    await withScratchTown(({ settings: { siteUrl } }) =>
      runAll(inTown, { SITE_URL: siteUrl, NEXT_DIST_DIR: DIST_DIR }),
    );
  return outcomes.every(hasPassed) ? 0 : 1;
}
