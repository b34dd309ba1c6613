import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hasCode } from './problem.mjs';

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
        return await filesBelow(
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
 * Does some work and writes a stamp when it is done. The old stamp is deleted first, so that work that
 * fails or is interrupted is repeated next time.
 *
 * @param {string} file
 * @param {string} stamp a hash of the work's input
 * @param {() => Promise<void>} work
 */
export async function runWithStamp(file, stamp, work) {
  await rm(file, { force: true });
  await work();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}
