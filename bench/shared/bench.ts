import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Limits } from './Limits';

/** Checks a number against its maximum. NaN misses it. */
export type Judge = (what: string, value: number, limit: number) => void;

/**
 * Measures with a temporary folder, then prints the missed limits, and exits with 1 if there are any.
 * @param measure also receives the limits, for numbers with a minimum or without a limit
 */
export async function bench(
  measure: (folder: string, judge: Judge, limits: Limits) => Promise<void>,
) {
  const limits = new Limits();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-bench-'));
  const judge: Judge = (what, value, limit) => limits.atMost(what, value, limit);
  try {
    await measure(folder, judge, limits);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.exitCode = limits.conclude();
}
