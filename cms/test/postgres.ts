import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ended } from './ended';
import { freePort } from './freePort';

const execute = promisify(execFile);
const installs = '/usr/lib/postgresql';

/**
 * Folder of the newest PostgreSQL of the system.
 *
 * @throws {Error} where there is none
 */
export function postgresBinaries(): string {
  const versions = existsSync(installs) ? readdirSync(installs) : [];
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  if (newest === undefined) throw new Error('PostgreSQL is not installed (Debian: postgresql).');
  return path.join(installs, newest, 'bin');
}

/** A PostgreSQL of the tests' own. */
export class TestPostgres {
  private server: ChildProcess | undefined;
  private folder = '';
  private run: (() => Promise<void>) | undefined;
  /** Address of the database, once it was started. */
  url = '';

  constructor(private readonly binaries = postgresBinaries()) {}

  /**
   * Starts an empty cluster.
   *
   * @param options for initdb, such as another language
   * @returns the address of a database that does not exist yet
   */
  startEmpty(options: string[] = []): Promise<string> {
    return this.start(async (cluster, as) => {
      const args = ['-D', cluster, '-A', 'trust', '-U', 'studium', '--no-sync', ...options];
      await execute(path.join(this.binaries, 'initdb'), args, as ?? {});
    });
  }

  /**
   * Starts a copy of a cluster.
   *
   * @param folder what `save` has written
   * @returns the address of its database
   */
  startCopy(folder: string): Promise<string> {
    return this.start(async (cluster, as) => {
      await cp(folder, cluster, { recursive: true });
      if (as) await execute('chown', ['-R', `${as.uid}:${as.gid}`, cluster]);
    });
  }

  /** Ends it and writes its cluster to a folder. */
  async save(folder: string): Promise<void> {
    await ended(this.server, 'SIGINT');
    await cp(this.cluster, folder, { recursive: true });
  }

  private get cluster(): string {
    return path.join(this.folder, 'cluster');
  }

  private async start(
    makeCluster: (cluster: string, as: Account | null) => Promise<void>,
  ): Promise<string> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'studium-postgres-'));
    const as = await unprivileged();
    if (as) await chown(this.folder, as.uid, as.gid);
    await makeCluster(this.cluster, as);
    const port = await freePort();
    const settings = ['-D', this.cluster, '-p', String(port), '-k', this.folder, '-c', 'fsync=off'];
    this.run = () => {
      this.server = spawn(path.join(this.binaries, 'postgres'), settings, {
        ...as,
        stdio: 'ignore',
      });
      return untilListening(port);
    };
    await this.run();
    this.url = `postgres://studium@127.0.0.1:${port}/studium`;
    return this.url;
  }

  /** Ends it in the midst of whatever it does, as a machine that goes away. */
  halt(): Promise<void> {
    return ended(this.server, 'SIGQUIT');
  }

  /** Starts it once more, on the same data. */
  async resume(): Promise<void> {
    await this.run?.();
  }

  async stop(): Promise<void> {
    await ended(this.server, 'SIGINT');
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; its package brings an account. */
async function unprivileged(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string) => Number((await execute('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const open = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('close', () => socket.destroy());
      socket.on('connect', () => socket.end());
    });
    if (open) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not start within ten seconds.');
}
