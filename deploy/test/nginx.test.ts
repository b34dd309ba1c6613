import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, constants } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { stopProcess } from '../../cms/test/stopProcess';
import { freePort } from '../../cms/test/freePort';

const prepare = path.resolve(__dirname, '../nginx/prepare.sh');
const binary = '/usr/sbin/nginx';
const test_ = existsSync(binary) ? test : test.skip;
const suffix = existsSync(binary)
  ? ''
  : ' (skipped, because nginx is not installed: apt-get install nginx)';
const local = '127.0.0.1';

let folder = '';
/** The public port, and those at which the programs reach each other. */
const ports = { public: 0, redirects: 0, site: 0, cms: 0 };
let nginx: ChildProcess | undefined;
let printed = '';
/**
 * Stands for site and cms: answers a GET with its address and with the encoding that nginx requests, and others with
 * the addresses that nginx forwards.
 */
const program: Server = createServer(({ method, url, headers }, response) => {
  response.setHeader('X-Requested-Encoding', headers['accept-encoding'] ?? '');
  if (method === 'GET') response.setHeader('Cache-Control', 's-maxage=300');
  response.end(method === 'GET' ? url : headers['x-forwarded-for']);
});

interface Sent {
  method?: string;
  cookie?: string;
  /** Of this machine, IPv4 or IPv6. */
  address?: string;
  /** An address that the visitor claims to have. */
  forged?: string;
  encoding?: string;
  /** How many bytes the visitor announces. */
  length?: number;
}

/** Sends a request to nginx with TLS and returns its status and text. */
const send = (
  host: string,
  url: string,
  { method = 'POST', cookie, address = local, forged, encoding, length = 2 }: Sent = {},
) =>
  new Promise<{ status: number; text: string; requested: unknown }>((resolve, reject) => {
    const headers = {
      host,
      'content-length': length,
      ...(cookie && { cookie }),
      ...(forged && { 'x-forwarded-for': forged }),
      ...(encoding && { 'accept-encoding': encoding }),
    };
    const to = { host: address, port: ports.public, path: url, method, headers };
    request({ ...to, rejectUnauthorized: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      const requested = response.headers['x-requested-encoding'];
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, requested }));
    })
      .on('error', reject)
      .end('{}');
  });

const statusOf = async (host: string, url: string, method?: string) =>
  (await send(host, url, { method })).status;

/** The status of a request of another program, at an internal port. */
const statusInside = async (port: number, url: string) =>
  (await fetch(`http://${local}:${port}${url}`, { method: 'POST', body: '{}' })).status;

async function untilAnswering(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await statusOf('cms.town.example', '/admin').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${printed}`);
}

/** Prepares the deployed files and lets them use ports and folders of this test. */
async function writeFiles(kind: 'machine' | 'containers', behind: string): Promise<string> {
  const target = path.join(folder, kind);
  const names = { SITE_NAME: 'www.town.example', CMS_NAME: 'cms.town.example' };
  const env = { ...process.env, ...names, STAFF_NETWORKS: `198.51.100.0/24 ${local}` };
  await promisify(execFile)('sh', [prepare, kind, target], { env });
  for (const name of await readdir(target)) {
    if (name === 'mime.types') continue;
    const file = path.join(target, name);
    const text = (await readFile(file, 'utf8'))
      .replace(/(172\.28\.0\.\d+|127\.0\.0\.1):[34]000/g, behind)
      .replace('listen 8080', `listen ${local}:${ports.site}`)
      .replace('listen 8081', `listen ${local}:${ports.cms}`)
      // Only this machine may reach the test.
      .replace(/listen (\[::\]:)?80 default_server;/g, '')
      .replace(/listen \[::\]:80;/, '')
      .replace(/listen 80;/, `listen ${local}:${ports.redirects};`)
      .replace('listen 443', `listen ${local}:${ports.public}`)
      .replace('listen [::]:443', `listen [::1]:${ports.public}`)
      .replace(/\/tmp\//g, `${folder}/`)
      .replaceAll('/etc/nginx/certificates', folder)
      .replace(/\/var\/cache\/nginx/g, folder)
      .replace(/\/dev\/stdout/g, path.join(folder, 'access.log'));
    await writeFile(file, text);
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
  ports.redirects = await freePort();
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', '/CN=town', '-keyout', path.join(folder, 'privkey.pem')],
    ...['-out', path.join(folder, 'fullchain.pem')],
  ]);
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
  ['www.town.example', '/api/media/a.pdf'],
])(`nginx refuses %s%s at its public port${suffix}`, async (host, url) => {
  expect(await statusOf(host, url)).toBe(404);
});

test_(`an editor reads why a file is refused${suffix}`, async () => {
  const answer = await send('cms.town.example', '/cms-api/media', { length: 33 * 1024 ** 2 });
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toEqual({
    errors: [{ message: expect.stringContaining('A file can have 30 MB at most.') as string }],
  });
});

test_(`the programs reach each other at the internal ports${suffix}`, async () => {
  expect(await statusInside(ports.cms, '/api')).toBe(200);
  expect(await statusInside(ports.site, '/api/revalidate')).toBe(200);
});

test_(`editors reach the admin and its API${suffix}`, async () => {
  expect(await statusOf('cms.town.example', '/admin', 'GET')).toBe(200);
  expect(await statusOf('cms.town.example', '/cms-api/users/login')).toBe(200);
});

test_(`people from other networks do not reach the admin${suffix}`, async () => {
  const sent = { method: 'GET', address: '::1' };
  expect((await send('cms.town.example', '/admin', sent)).status).toBe(403);
  expect((await send('cms.town.example', '/cms-api/users/login', sent)).status).toBe(403);
  expect((await send('www.town.example', '/', sent)).status).toBe(200);
});

test_.each([local, '::1'])(
  `a visitor from %s cannot forge an address${suffix}`,
  async (address) => {
    const { text } = await send('www.town.example', '/api/search', {
      address,
      forged: '192.0.2.7',
    });
    // The programs read from the right: nginx's address is theirs, the next one is the visitor's.
    expect(text).toBe(`192.0.2.7, ${address}`);
  },
);

test_.each([local, '::1'])(`a flood from %s is limited${suffix}`, async (address) => {
  const answers = await Promise.all(
    Array.from({ length: 900 }, (_, index) =>
      send('www.town.example', '/api/search', { address, forged: `192.0.2.${index % 250}` }),
    ),
  );
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  expect(count(200)).toBeGreaterThanOrEqual(400);
  expect(count(429)).toBeGreaterThan(50);
});

test_(`a flood of the admin is limited, but not for people with a session${suffix}`, async () => {
  const flood = async (cookie?: string) => {
    const sent = { method: 'GET', cookie };
    const answers = Array.from({ length: 60 }, () => send('cms.town.example', '/admin', sent));
    return (await Promise.all(answers)).filter(({ status }) => status === 429).length;
  };
  expect(await flood()).toBeGreaterThan(10);
  expect(await flood('theme=dark; studium-cms-token=a.b.c')).toBe(0);
});

test_.each([local, '[::1]'])(`pages are served by HTTP/2 at %s${suffix}`, async (address) => {
  const client = connect(`https://${address}:${ports.public}`, { rejectUnauthorized: false });
  try {
    const status = await new Promise((resolve, reject) => {
      client.on('error', reject);
      const stream = client.request({ ':path': '/', ':authority': 'www.town.example' });
      stream.on('error', reject);
      stream.on('response', (headers) => resolve(headers[constants.HTTP2_HEADER_STATUS]));
      stream.end();
    });
    expect(status).toBe(200);
  } finally {
    client.close();
  }
});

