import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Targets } from './Targets';

/** Checks a number against its maximum. NaN misses it. */
export type Judge = (what: string, value: number, limit: number) => void;

/**
 * Measures with a temporary folder, then prints the missed targets, and exits with 1 if there are any.
 * @param measure also receives the targets, for numbers with a minimum or without a limit
 */
export async function bench(
  measure: (folder: string, judge: Judge, targets: Targets) => Promise<void>,
) {
  const targets = new Targets();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-bench-'));
  const judge: Judge = (what, value, limit) => targets.atMost(what, value, limit);
  try {
    await measure(folder, judge, targets);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.exitCode = targets.conclude();
}
