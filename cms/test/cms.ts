import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { makeToken } from '../src/preview/token';
import { compiled } from './compile';
import { ended } from './ended';
import { freePort } from './freePort';
import { Keeper } from './Keeper';
import { seeded } from './seeded';

const cmsDir = path.resolve(__dirname, '..');

/** A message that the site got. */
export interface Hook {
  signature: string;
  body: string;
  /** Unix time in milliseconds. */
  at: number;
}

/** A CMS of its own: with a copy of the seeded fixture, and served by the plain server. */
export class TestCms {
  readonly hooks: Hook[] = [];
  /** What the site answers, by path; elsewhere it answers nothing in particular. */
  readonly answers: Record<string, (asked: Pick<Hook, 'signature' | 'body'>) => object> = {};
  readonly secret = 'a-secret-for-tests-only';
  readonly previewToken = 'a-preview-token-for-tests';
  /** The headers with which the site asks for an editor. */
  readonly preview = {
    authorization: `Bearer ${this.previewToken}`,
    'x-craft-token': makeToken(this.previewToken, 'an editor'),
  };
  /** With which status the site answers; only 200 has an answer. */
  siteStatus = 200;
  /** Payload's ids of the five accommodations, in order. */
  ids: number[] = [];
  url = '';
  siteUrl = '';
  /** What the server has printed. */
  log = '';
  private env: Environment = {};
  private dataDir = '';
  private server: ChildProcess | undefined;
  private restServer: ChildProcess | undefined;
  private kept: Keeper | undefined;
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
        const answer = this.answers[request.url ?? ''];
        response.end(JSON.stringify(answer?.({ signature, body }) ?? {}));
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });

  /** @param program What serves: the cms's plain server, or a program of the tests that does more. */
  constructor(private readonly program = 'server.ts') {}

  /**
   * @param template A folder that `seedData` has filled.
   * @param settings Environment variables to set, such as another database.
   */
  async start(template: string, settings: Record<string, string> = {}): Promise<void> {
    this.dataDir = await mkdtemp(path.join(os.tmpdir(), 'studium-cms-'));
    await cp(template, this.dataDir, { recursive: true });
    this.ids = idsOf(await readFile(path.join(this.dataDir, idsFile), 'utf8'));
    await new Promise<void>((resolve) => this.site.listen(0, '127.0.0.1', resolve));
    const { port: sitePort } = this.site.address() as AddressInfo;
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.siteUrl = `http://127.0.0.1:${sitePort}`;
    this.env = {
      ...environment(),
      DATA_DIR: this.dataDir,
      CMS_PORT: String(port),
      CMS_HOST: this.url,
      SITE_URL: this.siteUrl,
      REVALIDATE_SECRET: this.secret,
      PREVIEW_TOKEN: this.previewToken,
      ...settings,
    };
    await this.begin();
  }

  /** The SQLite database, for other programs to meet the cms there. */
  get databaseFile(): string {
    return path.join(this.dataDir, 'studium.db');
  }

  /** The server's process. */
  get pid(): number {
    return this.server?.pid ?? NaN;
  }

  /** Starts the server alone. */
  async begin(): Promise<void> {
    this.server = this.spawn(this.program);
    // A program that nobody listens to stops at its next word when the pipe is full.
    for (const stream of [this.server.stdout, this.server.stderr])
      stream?.on('data', (part: Buffer) => (this.log += part.toString()));
    await untilHealthy(`${this.url}/health`);
  }

  /**
   * Serves Payload's REST API, which Next serves in the product; resolves with its address.
   *
   * @param settings Environment variables to set.
   */
  async beginRest(settings: Record<string, string>): Promise<string> {
    await ended(this.restServer);
    const port = await freePort();
    this.restServer = this.spawn('test/restProgram.ts', { ...settings, CMS_PORT: String(port) });
    for (const stream of [this.restServer.stdout, this.restServer.stderr])
      stream?.on('data', (part: Buffer) => (this.log += part.toString()));
    const url = `http://127.0.0.1:${port}/cms-api`;
    await untilHealthy(`${url}/users/me`);
    return url;
  }

  /** Everything that the server has printed, as soon as a text is in it. */
  async logged(text: string): Promise<string> {
    for (const end = Date.now() + 5000; !this.log.includes(text);) {
      if (Date.now() > end) throw new Error(`The log does not say ${text}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this.log;
  }

  /** Ends the server alone. */
  end(): Promise<void> {
    return ended(this.server);
  }

  async stop(): Promise<void> {
    await Promise.all([this.end(), ended(this.restServer), this.kept?.stop()]);
    await new Promise((resolve) => this.site.close(resolve));
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Runs a script to its end, in another environment if one is given; answers the last line that it printed. */
  async run(script: string, ...args: (string | Record<string, string>)[]): Promise<string> {
    const { code, printed } = await this.printed(script, ...args);
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${printed}`);
    return printed.trim().split('\n').at(-1) ?? '';
  }

  /** Runs a script to its end, also one that fails; answers everything that it printed. */
  async printed(script: string, ...args: (string | Record<string, string>)[]) {
    const child = this.spawn(script, ...args);
    let printed = '';
    child.stdout?.on('data', (part: Buffer) => (printed += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (printed += part.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, printed };
  }

  /** Does one thing as an editor and answers the messages that the site got of it. */
  async edit(action: string, ...args: string[]): Promise<Hook[]> {
    this.hooks.length = 0;
    await this.keeper.edit(action, ...args);
    return [...this.hooks];
  }

  /** Who works behind the contract, on the same database; begins when first needed. */
  get keeper(): Keeper {
    this.kept ??= new Keeper(this.spawn('test/keeperProgram.ts'));
    return this.kept;
  }

  /** Resolves when the site has got a message. */
  async told(within = 30_000): Promise<Hook[]> {
    for (const end = Date.now() + within; this.hooks.length === 0 && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return [...this.hooks];
  }

  /** Posts a query of the contract. */
  async query(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${this.url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: Record<string, unknown>;
      errors?: { message: string }[];
    };
    return { status: response.status, data, errors: errors?.map(({ message }) => message) };
  }

  private spawn(script: string, ...given: (string | Record<string, string>)[]): ChildProcess {
    const args = given.filter((one) => typeof one === 'string');
    const settings = given.filter((one) => typeof one !== 'string');
    return spawnProgram(script, args, Object.assign({}, this.env, ...settings) as Environment);
  }
}

type Environment = Record<string, string | undefined>;

/** What all programs of the tests find in their environment. */
const environment = (): Environment => ({
  ...process.env,
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'another-secret-for-tests-only-0123456789',
  NODE_OPTIONS: undefined,
  DATABASE_URL: undefined,
});

const spawnProgram = (script: string, args: string[], env: Environment): ChildProcess =>
  spawn(process.execPath, [...compiled(script), ...args], {
    cwd: cmsDir,
    env: env as NodeJS.ProcessEnv,
  });

/** The ids of the five accommodations lie beside the data that have them. */
const idsFile = 'ids.json';

const idsOf = (json: string): number[] => z.array(z.number()).parse(JSON.parse(json));

/**
 * Migrates a database and seeds it with the fixture.
 *
 * @param dataDir gets the pictures and, without another database, the database
 * @param settings environment variables to set, such as another database
 */
export async function seedData(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<void> {
  const env = { ...environment(), DATA_DIR: dataDir, ...settings };
  const keeper = new Keeper(spawnProgram('test/keeperProgram.ts', [], env));
  const { ids } = z.object({ ids: z.array(z.number()) }).parse(await keeper.edit('seed'));
  await keeper.stop();
  await writeFile(path.join(dataDir, idsFile), JSON.stringify(ids));
}

/** The folder of the data of a fresh cms on SQLite, to be copied. */
export const seededSqlite = (): Promise<string> => seeded('sqlite', (folder) => seedData(folder));

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const health = await fetch(url).catch(() => null);
    if (health?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The CMS did not start within a minute.');
}
