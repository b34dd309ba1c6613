import { createHash } from 'node:crypto';
import path from 'node:path';

/** Bytes of a name before the hash; with it, a width and an extension a name stays below 255. */
const longest = 150;

/** The hash in a stored name, with what Payload adds to it: the number of a second copy, the size of a variant. */
const mark = /-h[0-9a-f]{12}(-\d+)?(-\d+x\d+)?$/;

/** The name of a file as its author gave it: `desk.jpg` for `desk-h3f9a2c1b04d1.jpg`. */
export function readableName(stored: string): string {
  const { name, ext } = path.posix.parse(stored);
  return `${name.replace(mark, '')}${ext}`;
}

/**
 * The name under which a file is stored: `desk-h3f9a2c1b04d1.jpg` for `desk.jpg`. Caches keep a file for
 * a year by its name, so that a name must never have another content, even after a file is deleted.
 *
 * @param given The name of the upload; folders in it are left out.
 */
export function storedName(given: string, content: Buffer): string {
  const { name, ext } = path.posix.parse(
    readableName(path.posix.basename(given.replaceAll('\\', '/'))),
  );
  // A character that is cut in half ends as a replacement character.
  const short = Buffer.from(name)
    .subarray(0, longest)
    .toString()
    .replace(/\uFFFD+$/, '');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `${short}-h${hash}${ext}`;
}
