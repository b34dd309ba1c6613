import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../cms/test/freePort';
import { stopProcess } from '../../cms/test/stopProcess';

const deployed = path.resolve(__dirname, '../../deploy/nginx');
const binary = '/usr/sbin/nginx';
const test_ = existsSync(binary) ? test : test.skip;
const suffix = existsSync(binary)
  ? ''
  : ' (skipped, because nginx is not installed: apt-get install nginx)';

let folder = '';
let address = '';
let nginx: ChildProcess | undefined;

/** Stands for the cms, with its headers for a file of the library. */
let isInTrash = false;
const statuses: number[] = [];
const cms: Server = createServer(({ headers }, response) => {
  const isKnown = headers['if-none-match'] === '"1"';
  const status = isInTrash ? 404 : isKnown ? 304 : 200;
  statuses.push(status);
  if (!isInTrash) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', '"1"');
  response.writeHead(status).end(status === 200 ? 'picture' : undefined);
});

beforeAll(async () => {
  if (suffix) return;
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(path.join(os.tmpdir(), 'studium-nginx-'));
  // nginx gives up root rights if it is started with them.
  await chmod(folder, 0o777);
  const port = await freePort();
  for (const name of ['cache.conf', 'media.conf']) {
    const text = await readFile(path.join(deployed, name), 'utf8');
    const own = text
      .replace(/(\/var\/cache\/nginx|\/tmp)\//g, `${folder}/`)
      // A second instead of 25.
      .replace('proxy_cache_valid 200 25s', 'proxy_cache_valid 200 1s');
    await writeFile(path.join(folder, name), own);
  }
  const main = `daemon off; pid ${folder}/pid; error_log stderr alert; events {}
    http {
      access_log off;
      include cache.conf;
      upstream cms { server 127.0.0.1:${(cms.address() as AddressInfo).port}; }
      server { listen 127.0.0.1:${port}; location /media/ { include media.conf; } }
    }`;
  await writeFile(path.join(folder, 'nginx.conf'), main);
  nginx = spawn(binary, ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  address = `http://127.0.0.1:${port}/media/room.jpg`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address.replace('room', 'other')).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer.');
});

afterAll(async () => {
  await stopProcess(nginx);
  cms.close();
  await rm(folder, { recursive: true, force: true });
});

const statusOf = async () => (await fetch(address)).status;
// nginx counts whole seconds.
const expiry = () => new Promise((resolve) => setTimeout(resolve, 2100));

test_(
  `nginx asks for a picture again without loading it, and forgets one in the trash${suffix}`,
  async () => {
    statuses.length = 0;
    expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
    await expiry();
    expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
    expect(statuses).toEqual([200, 304]);
    isInTrash = true;
    await expiry();
    expect(await statusOf()).toBe(404);
  },
);

test('a picture in the trash is gone from nginx and from browsers within a minute', async () => {
  const read = (file: string) => readFile(path.resolve(__dirname, '../..', file), 'utf8');
  const [, inNginx] =
    /proxy_cache_valid 200 (\d+)s;/.exec(await read('deploy/nginx/media.conf')) ?? [];
  const [, inBrowsers] = /max-age=(\d+)/.exec(await read('cms/src/http/media.ts')) ?? [];
  expect(Number(inNginx) + Number(inBrowsers)).toBeLessThanOrEqual(60);
});
