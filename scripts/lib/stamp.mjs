import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hasCode, Problem } from './problem.mjs';
import { printUnchanged, step } from './steps.mjs';

/**
 * Lists all files below some places, sorted.
 *
 * @param {string} root
 * @param {string[]} places files or folders in it; missing ones are ignored
 * @param {(path: string) => boolean} [skip] receives the path relative to the root
 * @returns {Promise<string[]>} absolute paths
 */
export async function filesBelow(root, places, skip = () => false) {
  const lists = await Promise.all(
    places.map(async (place) => {
      if (skip(place)) return [];
      const path = join(root, place);
      try {
        const names = await readdir(path);
        const inside = names.map((name) => join(place, name));
        return await filesBelow(root, inside, skip);
      } catch (error) {
        if (hasCode(error, 'ENOTDIR')) return [path];
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      }
    }),
  );
  return lists.flat().sort();
}

/**
 * Returns one hash of the names and contents of files, and of settings.
 *
 * @param {string} root the names are relative to this folder
 * @param {string[]} files
 * @param {Record<string, string | undefined>} [settings]
 */
export async function hashOf(root, files, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) {
    hash.update(`\0${relative(root, file)}\0`).update(await read(file));
  }
  return hash.digest('hex');
}

/** @param {string} file */
const read = (file) =>
  readFile(file).catch((/** @type {unknown} */ error) => {
    if (!hasCode(error, 'ERR_FS_FILE_TOO_LARGE')) throw error;
    throw new Problem(
      `${file} has more than 2 GB. A map of this size is of more than a town: cut a smaller rectangle.`,
    );
  });

/** @param {string} file */
export async function readStamp(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/**
 * Runs a step, unless its input has not changed since the last time. The old stamp is deleted first, so that
 * a step that fails or is interrupted is repeated next time.
 *
 * @param {string} title
 * @param {string} file where the stamp is stored
 * @param {string} stamp a hash of the step's input
 * @param {(onProgress: import('./steps.mjs').OnProgress) => Promise<void>} work
 * @param {number} [seconds] that the step takes, see `step`
 */
export async function stepIfChanged(title, file, stamp, work, seconds) {
  if ((await readStamp(file)) === stamp) {
    printUnchanged(title);
    return;
  }
  const renew = async (/** @type {import('./steps.mjs').OnProgress} */ onProgress) => {
    await rm(file, { force: true });
    await work(onProgress);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, stamp);
  };
  await step(title, renew, undefined, seconds);
}
