import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Limits } from './Limits';

/** Measures with a temporary folder, then prints the missed limits, and exits with 1 if there are any. */
export async function bench(measure: (folder: string, limits: Limits) => Promise<void>) {
  const limits = new Limits();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-bench-'));
  try {
    await measure(folder, limits);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.exitCode = limits.conclude();
}
