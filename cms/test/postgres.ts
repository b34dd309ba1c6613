import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ended } from './ended';
import { freePort } from './freePort';

const execute = promisify(execFile);
const installs = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL of the system, or null where there is none. */
export async function postgresBinaries(): Promise<string | null> {
  const versions = await readdir(installs).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? null : path.join(installs, newest, 'bin');
}

/** A PostgreSQL of the tests' own, with an empty cluster. */
export class TestPostgres {
  private server: ChildProcess | undefined;
  private folder = '';
  private run: (() => Promise<void>) | undefined;
  /** Address of the database, once it was started. */
  url = '';

  /**
   * Resolves with the address of a database that does not exist yet.
   *
   * @param options for initdb, such as another language
   */
  async start(binaries: string, ...options: string[]): Promise<string> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'studium-postgres-'));
    const as = await unprivileged();
    if (as) await chown(this.folder, as.uid, as.gid);
    const data = path.join(this.folder, 'data');
    await execute(
      path.join(binaries, 'initdb'),
      ['-D', data, '-A', 'trust', '-U', 'studium', ...options],
      as ?? {},
    );
    const port = await freePort();
    const settings = ['-D', data, '-p', String(port), '-k', this.folder, '-c', 'fsync=off'];
    this.run = () => {
      this.server = spawn(path.join(binaries, 'postgres'), settings, { ...as, stdio: 'ignore' });
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
