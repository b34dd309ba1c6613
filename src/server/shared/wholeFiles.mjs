import { randomUUID } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';

/**
 * A file system that writes files whole or not at all: what cannot be written on a full disk leaves
 * the file that was there, where half of one would be shown after the next start.
 *
 * @template {{ writeFile: (file: string, data: string | Buffer) => Promise<void> }} Fs
 * @param {Fs} fs
 * @returns {Fs}
 */
export function wholeFiles(fs) {
  return {
    ...fs,
    writeFile: async (file, data) => {
      const aside = `${file}.${randomUUID()}.part`;
      try {
        await fs.writeFile(aside, data);
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        // What is left is shown after a start, and made anew at once: it is older than it looks. Next
        // takes a time of 0 for none, and the page for new.
        await utimes(file, 1, 1).catch(() => undefined);
        throw error;
      }
    },
  };
}
