import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../cms/test/freePort';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { nextStartArgs, Program } from './Program';

const built = process.env.NEXT_DIST_DIR ?? '.next';
const own = '.next-bench';
/** The same options as in deploy/machine/studium-site.service. */
const serving = ['--max-old-space-size=448', '--max-semi-space-size=8'];

/** The last build of the site with another cms. It runs on a copy of the build, which gets its pages. */
export class BenchSite {
  url = '';
  private program: Program | undefined;

  /** Resolves with the milliseconds until the program answered. */
  async start(cmsHost: string): Promise<number> {
    if (!existsSync(path.join(ROOT, built, 'BUILD_ID')))
      throw new Error('There is no build of the site; run npm start once, then run this again.');
    await rm(path.join(ROOT, own), { recursive: true, force: true });
    await cp(path.join(ROOT, built), path.join(ROOT, own), {
      recursive: true,
      filter: (file) => path.relative(path.join(ROOT, built), file) !== 'cache',
    });
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const env = { NODE_ENV: 'production', NEXT_DIST_DIR: own, CMS_HOST: cmsHost } as const;
    this.program = await Program.start({
      args: [...serving, ...nextStartArgs(port)],
      cwd: ROOT,
      env: { ...process.env, ...env, SITE_URL: this.url },
      health: `${this.url}/api/health`,
    });
    return this.program.startedIn;
  }

  async stop(): Promise<void> {
    await this.program?.stop();
    await rm(path.join(ROOT, own), { recursive: true, force: true });
  }

  /** Returns the megabytes of the program. */
  memory(): number {
    return this.program?.memory() ?? NaN;
  }
}
