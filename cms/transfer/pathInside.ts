import path from 'node:path';
import { LogSafeError } from '@studium/shared/LogSafeError';

/**
 * The absolute path of a file in a folder. The names of files come from a cms, so they are checked.
 *
 * @throws LogSafeError if the file would be outside of the folder
 */
export function pathInside(root: string, file: string): string {
  const absolute = path.resolve(root, file);
  if (absolute.startsWith(path.resolve(root) + path.sep)) return absolute;
  throw new LogSafeError('The cms has a name of a file that leads out of the folder.');
}
