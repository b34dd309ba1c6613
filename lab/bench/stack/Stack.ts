import { execFile, spawn } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../../cms/test/freePort';
import { ControlClient } from '../../../cms/test/ControlClient';
import { postgresBinaries, TestPostgres } from '../../../cms/test/postgres';
import { requireCmsBuild } from '../../../scripts/lib/builds.mjs';
import { CMS, ROOT } from '../../../scripts/lib/paths.mjs';
import { cmsArgs } from '../../../scripts/lib/programs.mjs';
import { cmsScript } from '../../../scripts/lib/town.mjs';
import { nextStartArgs, secrets } from '../shared/Program';
import { writeNginxFiles, type Ports } from './writeNginxFiles';
import { answers, Programs } from './Programs';

/** The folder of the build without content, from `NEXT_DIST_DIR=.next-image npm run image`. */
const build = '.next-image';

/** Additional environment variables, which override the defaults. */
type Settings = Record<string, string>;

/** Two sites and two cms behind nginx, with Redis and PostgreSQL, as in deploy/. */
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
    inside: { site: 0, cms: 0 },
  };

  /** @param folder must be readable for all users, because nginx runs as another user */
  constructor(
    private readonly folder: string,
    private readonly settings: Settings = {},
  ) {
    this.programs = new Programs(folder);
  }

  /** The address of the site at nginx. */
  get url(): string {
    return `http://localhost:${this.ports.nginx}`;
  }

  /** The port of nginx at which the sites reach the cms. */
  get insideCmsPort(): number {
    return this.ports.inside.cms;
  }

  /** The address of the nginx that serves files. */
  get disk(): string {
    return `http://127.0.0.1:${this.ports.disk}`;
  }

  siteUrl(index: 0 | 1): string {
    return `http://127.0.0.1:${this.ports.sites[index]}`;
  }

  cmsUrl(index: 0 | 1): string {
    return `http://127.0.0.1:${this.ports.cms[index]}`;
  }

  async start(): Promise<void> {
    await requireCmsBuild();
    this.ports = {
      nginx: await freePort(),
      disk: await freePort(),
      redis: await freePort(),
      sites: [await freePort(), await freePort()],
      cms: [await freePort(), await freePort()],
      inside: { site: await freePort(), cms: await freePort() },
    };
    this.env = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CMS_LOG: 'silent',
      DATABASE_URL: await this.startPostgres(),
      DATA_DIR: path.join(this.folder, 'data'),
      REDIS_URL: `redis://127.0.0.1:${this.ports.redis}`,
      SITE_URL: this.url,
      CMS_HOST: `http://127.0.0.1:${this.ports.nginx}`,
      SITE_INTERNAL_URL: `http://127.0.0.1:${this.ports.inside.site}`,
      CMS_INTERNAL_URL: `http://127.0.0.1:${this.ports.inside.cms}`,
      ...secrets,
      ...this.settings,
    };
    await this.startRedis();
    // Both start with an empty database, and one of them runs the migrations.
    await Promise.all([this.startCms(0), this.startCms(1)]);
    await this.edit('seed');
    await writeNginxFiles(this.folder, this.ports);
    await this.programs.start({
      name: 'nginx',
      command: 'nginx',
      args: ['-c', path.join(this.folder, 'nginx/nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'],
      isReady: async () => (await fetch(`${this.disk}/`)).status > 0,
    });
    for (const index of [0, 1] as const) {
      // Remove the pages of a run that was killed, because `lab/bench/failures.ts` needs pages that are not rendered
      // yet.
      await rm(path.join(ROOT, distOf(index)), { recursive: true, force: true });
      // Each site gets its own copy, as on separate machines.
      await cp(path.join(ROOT, build), path.join(ROOT, distOf(index)), { recursive: true });
    }
    await Promise.all([this.startSite(0), this.startSite(1)]);
  }

  /** Starts PostgreSQL with an empty database. */
  private async startPostgres(): Promise<string> {
    const url = await this.postgres.startEmpty();
    const { port } = new URL(url);
    const options = ['-h', '127.0.0.1', '-p', port, '-U', 'studium', 'studium'];
    await promisify(execFile)(path.join(postgresBinaries(), 'createdb'), options);
    return url;
  }

  async stop(): Promise<void> {
    await this.programs.stopAll();
    await this.postgres.stop();
    for (const index of [0, 1] as const)
      await rm(path.join(ROOT, distOf(index)), { recursive: true, force: true });
  }

  /** Stops PostgreSQL immediately. */
  stopDatabase(): Promise<void> {
    return this.postgres.halt();
  }

  /** Starts PostgreSQL again with the same data. */
  startDatabase(): Promise<void> {
    return this.postgres.resume();
  }

  /** Runs SQL statements; resolves with the output. */
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
      isReady: async () => true,
    });
  }

  stopRedis(): Promise<void> {
    return this.programs.stop('redis', 'SIGKILL');
  }

  startSite(index: 0 | 1, settings: Settings = {}): Promise<void> {
    const port = this.ports.sites[index];
    const env = { ...this.env, PORT: String(port), NEXT_DIST_DIR: distOf(index), ...settings };
    return this.programs.start({
      name: `site-${index + 1}`,
      command: process.execPath,
      args: nextStartArgs(port),
      options: { cwd: ROOT, env },
      isReady: () => answers(`${this.siteUrl(index)}/api/health`),
    });
  }

  stopSite(index: 0 | 1, signal?: NodeJS.Signals): Promise<void> {
    return this.programs.stop(`site-${index + 1}`, signal);
  }

  startCms(index: 0 | 1): Promise<void> {
    const port = String(this.ports.cms[index]);
    return this.programs.start({
      name: `cms-${index + 1}`,
      command: process.execPath,
      args: cmsArgs(),
      options: { cwd: CMS, env: { ...this.env, CMS_PORT: port } },
      isReady: () => answers(`${this.cmsUrl(index)}/health`),
    });
  }

  stopCms(index: 0 | 1, signal?: NodeJS.Signals): Promise<void> {
    return this.programs.stop(`cms-${index + 1}`, signal);
  }

  /** Starts an editor's program that keeps running. */
  openEditor(): ControlClient {
    const options = { cwd: CMS, env: this.env };
    return new ControlClient(spawn(process.execPath, cmsScript('test/controlProgram.ts'), options));
  }

  /** Runs one command as an editor, see cms/test/editorProgram.ts; resolves with its result. */
  async edit(...words: string[]): Promise<unknown> {
    const args = [...cmsScript('test/editorProgram.ts'), ...words];
    const options = { cwd: CMS, env: this.env };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null');
  }

  /** Saves the stack's response for a page as a file that the other nginx serves. */
  async copyToDisk(page: string): Promise<void> {
    // Unlike fetch, it does not decompress.
    const sent = request(`${this.url}${page}`, { headers: { 'accept-encoding': 'gzip' } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const bytes = await buffer(response);
    const file = path.join(this.folder, 'www/page.html');
    await writeFile(`${file}.gz`, bytes);
    await writeFile(file, gunzipSync(bytes));
  }
}

const distOf = (index: 0 | 1): string => `${build}-${index + 1}`;
