import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseObject, textIn } from './json.mjs';
import { hasCode, Problem } from './problem.mjs';

/** The secrets that both programs share; the environment may set each of them instead. */
const NAMES = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_TOKEN'];

/** @typedef {Record<string, string>} Secrets by the name of their variable */

/**
 * Returns the secrets stored in a town's data folder, and new ones for those that are missing.
 *
 * @param {string} dataDir
 * @returns {Promise<Secrets>}
 */
export async function readOrCreateSecrets(dataDir) {
  const stored = await readSecretsFile(join(dataDir, 'secrets.json'));
  return Object.fromEntries(NAMES.map((name) => [name, stored[name] || randomText(32)]));
}

/**
 * @param {string} dataDir
 * @param {Secrets} secrets
 */
export async function writeSecrets(dataDir, secrets) {
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  await writeFile(join(dataDir, 'secrets.json'), text, { mode: 0o600 });
}

/**
 * Returns a random password or token that is safe in a URL, a shell and a form.
 *
 * @param {number} length in characters
 */
export function randomText(length) {
  return randomBytes(length).toString('base64url').slice(0, length);
}

/**
 * @param {string} file
 * @returns {Promise<Secrets>}
 */
async function readSecretsFile(file) {
  try {
    const stored = parseObject(await readFile(file, 'utf8'));
    return Object.fromEntries(Object.keys(stored).map((name) => [name, textIn(stored, name)]));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return {};
    throw new Problem(
      `${file} cannot be read; restore it, or delete it, and new secrets are generated.`,
    );
  }
}
