import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './children.mjs';
import { CMS } from './paths.mjs';
import { hasCode, Problem } from './problem.mjs';
import { print } from './steps.mjs';
import { readLanguages } from './townSettings.mjs';

/** The secrets that both programs share; the environment may set each of them instead. */
const SECRETS = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_TOKEN'];

/** @typedef {Record<string, string>} Secrets by the name of their variable */

/**
 * The settings and secrets of a town's two programs.
 *
 * @typedef {object} Town
 * @property {import('./env.mjs').Settings} settings
 * @property {Secrets} secrets
 * @property {{ email: string, password: string }} [editor] the account that the seed has just created, until
 *   it is printed
 */

/**
 * @param {import('./env.mjs').Settings} settings
 * @returns {Promise<Town>}
 */
export async function openTown(settings) {
  return { settings, secrets: await readOrCreateSecrets(settings.dataDir) };
}

/**
 * Returns the environment of the town's programs and of the commands that prepare them.
 *
 * @param {Town} town
 * @param {import('./env.mjs').Environment} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf({ settings, secrets }, more) {
  const { source } = settings;
  const chosen = Object.entries(secrets).map(
    ([name, value]) => /** @type {const} */ ([name, source[name] || value]),
  );
  return {
    ...source,
    ...Object.fromEntries(chosen),
    // Only the seed gets the password, because programs that run for months do not need it.
    EDITOR_PASSWORD: '',
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    SITE_URL: settings.siteUrl,
    CMS_HOST: settings.cmsHost,
    DATA_DIR: settings.dataDir,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...more,
  };
}

/**
 * Returns the arguments for Node to run a TypeScript file of the cms. Without the condition, Payload's
 * editor package sometimes never finishes loading in plain Node, and the process ends silently
 * with code 13.
 *
 * @param {string} file a path relative to cms/
 */
export function cmsScript(file) {
  return ['--conditions=production', '--import', 'tsx', join(CMS, file)];
}

/** The folder of the bundled programs; files in it find the packages of the cms. */
const BUNDLES = join(CMS, '.cache/programs');

/**
 * Bundles the scripts of the cms, whose programs then start in two seconds instead of ten, and returns the arguments
 * for Node to run the seed, which also runs the missing migrations.
 */
export async function bundleSeed() {
  await run('The seed could not be bundled', [join(CMS, 'compileScripts.mjs'), BUNDLES]);
  return ['--conditions=production', join(BUNDLES, 'seed/run.mjs')];
}

/**
 * Runs a TypeScript file of the cms that must end with exit code 0.
 *
 * @param {string} message the sentence to show when it fails
 * @param {Town} town
 * @param {[file: string, ...args: string[]]} command
 * @param {{ env?: import('./env.mjs').Environment, onLine?: (line: string) => void }} [options] `env`:
 *   additional environment variables
 */
export function runCmsScript(message, town, [file, ...args], { env, onLine } = {}) {
  const options = { cwd: CMS, env: environmentOf(town, env), onLine };
  return run(message, [...cmsScript(file), ...args], options);
}

/**
 * Returns the secrets stored in a town's data folder, and new ones for those that are missing.
 *
 * @param {string} dataDir
 * @returns {Promise<Secrets>}
 */
export async function readOrCreateSecrets(dataDir) {
  const stored = await readSecrets(dataDir);
  return Object.fromEntries(SECRETS.map((name) => [name, stored[name] || randomText(32)]));
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
 * @param {string} dataDir
 * @returns {Promise<Secrets>} those that are stored
 */
export async function readSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  try {
    const stored = /** @type {unknown} */ (JSON.parse(await readFile(file, 'utf8')));
    if (!isSecrets(stored)) throw new TypeError(`${file} has another form.`);
    return stored;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return {};
    throw new Problem(
      `${file} cannot be read; restore it, or delete it, and new secrets are generated.`,
    );
  }
}

/** @param {unknown} value @returns {value is Secrets} */
const isSecrets = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

/** Returns a random password or token that is safe in a URL, a shell and a form. @param {number} length */
export function randomText(length) {
  return randomBytes(length).toString('base64url').slice(0, length);
}

/** Prints the addresses and folders of a running town, and a new account. @param {Town} town */
export async function printTown(town) {
  const { siteUrl, cmsHost, source, dataDir } = town.settings;
  const [, ...otherLanguages] = await readLanguages();
  print(`\n  Site      ${siteUrl}`);
  for (const { code, name } of otherLanguages) print(`  ${name.padEnd(9)} ${siteUrl}/${code}`);
  print(`  Editors   ${cmsHost}/admin`);
  if (!source.SMTP_URL) print(`  Mail      ${cmsHost}/outbox  (mails are not sent but shown here)`);
  print(`  Logs      ${dataDir}/logs\n`);
  printEditorAccount(town);
}

/** Prints the editor's new account, once. @param {Town} town */
export function printEditorAccount(town) {
  if (!town.editor) return;
  const { email, password } = town.editor;
  const isChosen = password === town.settings.source.EDITOR_PASSWORD;
  const shown = isChosen ? 'the one in EDITOR_PASSWORD' : `${password}  (shown this once)`;
  print(`  E-mail    ${email}\n  Password  ${shown}\n`);
  town.editor = undefined;
}
