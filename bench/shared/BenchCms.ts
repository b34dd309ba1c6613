import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../cms/test/freePort';
import { Program } from './Program';

const cmsDir = path.resolve(import.meta.dirname, '../../cms');

// As `npm run serve -w cms` starts it.
const serving = ['--max-old-space-size=512', '--max-semi-space-size=8'];

/** The arguments with which Node runs a file of the cms. */
const argsOf = (script: string, ...args: string[]): string[] => [
  ...(script === 'server.ts' ? serving : []),
  ...['--conditions=production', '--import', 'tsx', script, ...args],
];

/** A CMS in a folder of its own, on SQLite or on the database that is named. */
export class BenchCms {
  url = '';
  private program: Program | undefined;
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

  /** Resolves with the milliseconds that the program took to answer. */
  async start(): Promise<number> {
    await this.prepare();
    this.program = await Program.start({
      args: argsOf('server.ts'),
      cwd: cmsDir,
      env: this.env,
      health: `${this.url}/health`,
    });
    return this.program.startedIn;
  }

  async stop(): Promise<void> {
    await this.program?.stop();
  }

  /** The program's process. */
  get pid(): number {
    return this.program?.pid ?? NaN;
  }

  /** Megabytes. */
  memory(): number {
    return this.program?.memory() ?? NaN;
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

  private async run(script: string, ...args: string[]): Promise<string> {
    const child = spawn(process.execPath, argsOf(script, ...args), { cwd: cmsDir, env: this.env });
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${printed}`);
    return printed.trim().split('\n').at(-1) ?? '';
  }
}
