import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '../../../cms/test/freePort';
import { requireCmsBuild } from '../../../scripts/lib/builds.mjs';
import { CMS } from '../../../scripts/lib/paths.mjs';
import { cmsArgs } from '../../../scripts/lib/programs.mjs';
import { cmsScript } from '../../../scripts/lib/town.mjs';
import { Program, secrets } from './Program';

/** A cms with its own data folder, on SQLite or on the given database. */
export class BenchCms {
  url = '';
  private program: Program | undefined;
  private env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };

  constructor(
    private readonly dataDir: string,
    private readonly databaseUrl?: string,
  ) {}

  /** Fills the database up to a number of entries; resolves with the seed's last line of output. */
  async fill(entries: number): Promise<string> {
    await this.prepare();
    return this.run('seed/run.ts', '--entries', String(entries));
  }

  /** Fills the database with the town of the tests, which has a few entries of each kind. */
  async fillSmall(): Promise<void> {
    await this.prepare();
    await this.run('scripts/migrate.ts');
    await this.run('test/editorProgram.ts', 'seed');
  }

  /** Resolves with the milliseconds until the program answered. */
  async start(): Promise<number> {
    await requireCmsBuild();
    await this.prepare();
    this.program = await Program.start({
      args: cmsArgs(),
      cwd: CMS,
      env: this.env,
      health: `${this.url}/health`,
    });
    return this.program.startedIn;
  }

  async stop(): Promise<void> {
    await this.program?.stop();
  }

  /** The program's process id. */
  get pid(): number {
    return this.program?.pid ?? NaN;
  }

  /** Returns the megabytes of the program. */
  memory(): number {
    return this.program?.memory() ?? NaN;
  }

  private async prepare(): Promise<void> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      ...process.env,
      NODE_ENV: 'production',
      CMS_LOG: 'silent',
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.databaseUrl ?? '',
      CMS_PORT: String(port),
      CMS_HOST: this.url,
      SITE_URL: 'http://127.0.0.1:1',
      ...secrets,
    };
  }

  private async run(script: string, ...args: string[]): Promise<string> {
    const options = { cwd: CMS, env: this.env, maxBuffer: 64e6 };
    const words = [...cmsScript(script), ...args];
    const { stdout } = await promisify(execFile)(process.execPath, words, options);
    return stdout.trim().split('\n').at(-1) ?? '';
  }
}
