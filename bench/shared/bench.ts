import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Targets } from './Targets';

/** Notes what is over its limit, or not a number. */
export type Judge = (what: string, value: number, limit: number) => void;

/**
 * Measures with a folder of its own, then tells which targets were missed; with any, exits with 1.
 * @param measure told the targets too, for numbers that `judge` has no way to say
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
