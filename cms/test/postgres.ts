import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stopProcess } from './stopProcess';
import { freePort } from './freePort';

const execute = promisify(execFile);
const installs = '/usr/lib/postgresql';

/** Options of initdb: the server sorts texts by Italian rules, and lists must still be sorted as on SQLite. */
const inItalian = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=it-IT'];

/**
 * Returns the folder of the newest installed PostgreSQL.
 *
 * @throws {Error} if none is installed
 */
export function postgresBinaries(): string {
  const versions = existsSync(installs) ? readdirSync(installs) : [];
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  if (newest === undefined) throw new Error('PostgreSQL is not installed (Debian: postgresql).');
  return path.join(installs, newest, 'bin');
}

/** A separate PostgreSQL server for tests. */
export class TestPostgres {
  private server: ChildProcess | undefined;
  private folder = '';
  private run: (() => Promise<void>) | undefined;
  /** The URL of the database after the start. */
  url = '';

  constructor(private readonly binaries = postgresBinaries()) {}

  /**
   * Starts an empty cluster.
   *
   * @returns the URL of a database that does not exist yet
   */
  startEmpty(): Promise<string> {
    return this.start(async (cluster, as) => {
      const args = ['-D', cluster, '-A', 'trust', '-U', 'studium', '--no-sync', ...inItalian];
      await execute(path.join(this.binaries, 'initdb'), args, as ?? {});
    });
  }

  /** Creates the database, which otherwise the first program does. */
  async createDatabase(): Promise<void> {
    const { href } = new URL('postgres', this.url);
    await execute(path.join(this.binaries, 'createdb'), ['--maintenance-db', href, 'studium']);
  }

  /**
   * Starts a copy of a cluster.
   *
   * @param folder the folder that `save` has written
   * @returns the URL of its database
   */
  startCopy(folder: string): Promise<string> {
    return this.start(async (cluster, as) => {
      await cp(folder, cluster, { recursive: true });
      if (as) await execute('chown', ['-R', `${as.uid}:${as.gid}`, cluster]);
    });
  }

  /** Stops the server and copies its cluster to a folder. */
  async save(folder: string): Promise<void> {
    await stopProcess(this.server, 'SIGINT');
    await cp(this.cluster, folder, { recursive: true });
  }

  private get cluster(): string {
    return path.join(this.folder, 'cluster');
  }

  /** Waits until the server accepts queries: before, it listens but refuses them. */
  private async untilReady(port: number): Promise<void> {
    const args = ['-h', '127.0.0.1', '-p', String(port), '-q'];
    for (let tries = 0; tries < 100; tries += 1) {
      const isReady = await execute(path.join(this.binaries, 'pg_isready'), args).catch(() => null);
      if (isReady) return;
      await pause(100);
    }
    throw new Error('PostgreSQL did not start within ten seconds.');
  }

  private async start(
    createCluster: (cluster: string, as: Account | null) => Promise<void>,
  ): Promise<string> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'studium-postgres-'));
    const as = await unprivileged();
    if (as) await chown(this.folder, as.uid, as.gid);
    await createCluster(this.cluster, as);
    const port = await freePort();
    const settings = ['-D', this.cluster, '-p', String(port), '-k', this.folder, '-c', 'fsync=off'];
    this.run = () => {
      this.server = spawn(path.join(this.binaries, 'postgres'), settings, {
        ...as,
        stdio: 'ignore',
      });
      return this.untilReady(port);
    };
    await this.run();
    this.url = `postgres://studium@127.0.0.1:${port}/studium`;
    return this.url;
  }

  /** Stops the server immediately, like a machine failure. */
  halt(): Promise<void> {
    return stopProcess(this.server, 'SIGQUIT');
  }

  /** Starts the server again with the same data. */
  async resume(): Promise<void> {
    await this.run?.();
  }

  /** Waits until a statement has reached its `pg_sleep`. */
  async untilAsleep(): Promise<void> {
    const query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
    const psql = path.join(this.binaries, 'psql');
    for (let tries = 0; tries < 500; tries += 1) {
      const { stdout } = await execute(psql, [this.url, '-Atc', query]);
      if (stdout.trim() !== '0') return;
      await pause(10);
    }
    throw new Error('No statement of PostgreSQL sleeps.');
  }

  async stop(): Promise<void> {
    await stopProcess(this.server, 'SIGINT');
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account of the PostgreSQL package if the tests run as root, because PostgreSQL refuses root.
 */
async function unprivileged(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string) => Number((await execute('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
