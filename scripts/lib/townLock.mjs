import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { hasCode, Problem } from './problem.mjs';

/** The commands that run in this checkout, one file each. Tests have another folder. */
const FOLDER = process.env.STUDIUM_TOWN_LOCKS || join(ROOT, '.cache/towns');

const FILE = join(FOLDER, `${process.pid}.json`);

/**
 * @typedef {object} LockOwner
 * @property {number} pid
 * @property {string} command
 * @property {string[]} towns the folders in `towns` that it uses
 */

/** Another command in this checkout uses another town. */
export class TownInUse extends Problem {}

/** The towns that this command will need until it ends. @type {string[]} */
let reserved = [];

process.once('exit', release);

/**
 * Notes that this command uses a town from now on. The generated files of a checkout, such as shared/town/settings.ts,
 * are those of one town, so commands of different towns cannot run at the same time.
 *
 * @param {string} town its folder in `towns`
 * @throws {TownInUse} if another command uses another town
 */
export const lockTown = (town) => lock([...new Set([...reserved, town])]);

/**
 * Notes that this command will use several towns one after the other, so that it fails at once and not at the last one.
 *
 * @param {string[]} towns
 * @throws {TownInUse} if another command runs
 */
export async function reserveTowns(towns) {
  const wanted = [...new Set(towns)];
  await lock(wanted);
  reserved = wanted;
}

/** @param {string[]} towns */
async function lock(towns) {
  if (isPartOfOwner()) return;
  // The file is written before the others are read: of two commands that begin together, at least one sees the other.
  try {
    await write(towns);
  } catch (error) {
    // This command cannot write to the folder, so nothing else can be changing it.
    if (hasCode(error, 'EACCES', 'EROFS')) return;
    throw error;
  }
  const other = (await readOthers()).find((owner) => new Set([...towns, ...owner.towns]).size > 1);
  if (!other) return;
  release();
  throw new TownInUse(sentenceAbout(other, towns));
}

/** Whether a command that has locked a town in this checkout started this program. */
function isPartOfOwner() {
  const file = process.env.STUDIUM_TOWN_LOCK_OWNER;
  return file !== undefined && file !== FILE && dirname(file) === FOLDER && existsSync(file);
}

/** @param {string[]} towns */
async function write(towns) {
  await mkdir(FOLDER, { recursive: true });
  const owner = { pid: process.pid, command: commandName(), towns };
  await writeFile(`${FILE}.partial`, JSON.stringify(owner));
  await rename(`${FILE}.partial`, FILE);
  // The programs of this command read it.
  process.env.STUDIUM_TOWN_LOCK_OWNER = FILE;
}

function release() {
  rmSync(FILE, { force: true });
  delete process.env.STUDIUM_TOWN_LOCK_OWNER;
}

/** The commands that run besides this one. The files of those that were killed are deleted. */
async function readOthers() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const file = join(FOLDER, name);
    if (file === FILE) return [];
    const owner = readOwner(file);
    if (owner && isRunning(owner.pid)) return [owner];
    rmSync(file, { force: true });
    return [];
  });
}

/** @param {string} file @returns {LockOwner | undefined} */
function readOwner(file) {
  try {
    return /** @type {LockOwner} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The command has just ended.
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs too.
    return hasCode(error, 'EPERM');
  }
}

/** What the person at the terminal has started, such as `e2e porto-salmastro`. */
function commandName() {
  const [, program = '', ...args] = process.argv;
  const name = basename(program);
  return name === 'run.mjs' ? args.join(' ') : name;
}

/**
 * @param {LockOwner} other
 * @param {string[]} towns
 */
function sentenceAbout({ pid, command, towns: others }, towns) {
  return [
    `The command “${command}” (process ${pid}) runs in this folder with ${others.join(' and ')}.`,
    `This one needs ${towns.join(' and ')}, and each would overwrite the settings of the other.`,
    'End the other command first, or use another clone of the repository.',
    `If it does not run any more, delete ${join(FOLDER, `${pid}.json`)}.`,
  ].join('\n');
}
