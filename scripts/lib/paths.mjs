import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, and the site in it. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The cms workspace. */
export const CMS = join(ROOT, 'cms');

/**
 * The file behind an installed command. Running it with this very Node, rather than through npm or
 * a shell, leaves no process between us and the program: signals arrive, exit codes are its own.
 *
 * @param {string} packageName
 * @param {string} [command] where it is not called like its package
 */
export function binOf(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
