import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/lib/paths.mjs';

/** Describes this machine in one line. */
export function machine(): string {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const model = (cores[0]?.model ?? 'unknown processor').replaceAll(/\s+/g, ' ');
  return `${cores.length} cores, ${model}, ${memory} GB, ${os.type()}, Node ${process.versions.node}`;
}

/** Returns the current commit, and whether there are uncommitted changes. */
export async function commit(): Promise<string> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: ROOT })).stdout.trim();
  try {
    const changed = await git('status', '--porcelain', '--', '.', ':!docs/benchmarks*');
    return `${await git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
