import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runToEnd } from './children.mjs';
import { ROOT } from './paths.mjs';
import { CommandFailed, Problem } from './problem.mjs';
import { hashOf, readStamp, stepIfChanged } from './stamp.mjs';
import { writeTownSettings } from './townSettings.mjs';

/** How many of npm's first error lines are shown, because they contain the reason. */
const REASON_LINES = 12;

/**
 * Installs the packages of the lockfile, unless they are installed, and writes the settings of the town, which
 * all programs and tests import.
 *
 * @param {{ onlyForStart?: boolean }} [options] `onlyForStart` leaves out what only tests and development need
 */
export async function install({ onlyForStart = false } = {}) {
  const lockfile = await stampOf(ROOT);
  const stampFile = stampFileOf(ROOT);
  const stamps = { everything: lockfile, forStart: `${lockfile} for start` };
  let installed = await readStamp(stampFile);
  if (!installed && (await isInstalledByHand(onlyForStart).catch(() => false))) {
    installed = onlyForStart ? stamps.forStart : stamps.everything;
    await writeFile(stampFile, installed);
  }
  if (onlyForStart && installed !== stamps.everything) {
    const title = 'install what npm start needs';
    await stepIfChanged(title, stampFile, stamps.forStart, () => npm(ROOT, 'ci', '--omit=dev'));
  } else {
    // `npm ci` would first delete what is there. Both include the development packages also with NODE_ENV=production.
    const command = installed === stamps.forStart ? ['install', '--no-save'] : ['ci'];
    const args = [...command, '--include=dev'];
    await stepIfChanged('install', stampFile, stamps.everything, () => npm(ROOT, ...args));
  }
  await writeTownSettings();
}

/** Installs the packages of the lab, unless they are installed. */
export async function installLab() {
  const lab = join(ROOT, 'lab');
  await stepIfChanged('install the lab', stampFileOf(lab), await stampOf(lab), () =>
    npm(lab, 'ci'),
  );
}

/** @param {string} folder */
const stampFileOf = (folder) => join(folder, 'node_modules/.studium-install');

/** @param {string} folder */
function stampOf(folder) {
  // Native modules are compiled for one platform and one ABI version of Node.
  const { platform, arch, versions } = process;
  const lockfile = join(folder, 'package-lock.json');
  return hashOf(ROOT, [lockfile], { platform, arch, abi: versions.modules });
}

/**
 * Runs npm.
 *
 * @param {string} cwd
 * @param {...string} args
 */
async function npm(cwd, ...args) {
  const command = [findNpm(), ...args, '--no-audit', '--no-fund'];
  const { failure, output } = await runToEnd(command, { cwd });
  // npm prints the reason first, then general help.
  const reason = output.filter((line) => line.startsWith('npm error')).slice(0, REASON_LINES);
  if (failure) throw new CommandFailed('The packages could not be installed', failure, reason);
}

/**
 * Returns whether npm has already installed every package of the lockfile without this file.
 *
 * @param {boolean} onlyForStart
 */
async function isInstalledByHand(onlyForStart) {
  // npm writes this file at the end of a successful installation.
  const installed = await packagesOf('node_modules/.package-lock.json');
  return Object.entries(await packagesOf('package-lock.json')).every(([path, wanted]) => {
    const isNotNeeded = wanted.optional || wanted.devOptional || (onlyForStart && wanted.dev);
    if (!path.includes('node_modules/') || isNotNeeded) return true;
    return installed[path]?.version === wanted.version;
  });
}

/** @typedef {{ version: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package */

/** @param {string} lockfile */
async function packagesOf(lockfile) {
  const { packages } = /** @type {{ packages: Record<string, Package> }} */ (
    JSON.parse(await readFile(join(ROOT, lockfile), 'utf8'))
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
