import { join } from 'node:path';
import { CMS } from './paths.mjs';
import { readOrCreateSecrets } from './secrets.mjs';

/**
 * The settings and secrets of a town's two programs.
 *
 * @typedef {object} Town
 * @property {import('./env.mjs').Settings} settings
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {Editor} [editor] the account that the seed has just created, until it is printed
 */

/** @typedef {{ email: string, password: string }} Editor */

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
  const ownSecrets = Object.entries(secrets).map(
    ([name, value]) => /** @type {const} */ ([name, source[name] || value]),
  );
  return {
    ...source,
    ...Object.fromEntries(ownSecrets),
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
