import { type ChildProcess, spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from '../../cms/test/ended';
import { freePort } from '../../cms/test/freePort';

const root = path.resolve(import.meta.dirname, '../..');
const built = process.env.NEXT_DIST_DIR ?? '.next';
const own = '.next-bench';

/** The site as it was built last, on another CMS. Pages that it makes go to a copy of the build. */
export class BenchSite {
  url = '';
  private server: ChildProcess | undefined;

  async start(cmsHost: string): Promise<void> {
    if (!existsSync(path.join(root, built, 'BUILD_ID')))
      throw new Error('There is no build of the site; run npm start once, then this again.');
    await rm(path.join(root, own), { recursive: true, force: true });
    await cp(path.join(root, built), path.join(root, own), {
      recursive: true,
      filter: (file) => path.relative(path.join(root, built), file) !== 'cache',
    });
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const next = path.join(root, 'node_modules/next/dist/bin/next');
    const env = { NODE_ENV: 'production', NEXT_DIST_DIR: own, CMS_HOST: cmsHost } as const;
    this.server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
      cwd: root,
      env: { ...process.env, ...env, SITE_URL: this.url },
    });
    // A program that nobody listens to stops at its next word when the pipe is full.
    this.server.stdout?.resume();
    this.server.stderr?.resume();
    for (let tries = 0; tries < 600; tries += 1) {
      if ((await fetch(`${this.url}/api/health`).catch(() => null))?.ok) return;
      await pause(100);
    }
    throw new Error('The site did not start within a minute.');
  }

  async stop(): Promise<void> {
    await ended(this.server);
    await rm(path.join(root, own), { recursive: true, force: true });
  }
}