test_.each([
  ['/page', '/pagebr'],
  ['/_next/static/a', '/_next/static/abr'],
])(`%s is not replaced by %s in the cache${suffix}`, async (url, other) => {
  expect((await send('www.town.example', other, { method: 'GET' })).text).toBe(other);
  const { text } = await send('www.town.example', url, { method: 'GET', encoding: 'br' });
  expect(text).toBe(url);
});

test_.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8, br;q=0.5', 'br'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br ;q=0.000 , gzip; q=0.0', ''],
  ['identity', ''],
])(`of the encodings %j a site gets %j${suffix}`, async (encoding, expected) => {
  const url = `/encoding?${encodeURIComponent(encoding)}`;
  const { requested } = await send('www.town.example', url, { method: 'GET', encoding });
  expect(requested ?? '').toBe(expected);
});

test_.each(['/it/a', '/it', '/de/data/events.csv'])(
  `the site answers %s, because only it knows the languages of the town${suffix}`,
  async (url) => {
    const answer = await send('www.town.example', url, { method: 'GET' });
    expect(answer).toMatchObject({ status: 200, text: url });
  },
);

test_.each(['/media//room.webp', '//media/room.webp', '/media/x%2F..%2Froom.webp'])(
  `%s does not replace /media/room.webp in the cache${suffix}`,
  async (url) => {
    expect((await send('www.town.example', url, { method: 'GET' })).status).toBe(404);
    const { text } = await send('www.town.example', '/media/room.webp', { method: 'GET' });
    expect(text).toBe('/media/room.webp');
  },
);

test_(`a file may have letters that are encoded in its address${suffix}`, async () => {
  const url = '/media/Sala%20citt%C3%A0%2B-560x420.webp';
  expect((await send('www.town.example', url, { method: 'GET' })).text).toBe(url);
});

test_(`the log has paths without queries and without tokens${suffix}`, async () => {
  const token = `${'aB3-_'.repeat(8)}xyz`;
  const staffToken = '0123456789abcdef0123456789abcdef01234567';
  const urls = [
    `/preferiti/${token}?a=1`,
    `/_next/data/1/en/favourites/${token}.json`,
    `/admin/reset/${staffToken}`,
    '/log?q=casa',
  ];
  for (const url of urls) await send('www.town.example', url, { method: 'GET' });
  const log = path.join(folder, 'access.log');
  let text = '';
  while (!text.includes('"/log"')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    text = await readFile(log, 'utf8');
  }
  expect(text).toContain('"path":"/preferiti/*"');
  expect(text).toContain('"path":"/_next/data/1/en/favourites/*"');
  expect(text).toContain('"path":"/admin/reset/*"');
  expect(text).not.toContain(token);
  expect(text).not.toContain(staffToken);
});

test_(`HTTP without TLS is redirected${suffix}`, async () => {
  const address = `http://${local}:${ports.redirects}/en?page=2`;
  const { status } = await fetch(address, { redirect: 'manual' });
  expect(status).toBe(308);
});

test_(`nginx accepts the files of one machine${suffix}`, async () => {
  const main = await writeFiles('machine', local);
  const { stderr } = await promisify(execFile)(binary, ['-t', '-c', main, '-e', 'stderr']);
  expect(stderr).toContain('test is successful');
});
