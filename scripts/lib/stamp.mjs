import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hasCode } from './problem.mjs';

/**
 * The files below some places, sorted.
 *
 * @param {string} root
 * @param {string[]} places files or folders in it; one that is missing is left out
 * @param {(path: string) => boolean} [skip] told the path from the root
 * @returns {Promise<string[]>} absolute paths
 */
export async function filesBelow(root, places, skip = () => false) {
  const found = await Promise.all(
    places.map(async (place) => {
      if (skip(place)) return [];
      const path = join(root, place);
      try {
        const names = await readdir(path);
        return filesBelow(
          root,
          names.map((name) => join(place, name)),
          skip,
        );
      } catch (error) {
        if (hasCode(error, 'ENOTDIR')) return [path];
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      }
    }),
  );
  return found.flat().sort();
}

/**
 * One hash over the names and contents of files, and over the settings that matter as much.
 *
 * @param {string} root the names count from here
 * @param {string[]} files
 * @param {Record<string, string | undefined>} [settings]
 */
export async function hashOf(root, files, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) {
    hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** @param {string} file */
export async function readStamp(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

/**
 * Does some work and leaves a stamp when it is done. Work that fails or is interrupted leaves none,
 * nor the stamp of an earlier time, so it is done again.
 *
 * @param {string} file
 * @param {string} stamp what the work was made of
 * @param {() => Promise<void>} work
 */
export async function stamped(file, stamp, work) {
  await rm(file, { force: true });
  await work();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}
