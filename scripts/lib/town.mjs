import { join } from 'node:path';
import { CMS } from './paths.mjs';
import { secretsOf } from './secrets.mjs';

/**
 * Where a town's two programs run, and what they share.
 *
 * @typedef {object} Town
 * @property {import('./env.mjs').Settings} settings
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {Editor} [editor] the account that the seed has just made, until it is told
 */

/** @typedef {{ email: string, password: string }} Editor */

/**
 * @param {import('./env.mjs').Settings} settings
 * @returns {Promise<Town>}
 */
export async function openTown(settings) {
  return { settings, secrets: await secretsOf(settings.dataDir) };
}

/**
 * The environment of the town's programs and of everything that prepares them.
 *
 * @param {Town} town
 * @param {import('./env.mjs').Environment} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf({ settings, secrets }, more) {
  const { source } = settings;
  const kept = Object.entries(secrets).map(([name, value]) => [name, source[name] || value]);
  return {
    ...source,
    ...Object.fromEntries(kept),
    // A password has no business in a program that runs for months; the seed alone is told it.
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
 * The arguments that let Node run a TypeScript file of the cms. Without the condition, Payload's
 * editor package sometimes never finishes loading in plain Node, and the process ends silently
 * with code 13.
 *
 * @param {string} file below cms/
 */
export function cmsScript(file) {
  return ['--conditions=production', '--import', 'tsx', join(CMS, file)];
}
