import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, Problem } from './problem.mjs';

/** What the two programs need to trust each other; each may be set in the environment instead. */
const NAMES = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_TOKEN'];

/** @typedef {Record<string, string>} Secrets by the name of their variable */

/**
 * The secrets kept with a town's data, and new ones for those that are missing there.
 *
 * @param {string} dataDir
 * @returns {Promise<Secrets>}
 */
export async function secretsOf(dataDir) {
  const kept = await readKept(join(dataDir, 'secrets.json'));
  return Object.fromEntries(NAMES.map((name) => [name, kept[name] || random(32)]));
}

/**
 * @param {string} dataDir
 * @param {Secrets} secrets
 */
export async function keepSecrets(dataDir, secrets) {
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  await writeFile(join(dataDir, 'secrets.json'), text, { mode: 0o600 });
}

/**
 * A password or token safe in a URL, a shell and a form.
 *
 * @param {number} length in characters
 */
export function random(length) {
  return randomBytes(length).toString('base64url').slice(0, length);
}

/** @param {string} file */
async function readKept(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return {};
    throw new Problem(`${file} cannot be read; restore it, or delete it to have new secrets made.`);
  }
}
