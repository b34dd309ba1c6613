import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ended } from '../../cms/test/ended';
import { freePort } from '../../cms/test/freePort';

const cmsDir = path.resolve(import.meta.dirname, '../../cms');

/** A CMS in a folder of its own, on SQLite or on the database that is named. */
export class BenchCms {
  url = '';
  private server: ChildProcess | undefined;
  private env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };

  constructor(
    private readonly dataDir: string,
    private readonly databaseUrl?: string,
  ) {}

  /** Fills the database until it holds so many entries; resolves with what the seed says of it. */
  async fill(entries: number): Promise<string> {
    await this.prepare();
    return this.run('seed/run.ts', '--entries', String(entries));
  }

  /** Fills the database with the town of the tests: a few entries of each kind. */
  async fillSmall(): Promise<void> {
    await this.prepare();
    await this.run('scripts/migrate.ts');
    await this.run('test/editorProgram.ts', 'seed');
  }

  async start(): Promise<void> {
    await this.prepare();
    this.server = this.spawn('server.ts');
    // A program that nobody listens to stops at its next word when the pipe is full.
    this.server.stdout?.resume();
    this.server.stderr?.resume();
    for (let tries = 0; tries < 600; tries += 1) {
      if ((await fetch(`${this.url}/health`).catch(() => null))?.ok) return;
      await pause(100);
    }
    throw new Error('The CMS did not start within a minute.');
  }

  stop(): Promise<void> {
    return ended(this.server);
  }

  /** Megabytes of memory that the program holds, from the kernel (Linux only). */
  memory(): number {
    const status = readFileSync(`/proc/${String(this.server?.pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  }

  private async prepare(): Promise<void> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const secret = 'a-secret-for-the-benchmark-only-0123456789';
    this.env = {
      ...process.env,
      NODE_ENV: 'production',
      CMS_LOG: 'silent',
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.databaseUrl,
      CMS_PORT: String(port),
      CMS_HOST: this.url,
      SITE_URL: 'http://127.0.0.1:1',
      REVALIDATE_SECRET: secret,
      PREVIEW_TOKEN: secret,
      PAYLOAD_SECRET: secret,
    };
  }

  private spawn(script: string, ...args: string[]): ChildProcess {
    // As `npm run serve -w cms` starts it.
    const memory = ['--max-old-space-size=512', '--max-semi-space-size=8'];
    const options = ['--conditions=production', '--import', 'tsx', script, ...args];
    return spawn(process.execPath, [...(script === 'server.ts' ? memory : []), ...options], {
      cwd: cmsDir,
      env: this.env,
    });
  }

  private async run(script: string, ...args: string[]): Promise<string> {
    const child = this.spawn(script, ...args);
    let printed = '';
    child.stdout?.on('data', (part: Buffer) => (printed += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (printed += part.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${printed}`);
    return printed.trim().split('\n').at(-1) ?? '';
  }
}
