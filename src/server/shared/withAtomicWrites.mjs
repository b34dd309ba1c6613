import { randomUUID } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';

/**
 * Makes the writes of a file system atomic. A write that fails on a full disk leaves the previous file,
 * instead of a truncated one that Next would show after the next start.
 *
 * @template {{ writeFile: (file: string, data: string | Buffer) => Promise<void> }} Fs
 * @param {Fs} fs
 * @returns {Fs}
 */
export function withAtomicWrites(fs) {
  return {
    ...fs,
    writeFile: async (file, data) => {
      const temporary = `${file}.${randomUUID()}.part`;
      try {
        await fs.writeFile(temporary, data);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        // Mark the previous file as old, so that Next regenerates it soon after a start. The time is not 0,
        // because Next would take that for no time and the page for new.
        await utimes(file, 1, 1).catch(() => undefined);
        throw error;
      }
    },
  };
}
