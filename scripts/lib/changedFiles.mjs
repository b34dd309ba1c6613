import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const run = promisify(execFile);

/**
 * The files that differ from a commit, committed since or not, new ones too; deleted ones are left out.
 *
 * @param {string} [base] a commit; without one, the last one that this branch shares with origin/main
 * @param {string} [folder] of the repository
 * @returns {Promise<string[]>} paths from the folder
 * @throws {Problem} when git does not know the commit
 */
export async function changedFiles(base, folder = ROOT) {
  /** @param {string[]} args */
  const git = async (...args) => {
    const { stdout } = await run('git', args, { cwd: folder });
    return stdout.split('\0').filter(Boolean);
  };
  const since = base ?? (await sharedCommit(folder));
  const changed = await git('diff', '--name-only', '-z', since, '--').catch(() => {
    throw new Problem(`Git knows no commit “${since}”.`);
  });
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])]
    .filter((path) => existsSync(join(folder, path)))
    .sort();
}

/**
 * @param {string} folder
 * @returns {Promise<string>} HEAD where there is no origin/main
 */
async function sharedCommit(folder) {
  try {
    const { stdout } = await run('git', ['merge-base', 'HEAD', 'origin/main'], { cwd: folder });
    return stdout.trim();
  } catch {
    return 'HEAD';
  }
}
