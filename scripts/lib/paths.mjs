import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, which is also the site's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder of the cms workspace. */
export const CMS = join(ROOT, 'cms');

/**
 * Returns the absolute form of a path that the caller of a command has named. npm runs the command in the root.
 *
 * @param {string} path
 */
export const pathOfCaller = (path) => resolve(process.env.INIT_CWD ?? '.', path);

/**
 * Returns the script of an installed command. It runs directly with Node and not through npm or a shell,
 * so that signals reach the program and the exit code is its own.
 *
 * @param {string} packageName
 * @param {string} [command] the command's name if it differs from the package's
 */
export function binOf(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? command));
}
