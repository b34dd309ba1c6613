import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { runToEnd } from './children.mjs';
import { objectIn, parseObject } from './json.mjs';
import { ROOT } from './paths.mjs';
import { CommandFailed, Problem } from './problem.mjs';
import { hashOf, readStamp, runWithStamp } from './stamp.mjs';

const STAMP = join(ROOT, 'node_modules/.studium-install');
const LOCKFILE = join(ROOT, 'package-lock.json');

/** The file that npm writes at the end of a successful installation. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** How many of npm's first error lines are shown, because they contain the reason. */
const REASON_LINES = 12;

/**
 * Installs the packages of the lockfile, unless they are installed.
 *
 * @param {import('./steps.mjs').Steps} steps
 */
export async function install(steps) {
  // Native modules are compiled for one platform and one ABI version of Node.
  const { platform, arch, versions } = process;
  const stamp = await hashOf(ROOT, [LOCKFILE], { platform, arch, abi: versions.modules });
  const before = await readStamp(STAMP);
  const isByHand = before === undefined && (await isLockfileInstalled());
  if (isByHand) await runWithStamp(STAMP, stamp, async () => {});
  if (isByHand || before === stamp) steps.reportUnchanged('install');
  else await steps.run('install', () => runWithStamp(STAMP, stamp, runNpmCi));
}

async function runNpmCi() {
  // Builds and tests need the development packages, also with NODE_ENV=production.
  const args = [findNpm(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { failure, output } = await runToEnd(args, { cwd: ROOT });
  // npm prints the reason first, then general help.
  const reason = output.filter((line) => line.startsWith('npm error')).slice(0, REASON_LINES);
  if (failure) throw new CommandFailed('The packages could not be installed', failure, reason);
}

/** Returns whether `npm install` by hand has already installed every package of the lockfile. */
async function isLockfileInstalled() {
  const current = await packagesOf(INSTALLED);
  const wanted = await packagesOf(LOCKFILE);
  return (
    current !== undefined &&
    wanted !== undefined &&
    [...wanted].every(
      ([path, { version, optional }]) =>
        !path.includes('node_modules/') || optional || current.get(path)?.version === version,
    )
  );
}

/**
 * @param {string} lockfile
 * @returns {Promise<Map<string, import('./json.mjs').JsonObject> | undefined>} undefined if it cannot be read
 */
async function packagesOf(lockfile) {
  try {
    const packages = objectIn(parseObject(await readFile(lockfile, 'utf8')), 'packages');
    return new Map(Object.keys(packages).map((path) => [path, objectIn(packages, path)]));
  } catch {
    return undefined;
  }
}

/** Returns the npm that runs this command, else the one that belongs to this Node. */
function findNpm() {
  const { npm_execpath: npmPath } = process.env;
  if (npmPath && basename(npmPath).startsWith('npm')) return npmPath;
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8', shell: true });
  if (!stdout) throw new Problem('npm is not installed; it comes with Node from nodejs.org.');
  return join(stdout.trim(), 'npm/bin/npm-cli.js');
}
