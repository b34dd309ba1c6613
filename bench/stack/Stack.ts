import { execFile, spawn } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../cms/test/freePort';
import { Keeper } from '../../cms/test/Keeper';
import { postgresBinaries, TestPostgres } from '../../cms/test/postgres';
import { nginxFiles, type Ports } from './nginxFiles';
import { answers, Programs } from './Programs';

const root = path.resolve(import.meta.dirname, '../..');
const cmsDir = path.join(root, 'cms');
/** Where `NEXT_DIST_DIR=.next-image npm run build:image` puts a build that knows no town. */
const build = '.next-image';
/** All secrets of the stack. */
export const secret = 'a-secret-for-the-benchmark-only-0123456789';

const tsx = ['--conditions=production', '--import', 'tsx'];

/** Environment variables to set besides the usual ones, or instead of them. */
type Settings = Record<string, string>;

/** Two sites and two cms behind nginx, with Redis and PostgreSQL: what deploy/ describes. */
export class Stack {
  readonly programs: Programs;
  private readonly postgres = new TestPostgres();
  private env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
  private ports: Ports & { redis: number } = {
    nginx: 0,
    disk: 0,
    redis: 0,
    sites: [0, 0],
    cms: [0, 0],
  };

  /** @param folder Readable by everybody: nginx gives up its rights. */
  constructor(
    private readonly folder: string,
    private readonly settings: Settings = {},
  ) {
    this.programs = new Programs(folder);
  }

  /** Address of nginx, under which it knows the site. */
  get url(): string {
    return `http://localhost:${this.ports.nginx}`;
  }

  /** Address of the nginx that serves files. */
  get disk(): string {
    return `http://127.0.0.1:${this.ports.disk}`;
  }

  siteUrl(one: 0 | 1): string {
    return `http://127.0.0.1:${this.ports.sites[one]}`;
  }

  cmsUrl(one: 0 | 1): string {
    return `http://127.0.0.1:${this.ports.cms[one]}`;
  }

