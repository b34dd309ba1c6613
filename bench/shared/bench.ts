import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Targets } from './Targets';

/** Measures with a folder of its own, then tells which targets were missed; with any, exits with 1. */
export async function bench(measure: (folder: string, judged: Targets) => Promise<void>) {
  const judged = new Targets();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-bench-'));
  try {
    await measure(folder, judged);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.exitCode = judged.conclude();
}
