import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { postQuery } from './postQuery';
import { seedOnce } from './seedOnce';

const cmsDir = path.resolve(__dirname, '..');

/** A message that the site received. */
export interface Hook {
  signature: string;
  body: string;
  /** Unix time in milliseconds. */
  at: number;
}

/** The arguments for Node to run the cms: those of `npm start -w cms`. */
const serverArgs = scripts.start.split(' ').slice(1);

/** A cms for one test suite, with a copy of the seeded fixture and a fake site. */
export class TestCms {
  readonly hooks: Hook[] = [];
  /** The answers of the fake site by path. Other paths get an empty object. */
  readonly siteAnswers: Record<string, (request: Pick<Hook, 'signature' | 'body'>) => object> = {};
  readonly secret = 'a-secret-for-tests-only';
  readonly previewToken = 'a-preview-token-for-tests';
  /** The headers of the site's requests for a preview. */
  readonly preview = {
    authorization: `Bearer ${this.previewToken}`,
    'x-craft-token': createPreviewToken(this.previewToken, 'an editor'),
  };
  /** The status of the fake site. Only with 200 it uses `siteAnswers`. */
  siteStatus = 200;
  /** Payload's ids of the five accommodations, in order. */
  ids: number[] = [];
  url = '';
  siteUrl = '';
  /** The output of the server. */
  log = '';
  env: Environment = {};
  dataDir = '';
  private server: ChildProcess | undefined;
  private restServer: ChildProcess | undefined;
  private controlClient: ControlClient | undefined;
  private readonly site: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const signature = String(request.headers['x-studium-signature']);
      this.hooks.push({ signature, body, at: Date.now() });
      if (this.siteStatus !== 200) {
        response.writeHead(this.siteStatus).end('{}');
        return;
      }
      try {
        const answer = this.siteAnswers[request.url ?? ''];
        response.end(JSON.stringify(answer?.({ signature, body }) ?? {}));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });

  /** @param program A test program with more functions, which replaces the server. */
  constructor(private readonly program?: string) {}

  /**
   * @param template A folder that `seedData` has filled.
   * @param settings Environment variables to set, such as another database.
   * @param server Whether to start the server too.
   */
  async start(
    template: string,
    settings: Record<string, string> = {},
    server = true,
  ): Promise<void> {
    this.dataDir = await mkdtemp(path.join(os.tmpdir(), 'studium-cms-'));
    await cp(template, this.dataDir, { recursive: true });
    this.ids = idsOf(await readFile(path.join(this.dataDir, idsFile), 'utf8'));
    await new Promise<void>((resolve) => this.site.listen(0, '127.0.0.1', resolve));
    const { port: sitePort } = this.site.address() as AddressInfo;
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.siteUrl = `http://127.0.0.1:${sitePort}`;
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
    await untilHealthy(`${this.url}/health`);
  }

  /**
   * Starts a second server on the same data, and returns the address of Payload's REST API.
   *
   * @param settings Environment variables to set.
   */
  async startRest(settings: Record<string, string>): Promise<string> {
    await this.stopRest();
    const port = await freePort();
    this.restServer = this.spawnServer({ ...settings, CMS_PORT: String(port) });
    await untilHealthy(`http://127.0.0.1:${port}/health`);
    return `http://127.0.0.1:${port}/cms-api`;
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

  /** Stops only the second server. */
  stopRest(): Promise<void> {
    return stopProcess(this.restServer);
  }

  async stop(): Promise<void> {
    await Promise.all([this.stopServer(), this.stopRest(), this.controlClient?.stop()]);
    await new Promise((resolve) => this.site.close(resolve));
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

  /** The client of a program with direct access to the same database. It starts at the first use. */
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
    const server =
      this.program === undefined
        ? spawnNode(requireBuild(serverArgs), { ...this.env, ...settings })
        : this.spawn(this.program, settings);
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

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const health = await fetch(url).catch(() => null);
    if (health?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The CMS did not start within a minute.');
}