  async start(): Promise<void> {
    this.ports = {
      nginx: await freePort(),
      disk: await freePort(),
      redis: await freePort(),
      sites: [await freePort(), await freePort()],
      cms: [await freePort(), await freePort()],
    };
    this.env = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CMS_LOG: 'silent',
      DATABASE_URL: await this.database(),
      DATA_DIR: path.join(this.folder, 'data'),
      REDIS_URL: `redis://127.0.0.1:${this.ports.redis}`,
      SITE_URL: this.url,
      CMS_HOST: `http://127.0.0.1:${this.ports.nginx}`,
      REVALIDATE_SECRET: secret,
      PREVIEW_TOKEN: secret,
      PAYLOAD_SECRET: secret,
      ...this.settings,
    };
    await this.startRedis();
    // Both begin on an empty database: one of them migrates.
    await Promise.all([this.startCms(0), this.startCms(1)]);
    await this.edit('seed');
    await nginxFiles(this.folder, this.ports);
    await this.startNginx();
    for (const one of [0, 1] as const) {
      // What a run that was killed has left would be pages that nobody has asked for.
      await rm(path.join(root, distOf(one)), { recursive: true, force: true });
      // Two machines have two disks.
      await cp(path.join(root, build), path.join(root, distOf(one)), { recursive: true });
    }
    await Promise.all([this.startSite(0), this.startSite(1)]);
  }

  /** Starts PostgreSQL with a database that is empty. */
  private async database(): Promise<string> {
    const url = await this.postgres.startEmpty();
    const { port } = new URL(url);
    const options = ['-h', '127.0.0.1', '-p', port, '-U', 'studium', 'studium'];
    await promisify(execFile)(path.join(postgresBinaries(), 'createdb'), options);
    return url;
  }

  async stop(): Promise<void> {
    await this.programs.stopAll();
    await this.postgres.stop();
    for (const one of [0, 1] as const)
      await rm(path.join(root, distOf(one)), { recursive: true, force: true });
  }

  startNginx(): Promise<void> {
    return this.programs.start({
      name: 'nginx',
      command: 'nginx',
      args: ['-c', path.join(this.folder, 'nginx/nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'],
      works: async () => (await fetch(`${this.disk}/`)).status > 0,
    });
  }

  stopNginx(): Promise<void> {
    return this.programs.stop('nginx');
  }

  /** PostgreSQL goes away in the midst of its work. */
  stopDatabase(): Promise<void> {
    return this.postgres.halt();
  }

  /** It is back, on the same data. */
  startDatabase(): Promise<void> {
    return this.postgres.resume();
  }

  /** Resolves with what SQL prints, once all of it is done. */
  async sql(...statements: string[]): Promise<string> {
    const commands = statements.flatMap((statement) => ['-c', statement]);
    const args = ['-qAt', this.env.DATABASE_URL ?? '', ...commands];
    return (await promisify(execFile)('psql', args)).stdout;
  }

  startRedis(): Promise<void> {
    const { redis } = this.ports;
    return this.programs.start({
      name: 'redis',
      command: 'redis-server',
      args: ['--port', String(redis), '--bind', '127.0.0.1', '--save', ''],
      options: { cwd: this.folder },
      works: async () => true,
    });
  }

  stopRedis(): Promise<void> {
    return this.programs.stop('redis', 'SIGKILL');
  }

  startSite(one: 0 | 1, settings: Settings = {}): Promise<void> {
    const port = String(this.ports.sites[one]);
    return this.programs.start({
      name: `site-${one + 1}`,
      command: process.execPath,
      args: [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', port],
      options: {
        cwd: root,
        env: { ...this.env, PORT: port, NEXT_DIST_DIR: distOf(one), ...settings },
      },
      works: () => answers(`${this.siteUrl(one)}/api/health`),
    });
  }

  stopSite(one: 0 | 1, signal?: NodeJS.Signals): Promise<void> {
    return this.programs.stop(`site-${one + 1}`, signal);
  }

  startCms(one: 0 | 1, settings: Settings = {}): Promise<void> {
    const port = String(this.ports.cms[one]);
    return this.programs.start({
      name: `cms-${one + 1}`,
      command: process.execPath,
      args: [...tsx, 'server.ts'],
      options: { cwd: cmsDir, env: { ...this.env, CMS_PORT: port, ...settings } },
      works: () => answers(`${this.cmsUrl(one)}/health`),
    });
  }

  stopCms(one: 0 | 1, signal?: NodeJS.Signals): Promise<void> {
    return this.programs.stop(`cms-${one + 1}`, signal);
  }

  /** An editor whose program stays. */
  openEditor(settings: Settings = {}): Keeper {
    const options = { cwd: cmsDir, env: { ...this.env, ...settings } };
    return new Keeper(spawn(process.execPath, [...tsx, 'test/keeperProgram.ts'], options));
  }

  /** Does one thing as an editor, see cms/test/editorProgram.ts; resolves with what it prints. */
  async edit(...words: string[]): Promise<unknown> {
    const child = spawn(process.execPath, [...tsx, 'test/editorProgram.ts', ...words], {
      cwd: cmsDir,
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`The editor ended with ${String(code)}: ${printed}`);
    return JSON.parse(printed.trim().split('\n').at(-1) ?? 'null');
  }

  /** Puts the bytes with which the stack answers a page on the disk of the other nginx. */
  async copyToDisk(page: string): Promise<void> {
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip' };
      request(`${this.url}${page}`, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts)));
      })
        .on('error', reject)
        .end();
    });
    const file = path.join(this.folder, 'www/page.html');
    await writeFile(`${file}.gz`, bytes);
    await writeFile(file, gunzipSync(bytes));
  }
}

const distOf = (one: 0 | 1): string => `${build}-${one + 1}`;
