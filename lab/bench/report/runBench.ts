import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runToEnd } from '../../../scripts/lib/children.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { type Bench, programOf } from '../benches';
import { measurementsFileVariable, readMeasurements } from '../shared/measurements';
import { commit, machine } from './machine';
import type { Outcome } from './markdown';

/** Runs a benchmark as a separate program and shows its output. */
export async function runBench(bench: Bench, env: Record<string, string>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-measurements-'));
  const file = path.join(folder, 'measurements.jsonl');
  const began = new Date();
  const printed: string[] = [];
  const errorLines: string[] = [];
  try {
    await writeFile(file, '');
    const { failure } = await runToEnd(['--import', 'tsx', programOf(bench)], {
      cwd: ROOT,
      env: { ...process.env, ...env, [measurementsFileVariable]: file },
      onLine(line, from) {
        console.log(line);
        (from === 'stdout' ? printed : errorLines).push(line);
      },
    });
    // A program with this line has measured everything; the exit code 1 alone could also mean that it broke.
    const concluded = errorLines.some((line) => line.startsWith('MISSED'));
    return {
      measurements: readMeasurements(file),
      printed: printed.join('\n').replaceAll(ROOT, '.'),
      fault: concluded ? '' : failure,
      machine: machine(),
      commit: await commit(),
      began,
      took: (Date.now() - began.getTime()) / 1000,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
