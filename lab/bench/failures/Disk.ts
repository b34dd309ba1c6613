import { execFile } from 'node:child_process';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A separate disk in memory, which can be filled. Needs the right to mount it (root). */
export class Disk {
  private readonly filler: string;

  constructor(readonly folder: string) {
    this.filler = path.join(folder, 'filler');
  }

  async mount(megabytes: number): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', this.folder]);
  }

  /**
   * Fills the disk to the last block.
   *
   * @throws Error when the folder is no longer a separate disk, because the machine's disk must not be filled
   */
  async fill(): Promise<void> {
    const [own, around] = await Promise.all([stat(this.folder), stat(path.dirname(this.folder))]);
    if (own.dev === around.dev) throw new Error(`${this.folder} is not a separate disk.`);
    const file = await open(this.filler, 'a');
    try {
      const { bfree, bsize } = await statfs(this.folder);
      for (let left = bfree; left >= 0; left -= 256) await file.write(Buffer.alloc(bsize * 256));
      for (;;) await file.write(Buffer.alloc(bsize));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  /** Unmounts the disk. No program may use it any more. */
  async unmount(): Promise<void> {
    await run('umount', [this.folder]).catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}
