import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { scripts } from '../package.json';
import { createPreviewToken } from '../src/preview/token';
import { requireBuild } from './build';
import { compiled } from './compile';
import { stopProcess } from './stopProcess';
import { freePort } from './freePort';
import { ControlClient } from './ControlClient';
import type { EditAction, EditArgs } from './edit';
import { FakeSite, type Hook } from './FakeSite';
import { postQuery } from './postQuery';
import { seedOnce } from './seedOnce';

const cmsDir = path.resolve(__dirname, '..');

/** The arguments for Node to run the cms: those of `npm start -w cms`. */
const serverArgs = scripts.start.split(' ').slice(1);

/** How to start a cms. */
export interface StartOptions {
  /** Environment variables to set, such as another database. */
  settings?: Record<string, string>;
  /** `false` if the tests start the server. */
  server?: boolean;
}

/** A cms for one test suite, with a copy of the seeded fixture and a fake site. */
export class TestCms {
  readonly site = new FakeSite();
  /** The messages that the site received. */
  readonly hooks = this.site.hooks;
  readonly secret = 'a-secret-for-tests-only';
  readonly previewToken = 'a-preview-token-for-tests';
  /** The headers of the site's requests for a preview. */
  readonly preview = {
    authorization: `Bearer ${this.previewToken}`,
    'x-craft-token': createPreviewToken(this.previewToken, 'an editor'),
  };
  /** Payload's ids of the five accommodations, in order. */
  ids: number[] = [];
  url = '';
  siteUrl = '';
  /** The output of the server. */
  log = '';
  env: Environment = {};
  dataDir = '';
  private server: ChildProcess | undefined;
  private second: ChildProcess | undefined;
  private controlClient: ControlClient | undefined;

  /**
   * @param isBuild Whether it runs the build, as `npm start` does, and `control` is a second program. Otherwise both
   *   are cmsProgram.ts, which starts in half the time.
   */
  constructor(private readonly isBuild = false) {}

