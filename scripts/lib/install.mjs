import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runToEnd } from './children.mjs';
import { ROOT } from './paths.mjs';
import { CommandFailed, Problem } from './problem.mjs';
import { hashOf, readStamp, stepIfChanged } from './stamp.mjs';
import { writeTownSettings } from './townSettings.mjs';

const STAMP = join(ROOT, 'node_modules/.studium-install');
const LOCKFILE = join(ROOT, 'package-lock.json');

/** The file that npm writes at the end of a successful installation. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** How many of npm's first error lines are shown, because they contain the reason. */
const REASON_LINES = 12;

/**
 * Installs the packages of the lockfile, unless they are installed, and writes the settings of the town, which
 * all programs and tests import.
 */
export async function install() {
  // Native modules are compiled for one platform and one ABI version of Node.
  const { platform, arch, versions } = process;
  const stamp = await hashOf(ROOT, [LOCKFILE], { platform, arch, abi: versions.modules });
  const isByHand = !(await readStamp(STAMP)) && (await isLockfileInstalled().catch(() => false));
  if (isByHand) await writeFile(STAMP, stamp);
  await stepIfChanged('install', STAMP, stamp, runNpmCi);
  await writeTownSettings();
}

async function runNpmCi() {
  // Builds and tests need the development packages, also with NODE_ENV=production.
  const args = [findNpm(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { failure, output } = await runToEnd(args);
  // npm prints the reason first, then general help.
  const reason = output.filter((line) => line.startsWith('npm error')).slice(0, REASON_LINES);
  if (failure) throw new CommandFailed('The packages could not be installed', failure, reason);
}

/** Returns whether `npm install` by hand has already installed every package of the lockfile. */
async function isLockfileInstalled() {
  const installed = await packagesOf(INSTALLED);
  return Object.entries(await packagesOf(LOCKFILE)).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional) return true;
    return installed[path]?.version === wanted.version;
  });
}

/** @param {string} lockfile */
async function packagesOf(lockfile) {
  const { packages } =
    /** @type {{ packages: Record<string, { version: string, optional?: boolean }> }} */ (
      JSON.parse(await readFile(lockfile, 'utf8'))
    );
  return packages;
}

/** Returns the npm that runs this command, else the one that belongs to this Node. */
function findNpm() {
  const { npm_execpath: npmPath } = process.env;
  if (npmPath && basename(npmPath).startsWith('npm')) return npmPath;
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8', shell: true });
  if (!stdout) throw new Problem('npm is not installed; it comes with Node from nodejs.org.');
  return join(stdout.trim(), 'npm/bin/npm-cli.js');
}
