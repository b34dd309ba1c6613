import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { stopProcess } from '../../cms/test/stopProcess';
import { freePort } from '../../cms/test/freePort';

const deployed = path.resolve(__dirname, '../../deploy/nginx');
const binary = '/usr/sbin/nginx';

/** In this test, only this address stands for the containers' network. */
const inside = '127.0.0.1';
const stranger = '127.0.0.2';

const test_ = existsSync(binary) ? test : test.skip;
const suffix = existsSync(binary)
  ? ''
  : ' (skipped, because nginx is not installed: apt-get install nginx)';

let folder = '';
let port = 0;
let nginx: ChildProcess | undefined;
let printed = '';
const program: Server = createServer((_, response) => response.end('from the program'));

/** Returns nginx's status for a request from one of this machine's addresses. */
const statusOf = (host: string, from: string, url: string, method = 'POST') =>
  new Promise<number>((resolve, reject) => {
    const headers = { host, 'x-forwarded-for': inside, 'content-length': 2 };
    const options = { host: inside, port, localAddress: from, path: url, method, headers };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end('{}');
  });

async function untilAnswering(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await statusOf('cms.studium.example', inside, '/admin').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${printed}`);
}

beforeAll(async () => {
  if (!existsSync(binary)) return;
  folder = await mkdtemp(path.join(os.tmpdir(), 'studium-nginx-'));
  await chmod(folder, 0o755);
  await new Promise<void>((resolve) => program.listen(0, inside, resolve));
  port = await freePort();
  const behind = `127.0.0.1:${(program.address() as AddressInfo).port}`;
  const target = path.join(folder, 'nginx');
  await cp(deployed, target, { recursive: true });
  await cp('/etc/nginx/mime.types', path.join(target, 'mime.types'));
  for (const name of await readdir(target)) {
    if (name === 'mime.types') continue;
    const file = path.join(target, name);
    const text = (await readFile(file, 'utf8'))
      .replace(/(site|cms)-[12]:\d+/g, behind)
      .replace(/127\.0\.0\.0\/8 1;/, `${inside} 1;`)
      .replace(/listen 80 default_server;/, '')
      .replace(/listen 80;/, `listen ${inside}:${port};`)
      .replace(/\/tmp\//g, `${folder}/`)
      .replace(/\/var\/cache\/nginx/g, folder)
      .replace(/\/dev\/stdout/g, path.join(folder, 'access.log'));
    await writeFile(file, name === 'listen.conf' ? `listen ${inside}:${port};\n` : text);
  }
  // Rename the server that redirects to TLS, because it has the same names and would answer first.
  const main = path.join(target, 'nginx.conf');
  const text = await readFile(main, 'utf8');
  await writeFile(
    main,
    text.replace(
      /server_name www\.studium\.example cms\.studium\.example/,
      'server_name redirects',
    ),
  );
  nginx = spawn(binary, ['-c', main, '-e', 'stderr', '-g', 'daemon off;']);
  nginx.stderr?.on('data', (part: Buffer) => (printed += part.toString()));
  await untilAnswering();
}, 30_000);

afterAll(async () => {
  await stopProcess(nginx);
  program.close();
  await rm(folder, { recursive: true, force: true });
});

test_.each([
  ['cms.studium.example', '/api'],
  ['cms.studium.example', '/api/'],
  ['cms.studium.example', '//api'],
  ['cms.studium.example', '/%61pi'],
  ['cms.studium.example', '/admin/../api'],
  ['cms.studium.example', '/health'],
  ['www.studium.example', '/api/revalidate'],
])(`nginx answers %s%s only to the town’s own programs${suffix}`, async (host, url) => {
  expect(await statusOf(host, inside, url)).toBe(200);
  expect(await statusOf(host, stranger, url)).toBe(404);
});

test_(`editors reach the admin and its API${suffix}`, async () => {
  expect(await statusOf('cms.studium.example', stranger, '/admin', 'GET')).toBe(200);
  expect(await statusOf('cms.studium.example', stranger, '/cms-api/users/login')).toBe(200);
});
