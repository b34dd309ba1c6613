import path from 'node:path';
import { sha256 } from '../lib/sha256';
import { mimeTypes } from './mediaFile';
import { readableName } from './readableName';

/** Bytes of a name before the hash. With hash, extension and the width of a variant the name stays below 255 bytes. */
const maxNameBytes = 150;

/** Whether a name is one of the media library. A bucket may have other objects, and a folder other files. */
export const isStored = (name: string): boolean => /-h[0-9a-f]{12}[-.]/.test(name);

/**
 * The name under which a file is stored: `desk-h3f9a2c1b04d1.jpg` for `desk.jpg`. Files and their variants are cached
 * and stored by name, so the content of a name must never change, even after the file is deleted.
 *
 * @param uploadName The name of the upload; folders in it are removed.
 */
export function storedName(uploadName: string, content: Buffer): string {
  const { name, ext } = path.posix.parse(
    readableName(path.posix.basename(uploadName.replaceAll('\\', '/'))),
  );
  // When the cut splits a character, it becomes a replacement character, which is removed.
  // A file whose name begins with a dot is hidden: it is served to nobody.
  const short = Buffer.from(name.replace(/^\.+/, ''))
    .subarray(0, maxNameBytes)
    .toString()
    .replace(/\uFFFD+$/, '');
  return `${short}${hashIn(sha256(content))}${ext}`;
}

const hashIn = (sha: string): string => `-h${sha.slice(0, 12)}`;

/** Whether a file is stored under this name. @param sha the SHA-256 of its content */
export const isStoredName = (stored: string, sha: string): boolean =>
  path.posix.parse(stored).name.endsWith(hashIn(sha));

/**
 * The name of a file with the ending of its content: `photo.jpg` for `photo.jfif`. The ending says to browsers what a
 * file is, so that it must be true.
 */
export function nameFor(name: string, ending: string): string {
  const { name: stem, ext } = path.posix.parse(name);
  const isRight = mimeTypes[ext.toLowerCase()] === mimeTypes[ending];
  return isRight ? name : `${stem || name}${ending}`;
}
