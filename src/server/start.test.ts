import { once } from 'node:events';
import { get, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { unsubscribeAfterAll } from './bff/testing/unsubscribeAfterAll';
import { maxOpenRequests, start } from './start';
import { listen, type TestServer } from './testing';

jest.mock('./logs/prepareConsole', () => ({ prepareConsole: jest.fn() }));

unsubscribeAfterAll();
const open: TestServer[] = [];
afterAll(() => Promise.all(open.map(({ close }) => close())));

async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(listener);
  open.push(server);
  return server.url;
}

const textAt = async (url: string, headers = {}) => (await fetch(url, { headers })).text();

it('answers from the stored responses of the same server only, and prepares other requests', async () => {
  start();
  const reached: unknown[] = [];
  const site = await serve(({ url, headers }, response) => {
    const { 'x-listing': listing, 'x-default-prefix': prefix } = headers;
    reached.push([url, listing, prefix, headers['x-prerender-revalidate'] ?? headers.rsc]);
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', 's-maxage=300');
    response.setHeader('ETag', '"1"');
    response.setHeader('x-nextjs-cache', 'HIT');
    response.end('<p>Alloggi</p>'.repeat(200));
  });
  const metrics = await serve((_, response) => void response.end('metrics'));
  for (let count = 0; count < 2; count += 1)
    expect(await textAt(`${site}/alloggi`)).toContain('Alloggi');
  expect(reached).toHaveLength(1);
  expect(await textAt(`${metrics}/alloggi`)).toBe('metrics');

  reached.length = 0;
  const document = { accept: 'text/html', cookie: 'JWT_TOKEN=a.b.c' };
  const { headers } = await fetch(`${site}/alloggi`, { headers: document });
  expect(headers.get('set-cookie')).toMatch(/^SIGNED_IN=1; Path=\/; SameSite=Lax$/);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(reached).toHaveLength(1);
  const restored = { ...document, cookie: `${document.cookie}; SIGNED_IN=1` };
  expect((await fetch(`${site}/alloggi`, { headers: restored })).headers.has('set-cookie')).toBe(
    false,
  );

  reached.length = 0;
  const forged = { 'x-listing': 'filters', 'x-default-prefix': '1' };
  await textAt(`${site}/alloggi?rooms=2`, { ...forged, 'x-prerender-revalidate': '1' });
  await textAt(`${site}/it/servizi`, { ...forged, RSC: '1' });
  expect(reached).toEqual([
    ['/alloggi?rooms=2', 'alloggi', undefined, undefined],
    ['/it/servizi', undefined, '1', undefined],
  ]);
});

it('recognises requests for data by their address only, because caches know no more', async () => {
  const reached: unknown[] = [];
  const site = await serve(({ url, headers }, response) => {
    reached.push([url, headers['x-nextjs-data'], headers['x-listing']]);
    response.end();
  });
  for (const headers of [{}, { 'x-nextjs-data': '1' }, { 'x-nextjs-data': '2' }]) {
    reached.length = 0;
    await textAt(`${site}/alloggi?rooms=2`, headers);
    await textAt(`${site}/_next/data/build/it/alloggi.json?rooms=2`, headers);
    expect(reached).toEqual([
      ['/alloggi?rooms=2', undefined, 'alloggi'],
      ['/_next/data/build/it/alloggi.json?rooms=2', '1', undefined],
    ]);
  }
});

it('refuses paths that a proxy and Next read differently, or that cannot be decoded', async () => {
  const reached: unknown[] = [];
  const site = await serve(({ url }, response) => {
    reached.push(url);
    response.end();
  });
  // `fetch` would resolve these paths itself.
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      get(site, { path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  const refused = [
    ...['/en/./api/health', '/en/x/../api/health', '/en/x/%2e%2E/api', '/en/.%2e', '/..'],
    ...['/_next/data/x/../../api/health', '/en\\api/health', 'http://example.org/en', '*'],
    ...['/%', '/en/%E0%A4%A'],
  ];
  for (const path of refused) expect([path, await statusOf(path)]).toEqual([path, 400]);
  expect(reached).toEqual([]);
  const allowed = ['/.well-known/security.txt', '/a..b', '/en/x.json?a=/../b', '/en/x...'];
  for (const path of allowed) expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(reached).toEqual(allowed);
});

it.each([
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n', 417],
  ['GET /% HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['hello\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['GET /it HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 308],
])(
  'sends the security headers also with what Node and Next answer themselves',
  async (sent, status) => {
    const site = await serve((_, response) => void response.writeHead(308).end());
    await textAt(`${site}/`);
    const socket = connect(Number(new URL(site).port));
    let answer = '';
    socket.on('data', (part) => (answer += part.toString())).write(sent);
    await once(socket, 'data');
    socket.destroy();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^Content-Security-Policy: default-src 'self'/m);
  },
);

it('refuses requests of a network that has too many open, until its client has gone', async () => {
  const waiting: ServerResponse[] = [];
  let closed = 0;
  const site = await serve((_, response) => {
    waiting.push(response);
    response.once('close', () => (closed += 1));
  });
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  };
  // The server is prepared at its first request.
  const first = textAt(`${site}/first`);
  await until(() => waiting.length === 1);
  waiting[0]?.end();
  await first;

  const socket = connect(Number(new URL(site).port));
  for (let count = 0; count < maxOpenRequests; count += 1)
    socket.write(`GET /${count} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await until(() => waiting.length === 1 + maxOpenRequests);
  expect((await fetch(`${site}/more`)).status).toBe(429);

  socket.destroy();
  await until(() => closed === 1 + maxOpenRequests);
  const later = fetch(`${site}/later`);
  await until(() => waiting.length === 2 + maxOpenRequests);
  waiting.at(-1)?.end();
  expect((await later).status).toBe(200);
});

it('answers a network in which one client sends its bodies slowly', async () => {
  let slow = 0;
  const site = await serve((request, response) => {
    if (request.method === 'GET') response.end('yes');
    else slow += 1;
  });
  // The server is prepared at its first request.
  await textAt(site);
  const sockets = Array.from({ length: maxOpenRequests }, () =>
    connect(Number(new URL(site).port)).on('error', () => undefined),
  );
  for (const socket of sockets)
    socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow');
  while (slow < maxOpenRequests) await new Promise((resolve) => setImmediate(resolve));
  expect(await textAt(site)).toBe('yes');
  for (const socket of sockets) socket.destroy();
});

it('closes connections that a visitor wants to upgrade, because nothing else would', async () => {
  const site = await serve((_, response) => void response.end());
  await textAt(site);
  const headers = { connection: 'upgrade', upgrade: 'websocket' };
  const failure = await new Promise((resolve) => get(site, { headers }).on('error', resolve));
  expect(failure).toMatchObject({ code: 'ECONNRESET' });
});

it('lets browsers request a permanent redirect again', async () => {
  const site = await serve((_, response) => void response.writeHead(308, { Location: '/' }).end());
  const { headers } = await fetch(site, { redirect: 'manual' });
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