  /** @param template A folder that `seedData` has filled. */
  async start(template: string, { settings, server = true }: StartOptions = {}): Promise<void> {
    this.dataDir = await mkdtemp(path.join(os.tmpdir(), 'studium-cms-'));
    await cp(template, this.dataDir, { recursive: true });
    this.ids = idsOf(await readFile(path.join(this.dataDir, idsFile), 'utf8'));
    this.siteUrl = await this.site.start();
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      ...baseEnvironment(),
      DATA_DIR: this.dataDir,
      CMS_PORT: String(port),
      CMS_HOST: this.url,
      SITE_URL: this.siteUrl,
      REVALIDATE_SECRET: this.secret,
      PREVIEW_TOKEN: this.previewToken,
      ...settings,
    };
    if (server) await this.startServer();
  }

  /** The file of the SQLite database, so that tests can open it too. */
  get databaseFile(): string {
    return path.join(this.dataDir, 'studium.db');
  }

  /** The address of Payload's REST API. */
  get rest(): string {
    return `${this.url}/cms-api`;
  }

  /** The process id of the server. */
  get pid(): number {
    return this.server?.pid ?? NaN;
  }

  /**
   * Starts only the server.
   *
   * @param settings Environment variables to set.
   */
  async startServer(settings: Record<string, string> = {}): Promise<void> {
    this.server = this.spawnServer(settings);
    if (!this.isBuild)
      this.controlClient = new ControlClient(this.server, (line) => (this.log += `${line}\n`));
    await untilHealthy(this.url, this.server);
  }

  /**
   * Starts a second server on the same data, and returns its address.
   *
   * @param settings Environment variables to set.
   */
  async startSecond(settings: Record<string, string>): Promise<string> {
    const port = await freePort();
    this.second = this.spawnServer({ ...settings, CMS_PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    await untilHealthy(url, this.second);
    return url;
  }

  /**
   * Waits until the output of the server contains a text, and returns the output.
   *
   * @param from The place in the output to begin at.
   */
  async waitForLog(text: string | RegExp, from = 0): Promise<string> {
    for (const end = Date.now() + 5000; ;) {
      const log = this.log.slice(from);
      if (typeof text === 'string' ? log.includes(text) : text.test(log)) return log;
      if (Date.now() > end) throw new Error(`The log does not contain ${String(text)}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Stops only the server. */
  stopServer(): Promise<void> {
    return stopProcess(this.server);
  }

  /** Kills only the server, like a power failure. */
  killServer(): Promise<void> {
    return stopProcess(this.server, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await Promise.all([this.stopServer(), stopProcess(this.second), this.controlClient?.stop()]);
    await this.site.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Runs a script, optionally with more environment variables, and returns its output and exit code. */
  async runToEnd(script: string, ...args: (string | Record<string, string>)[]) {
    const child = this.spawn(script, ...args);
    let output = '';
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, output };
  }

  /** Runs a script that must succeed in the same way, and returns the last line of its output. */
  async run(script: string, ...args: (string | Record<string, string>)[]): Promise<string> {
    const { code, output } = await this.runToEnd(script, ...args);
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${output}`);
    return output.trim().split('\n').at(-1) ?? '';
  }

  /** Performs an action of an editor and returns the messages that the site received. */
  async edit<Action extends EditAction>(
    action: Action,
    ...args: EditArgs<Action>
  ): Promise<Hook[]> {
    this.hooks.length = 0;
    await this.control.edit(action, ...args);
    return [...this.hooks];
  }

  /** Kills the program of `control`. The next use of it starts another one. */
  async killControl(): Promise<void> {
    await this.controlClient?.kill();
    this.controlClient = undefined;
  }

  /** Changes the same database directly. For a build it is another program, which starts at the first use. */
  get control(): ControlClient {
    this.controlClient ??= new ControlClient(this.spawn('test/controlProgram.ts'));
    return this.controlClient;
  }

  /** Waits until the site has received a message, and returns all messages. */
  async waitForHooks(within = 30_000): Promise<Hook[]> {
    for (const end = Date.now() + within; this.hooks.length === 0 && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return [...this.hooks];
  }

  /** Sends a query of the contract. */
  async query(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    const { status, data, errors } = await postQuery(this.url, query, variables, headers);
    return { status, data, errors: errors?.map(({ message }) => message) };
  }

  private spawnServer(settings: Record<string, string>): ChildProcess {
    if (!this.isBuild) return this.spawn('test/cmsProgram.ts', settings);
    const server = spawnNode(requireBuild(serverArgs), { ...this.env, ...settings });
    // The output must be read, because a program blocks when its pipe is full.
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => (this.log += part.toString()));
    return server;
  }

  private spawn(script: string, ...options: (string | Record<string, string>)[]): ChildProcess {
    const args = options.filter((one) => typeof one === 'string');
    const settings = options.filter((one) => typeof one !== 'string');
    return spawnProgram(script, args, Object.assign({}, this.env, ...settings) as Environment);
  }
}

type Environment = Record<string, string | undefined>;

/** The setting of a cms whose staff's passwords cost as much as in production; by default they are cheap. */
export const realHashes = { NODE_OPTIONS: '' };

/** The environment of all test programs. */
export const baseEnvironment = (): Environment => ({
  ...process.env,
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'another-secret-for-tests-only-0123456789',
  NODE_OPTIONS: `--require=${path.join(__dirname, 'cheapHashes.cjs')}`,
  // Empty and not absent, because Next would read absent variables from the developer's `.env`.
  DATABASE_URL: '',
});

const spawnProgram = (script: string, args: string[], env: Environment): ChildProcess =>
  spawnNode([...compiled(script), ...args], env);

const spawnNode = (args: string[], env: Environment): ChildProcess =>
  spawn(process.execPath, args, { cwd: cmsDir, env: env as NodeJS.ProcessEnv });

/** The file with the ids of the five accommodations, in the data folder. */
export const idsFile = 'ids.json';

const idsOf = (json: string): number[] => z.array(z.number()).parse(JSON.parse(json));

/**
 * Migrates a database and seeds it with the fixture.
 *
 * @param dataDir the folder for the pictures and, by default, the SQLite database
 * @param settings environment variables to set, such as another database
 */
export async function seedData(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<void> {
  const env = { ...baseEnvironment(), DATA_DIR: dataDir, ...settings };
  const control = new ControlClient(spawnProgram('test/controlProgram.ts', [], env));
  const { ids } = z.object({ ids: z.array(z.number()) }).parse(await control.edit('seed'));
  await control.stop();
  await writeFile(path.join(dataDir, idsFile), JSON.stringify(ids));
}

/** Returns the data folder of a seeded cms on SQLite. Copy it before use. */
export const seededSqlite = (): Promise<string> => seedOnce('sqlite', (folder) => seedData(folder));

/** Waits until a server answers, as long as its process runs. The time limits of the tests end the waiting. */
async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const health = await fetch(`${url}/health`).catch(() => null);
    if (health?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The CMS ended before it answered.');
}
