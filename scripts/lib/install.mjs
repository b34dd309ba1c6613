import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { finish } from './children.mjs';
import { ROOT } from './paths.mjs';
import { CommandFailed, Problem } from './problem.mjs';
import { hashOf, readStamp, stamped } from './stamp.mjs';

const STAMP = join(ROOT, 'node_modules/.studium-install');
const LOCKFILE = join(ROOT, 'package-lock.json');

/** What npm writes at the end of every installation that succeeded. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/** As many of npm's error lines as hold its reason. */
const REASON_LINES = 12;

/**
 * Installs the packages of the lockfile, unless they are there.
 *
 * @param {import('./steps.mjs').Steps} steps
 */
export async function install(steps) {
  // Native modules are built for one platform and one version of Node's interface.
  const { platform, arch, versions } = process;
  const stamp = await hashOf(ROOT, [LOCKFILE], { platform, arch, abi: versions.modules });
  const before = await readStamp(STAMP);
  if (before === stamp) return steps.unchanged('install');
  if (before === undefined && (await installedByHand())) {
    await stamped(STAMP, stamp, async () => {});
    return steps.unchanged('install');
  }
  await steps.run('install', () => stamped(STAMP, stamp, npmCi));
}

async function npmCi() {
  // Building and testing need the development packages, whatever NODE_ENV says.
  const args = [npm(), 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { how, output } = await finish(args, { cwd: ROOT });
  // npm begins with the reason and ends with its manual.
  const reason = output.filter((line) => line.startsWith('npm error')).slice(0, REASON_LINES);
  if (how) throw new CommandFailed('The packages could not be installed', how, reason);
}

/** Whether a developer's own `npm install` has left exactly what the lockfile names. */
async function installedByHand() {
  const installed = await packagesOf(INSTALLED);
  const wanted = await packagesOf(LOCKFILE);
  return (
    installed !== undefined &&
    wanted !== undefined &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        !path.includes('node_modules/') || optional || installed[path]?.version === version,
    )
  );
}

/**
 * @param {string} lockfile
 * @returns {Promise<Record<string, { version?: string, optional?: boolean }> | undefined>}
 */
async function packagesOf(lockfile) {
  try {
    return JSON.parse(await readFile(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that runs us; else the one beside this Node. */
function npm() {
  const { npm_execpath: running } = process.env;
  if (running && basename(running).startsWith('npm')) return running;
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8', shell: true });
  if (!stdout) throw new Problem('npm is not installed; it comes with Node from nodejs.org.');
  return join(stdout.trim(), 'npm/bin/npm-cli.js');
}
