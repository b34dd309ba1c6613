import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './freePort';
import { stopProcess } from './stopProcess';

const lab = path.resolve(__dirname, '../../lab/package.json');

/** The package is installed with those of the lab, which `npm run lab` installs. */
const findProgram = (): string => createRequire(lab).resolve('s3rver/bin/s3rver.js');

/** A server with the protocol of S3, and one bucket in a folder. */
export class TestBucket {
  readonly name = 'studium';
  private server: ChildProcess | undefined;
  private folder = '';
  private port = 0;

  /** The environment variables with which a cms uses the bucket. The server knows only this key. */
  get settings(): Record<string, string> {
    return {
      S3_BUCKET: this.name,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_FORCE_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  async start(): Promise<void> {
    this.folder ||= await mkdtemp(path.join(os.tmpdir(), 'studium-bucket-'));
    this.port ||= await freePort();
    const where = ['--directory', this.folder, '--address', '127.0.0.1'];
    this.server = spawn(
      process.execPath,
      [
        findProgram(),
        ...where,
        '--port',
        String(this.port),
        '--configure-bucket',
        this.name,
        '--silent',
      ],
      { stdio: 'ignore' },
    );
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(this.settings.S3_ENDPOINT ?? '').catch(() => null)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server of the bucket did not start within ten seconds.');
  }

  /** Stops the server. The files stay. */
  stop(): Promise<void> {
    return stopProcess(this.server);
  }

  async delete(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The keys of all objects. */
  async keys(): Promise<string[]> {
    const names = await readdir(path.join(this.folder, this.name)).catch(() => []);
    const objects = names.filter((name) => name.endsWith('._S3rver_object'));
    return objects.map((name) => name.replace('._S3rver_object', '')).sort();
  }

  /** The bytes of an object. */
  read(key: string): Promise<Buffer> {
    return readFile(path.join(this.folder, this.name, `${key}._S3rver_object`));
  }
}
