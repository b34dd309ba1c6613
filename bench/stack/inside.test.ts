import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { stopProcess } from '../../cms/test/stopProcess';
import { freePort } from '../../cms/test/freePort';

const prepare = path.resolve(__dirname, '../../deploy/nginx/prepare.sh');
const binary = '/usr/sbin/nginx';
const test_ = existsSync(binary) ? test : test.skip;
const suffix = existsSync(binary)
  ? ''
  : ' (skipped, because nginx is not installed: apt-get install nginx)';
const local = '127.0.0.1';

let folder = '';
/** The public port, and those at which the programs reach each other. */
const ports = { public: 0, site: 0, cms: 0 };
let nginx: ChildProcess | undefined;
let printed = '';
const program: Server = createServer((_, response) => response.end('from the program'));

/** Returns nginx's status for a request. */
const statusOf = (port: number, host: string, url: string, method = 'POST') =>
  new Promise<number>((resolve, reject) => {
    const headers = { host, 'x-forwarded-for': local, 'content-length': 2 };
    request({ host: local, port, path: url, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end('{}');
  });

async function untilAnswering(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await statusOf(ports.public, 'cms.town.example', '/admin').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${printed}`);
}

/** Prepares the deployed files and lets them use ports and folders of this test. */
async function writeFiles(kind: 'machine' | 'containers', behind: string): Promise<string> {
  const target = path.join(folder, kind);
  const names = { SITE_NAME: 'www.town.example', CMS_NAME: 'cms.town.example' };
  const env = { ...process.env, ...names };
  await promisify(execFile)('sh', [prepare, kind, target], { env });
  for (const name of await readdir(target)) {
    if (name === 'mime.types') continue;
    const file = path.join(target, name);
    const text = (await readFile(file, 'utf8'))
      .replace(/(site|cms)-[12]:\d+|127\.0\.0\.1:[34]000/g, behind)
      // Only newer versions of nginx resolve names again.
      .replace(/^resolver .*$/m, '')
      .replaceAll(' resolve ', ' ')
      .replace('listen 8080', `listen ${local}:${ports.site}`)
      .replace('listen 8081', `listen ${local}:${ports.cms}`)
      .replace(/listen (80|\[::\]:80) default_server;/g, '')
      .replace(/listen \[::\]:80;/, '')
      .replace(/listen 80;/, `listen ${local}:${ports.public};`)
      // Rename the server that redirects to TLS, because it has the same names and would answer first.
      .replace('server_name www.town.example cms.town.example', 'server_name redirects')
      .replace(/\/tmp\//g, `${folder}/`)
      .replace(/\/var\/cache\/nginx/g, folder)
      .replace(/\/dev\/stdout/g, path.join(folder, 'access.log'));
    await writeFile(file, name === 'listen.conf' ? `listen ${local}:${ports.public};\n` : text);
  }
  return path.join(target, 'nginx.conf');
}

beforeAll(async () => {
  if (!existsSync(binary)) return;
  folder = await mkdtemp(path.join(os.tmpdir(), 'studium-nginx-'));
  await chmod(folder, 0o755);
  await new Promise<void>((resolve) => program.listen(0, local, resolve));
  ports.public = await freePort();
  ports.site = await freePort();
  ports.cms = await freePort();
  const behind = `${local}:${(program.address() as AddressInfo).port}`;
  const main = await writeFiles('containers', behind);
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
  ['cms.town.example', '/api'],
  ['cms.town.example', '/api/'],
  ['cms.town.example', '//api'],
  ['cms.town.example', '/%61pi'],
  ['cms.town.example', '/admin/../api'],
  ['cms.town.example', '/health'],
  ['cms.town.example', '/outbox'],
  ['www.town.example', '/api/revalidate'],
  ['www.town.example', '/api/health'],
])(`nginx refuses %s%s at its public port${suffix}`, async (host, url) => {
  expect(await statusOf(ports.public, host, url)).toBe(404);
});

test_(`the programs reach each other at the internal ports${suffix}`, async () => {
  expect(await statusOf(ports.cms, 'nginx', '/api')).toBe(200);
  expect(await statusOf(ports.site, 'nginx', '/api/revalidate')).toBe(200);
});

test_(`editors reach the admin and its API${suffix}`, async () => {
  expect(await statusOf(ports.public, 'cms.town.example', '/admin', 'GET')).toBe(200);
  expect(await statusOf(ports.public, 'cms.town.example', '/cms-api/users/login')).toBe(200);
});

test_(`nginx accepts the files of one machine${suffix}`, async () => {
  const main = await writeFiles('machine', local);
  const { stderr } = await promisify(execFile)(binary, ['-t', '-c', main, '-e', 'stderr']);
  expect(stderr).toContain('test is successful');
});
