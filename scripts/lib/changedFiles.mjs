import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const run = promisify(execFile);

/**
 * Lists the files that differ from a commit: edited and new ones, committed or not, but no deleted ones.
 *
 * @param {string} [base] a commit; the default is the last one that this branch shares with origin/main. On origin/main
 *   itself, and without it, the default is the last commit but one.
 * @param {string} [folder] the repository's folder
 * @returns {Promise<string[]>} paths relative to the folder
 * @throws {Problem} when the commit does not exist
 */
export async function changedFiles(base, folder = ROOT) {
  /** @param {string[]} args */
  const git = async (...args) => {
    const { stdout } = await run('git', args, { cwd: folder });
    return stdout.split('\0').filter(Boolean);
  };
  /** Returns a commit, or '' if there is none. @param {string[]} args */
  const find = async (...args) => (await git(...args).catch(() => [])).join('').trim();
  const head = await find('rev-parse', 'HEAD');
  const shared = await find('merge-base', 'HEAD', 'origin/main');
  const last = () => find('rev-parse', '--verify', '--quiet', 'HEAD~1');
  const since = base ?? ((shared !== head && shared) || (await last()) || 'HEAD');
  const changed = await git('diff', '--name-only', '-z', since, '--').catch(() => {
    throw new Problem(`Git does not find the commit “${since}”.`);
  });
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])]
    .filter((path) => existsSync(join(folder, path)))
    .sort();
}
