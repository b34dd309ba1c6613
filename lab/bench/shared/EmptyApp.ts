import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../cms/test/freePort';
import { run } from '../../../scripts/lib/children.mjs';
import { binOf, ROOT } from '../../../scripts/lib/paths.mjs';
import { nextStartArgs, Program } from './Program';

const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_DIST_DIR: undefined,
} as const;

const files: Record<string, string> = {
  // Without this file Next would read a configuration from a parent folder.
  'next.config.mjs': 'export default {};\n',
  'package.json': '{ "name": "empty-app", "private": true }\n',
  'pages/index.js': 'export default function Page() { return "Ciao"; }\n',
};

/** An app with one page, built and served with the site's version of Next, as the baseline of each number. */
export class EmptyApp {
  url = '';
  private folder = '';
  private program: Program | undefined;

  /** Builds and starts it; resolves with the milliseconds until it answered. */
  async start(): Promise<number> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'studium-empty-app-'));
    await mkdir(path.join(this.folder, 'pages'));
    await symlink(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'), 'dir');
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(this.folder, name), text);
    await run('The empty app could not be built', [binOf('next'), 'build', '--webpack'], {
      cwd: this.folder,
      env,
    });
    return this.serve();
  }

  /** Stops it and starts it again. */
  async restart(): Promise<number> {
    await this.program?.stop();
    return this.serve();
  }

  async stop(): Promise<void> {
    await this.program?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async serve(): Promise<number> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.program = await Program.start({
      args: nextStartArgs(port),
      cwd: this.folder,
      env,
      health: this.url,
    });
    return this.program.startedIn;
  }
}
