import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { finish } from '../../scripts/lib/children.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { type Bench, programOf } from '../benches';
import { judgedFile, readJudged } from '../shared/judged';
import { commit, machine } from './machine';
import type { Outcome } from './markdown';

/** Runs a benchmark as a program of its own and shows what it prints. */
export async function runBench(bench: Bench, env: Record<string, string>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-judged-'));
  const file = path.join(folder, 'judged.jsonl');
  const began = new Date();
  const printed: string[] = [];
  const complaints: string[] = [];
  try {
    await writeFile(file, '');
    const { how } = await finish(['--import', 'tsx', programOf(bench)], {
      cwd: ROOT,
      env: { ...process.env, ...env, [judgedFile]: file },
      onLine(line, from) {
        console.log(line);
        (from === 'stdout' ? printed : complaints).push(line);
      },
    });
    // Whoever got so far has measured everything; one that breaks ends with 1 as well.
    const concluded = complaints.some((line) => line.startsWith('MISSED'));
    return {
      judged: readJudged(file),
      printed: printed.join('\n').replaceAll(ROOT, '.'),
      fault: concluded ? '' : how,
      machine: machine(),
      commit: await commit(),
      began,
      took: (Date.now() - began.getTime()) / 1000,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
