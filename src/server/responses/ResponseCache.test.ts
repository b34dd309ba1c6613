import { channel } from 'node:diagnostics_channel';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { compressResponse } from '../compression/compressResponse';
import { pageRead, pageWritten, responseShared } from '../shared/pageEvents.mjs';
import { listen, requestRaw, type TestServer } from '../testing';
import { pageTtlMs, ResponseCache } from './ResponseCache';

const brotli = { 'accept-encoding': 'gzip, br' };
const cached = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
  'Content-Security-Policy': "default-src 'self'",
  'x-nextjs-cache': 'HIT',
};

const byQuery = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
};

/** What the fake of Next answers; tests change it. Without a key, it is a page that depends on the query. */
let page: { key: string | null; version: string; status: number; headers: Record<string, string> };
/** The number of requests that reached the fake of Next, by method. */
let reached: string[] = [];
/** Runs while the fake of Next has read the page, before it answers. */
let whileRendering = async (): Promise<void> => {};

const bodyOf = (version: string) => `<p>${version}</p>`.repeat(500);

const cache = new ResponseCache();
let server: TestServer;
beforeAll(async () => {
  server = await listen((incoming, response) => {
    response.setHeader('X-Request-Id', String(reached.length));
    const answer = async () => {
      reached.push(incoming.method ?? '');
      compressResponse(incoming, response);
      if (page.key === null) channel(responseShared).publish(null);
      else channel(pageRead).publish(page.key);
      const { version, status, headers } = page;
      await whileRendering();
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('ETag', `"${version}"`);
      const isKnown = incoming.headers['if-none-match'] === `"${version}"`;
      response.statusCode = isKnown ? 304 : status;
      response.end(isKnown || incoming.method === 'HEAD' ? undefined : bodyOf(version));
    };
    cache.answer(incoming, response, () => void answer());
  });
});
afterAll(() => server.close());

let path = '';
let tests = 0;
let now = 0;
beforeEach(() => {
  tests += 1;
  path = `/page-${tests}`;
  page = { key: `/it/page-${tests}`, version: 'first', status: 200, headers: cached };
  reached = [];
  whileRendering = async () => {};
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const get = (headers: Record<string, string> = brotli, method = 'GET', url = path) =>
  requestRaw(server.url + url, headers, method);

/** Requests the page until it is answered from the cache, and forgets these requests. */
async function warm(headers = brotli): Promise<void> {
  for (let before = -1; before !== reached.length;) {
    before = reached.length;
    await get(headers);
    // The body is compressed in another thread.
    await pause(10);
  }
  reached = [];
}

const publish = () => channel(pageWritten).publish(page.key);

it('sends a cached page again, with all its headers, without a request to Next', async () => {
  const first = await get();
  await warm();
  const again = await get();
  expect(reached).toEqual([]);
  expect(again).toMatchObject({ status: 200, body: bodyOf('first') });
  // The first response is compressed while it is sent, so it has no length.
  const ofBody = { 'transfer-encoding': undefined, 'content-length': expect.any(String) as string };
  expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, ...ofBody, date: '' });
  expect(again.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

it('gives each response its own request id', async () => {
  reached = ['GET'];
  const first = await get();
  await warm();
  expect([first, await get()].map(({ headers }) => headers['x-request-id'])).toEqual(['1', '0']);
});

it('sends each encoding to the browsers that accept it', async () => {
  await warm();
  await warm({ 'accept-encoding': 'gzip' });
  const { headers, body } = await get({ 'accept-encoding': 'gzip, br;q=0' });
  expect([headers['content-encoding'], body]).toEqual(['gzip', bodyOf('first')]);
  expect(reached).toEqual([]);
  const plain = await get({});
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, bodyOf('first')]);
  expect(reached).toEqual(['GET']);
});

it('shows a publication at once', async () => {
  await warm();
  page.version = 'second';
  publish();
  expect((await get()).body).toBe(bodyOf('second'));
});

it('keeps a page when another one is published', async () => {
  await warm();
  channel(pageWritten).publish('/it/other');
  await get();
  expect(reached).toEqual([]);
});

it('does not store a page that was published while its request was answered', async () => {
  whileRendering = async () => {
    whileRendering = async () => {};
    page.version = 'second';
    publish();
  };
  expect((await get()).body).toBe(bodyOf('first'));
  expect((await get()).body).toBe(bodyOf('second'));
  await warm();
  expect((await get()).body).toBe(bodyOf('second'));
});

it('answers 304 to a browser that has the version, and not to one that has another or reloads', async () => {
  await warm();
  const known = { ...brotli, 'if-none-match': 'W/"other", "first"' };
  const { status, body, headers } = await get(known);
  expect([status, body]).toEqual([304, '']);
  expect(headers).toMatchObject({ etag: '"first"', 'cache-control': cached['Cache-Control'] });
  expect(headers).not.toHaveProperty('content-type');
  expect((await get({ ...known, 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get({ ...known, 'cache-control': 'no-cache' })).status).toBe(200);
  expect(reached).toEqual([]);
});

it.each([
  ['in a preview', { cookie: 'a=b; __prerender_bypass=1' }],
  ['with the data of a preview', { cookie: '__next_preview_data=1' }],
])('passes on a request %s, and does not store its response', async (_, headers) => {
  await warm();
  await get({ ...brotli, ...headers });
  expect(reached).toEqual(['GET']);
  page.version = 'draft';
  await get({ ...brotli, ...headers });
  expect((await get()).body).toBe(bodyOf('first'));
});

it.each([
  ['that is not from the page cache', { 'x-nextjs-cache': '' }],
  ['that Next regenerates', { 'x-nextjs-cache': 'STALE' }],
  ['that is private', { 'Cache-Control': 'private, no-store' }],
  ['with a cookie', { 'Set-Cookie': 'a=b' }],
  ['that varies by another header', { Vary: 'Cookie' }],
])('does not store a response %s', async (_, changed) => {
  page.headers = { ...cached, ...changed };
  for (let count = 0; count < 4; count += 1) {
    await get();
    await pause(5);
  }
  expect(reached).toHaveLength(4);
});

it('does not store a response for which no page, or two pages, were read', async () => {
  page.key = '/it/first';
  whileRendering = async () => {
    channel(pageRead).publish('/it/second');
  };
  for (let count = 0; count < 3; count += 1) await get();
  expect(reached).toHaveLength(3);
});

it('passes on HEAD', async () => {
  await warm();
  expect(await get(brotli, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(reached).toEqual(['HEAD']);
});

it('renews an old response by one request, while the others still get it', async () => {
  await warm();
  page.version = 'second';
  now = pageTtlMs + 1;
  let finish = (): void => {};
  const rendering = new Promise<void>((resolve) => (finish = resolve));
  whileRendering = () => rendering;
  const renewal = get();
  await pause(20);
  expect((await get()).body).toBe(bodyOf('first'));
  expect(reached).toEqual(['GET']);
  finish();
  expect((await renewal).body).toBe(bodyOf('second'));
  await warm();
  expect((await get()).body).toBe(bodyOf('second'));
});

it('renews an old response by a 304 too', async () => {
  await warm();
  now = pageTtlMs + 1;
  await get({ ...brotli, 'if-none-match': '"first"' });
  await get();
  expect(reached).toEqual(['GET']);
});

it('does not send an old response for longer than a second if the renewal does not end', async () => {
  await warm();
  page.version = 'second';
  now = pageTtlMs + 1;
  let finish = (): void => {};
  const rendering = new Promise<void>((resolve) => (finish = resolve));
  whileRendering = () => rendering;
  const aborted = request(server.url + path, { headers: brotli });
  aborted.on('error', () => undefined).end();
  while (reached.length === 0) await pause(5);
  aborted.destroy();
  await pause(20);
  finish();
  now += 1000;
  expect((await get()).body).toBe(bodyOf('second'));
});

it('renews a response after a second if several sites share their pages', async () => {
  process.env.REDIS_URL = 'redis://127.0.0.1:1';
  await jest.isolateModulesAsync(async () => {
    expect((await import('./ResponseCache')).pageTtlMs).toBe(1000);
  });
  delete process.env.REDIS_URL;
  expect(pageTtlMs).toBe(10_000);
});

it('forgets a page that is gone', async () => {
  await warm();
  page.status = 404;
  now = pageTtlMs + 1;
  expect((await get()).status).toBe(404);
  expect((await get()).status).toBe(404);
});

describe('a response that depends on its address only', () => {
  beforeEach(() => {
    path = `${path}?category=studios`;
    page = { ...page, key: null, headers: byQuery };
  });

  it.each([
    ['br', brotli],
    ['gzip', { 'accept-encoding': 'gzip' }],
    [undefined, {}],
  ])('is sent again for a second, encoded as %s', async (encoding, headers) => {
    const first = await get(headers);
    const { status, body, headers: sent } = await get(headers);
    expect([status, body, sent['content-encoding']]).toEqual([200, bodyOf('first'), encoding]);
    expect(sent).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': byQuery['Cache-Control'],
    });
    expect(first.body).toBe(body);
    expect(reached).toEqual(['GET']);
    now = 1001;
    page.version = 'second';
    expect((await get(headers)).body).toBe(bodyOf('second'));
  });

  it('is not sent for another address', async () => {
    await get();
    await get(brotli, 'GET', `${path}&page=2`);
    expect(reached).toHaveLength(2);
  });

  it('changes with every publication', async () => {
    await get();
    page.version = 'second';
    channel(pageWritten).publish('/it/other');
    expect((await get()).body).toBe(bodyOf('second'));
  });

  it.each([
    ['with a cookie', { headers: { ...byQuery, 'Set-Cookie': 'a=b' } }],
    ['that varies by another header', { headers: { ...byQuery, Vary: 'Cookie' } }],
    ['of a page that failed', { status: 503 }],
    ['of more than a megabyte', { version: 'x'.repeat(3000) }],
  ])('is not stored %s', async (_, changed) => {
    Object.assign(page, changed);
    await get({});
    await get({});
    expect(reached).toHaveLength(2);
  });

  it('is not sent in a preview', async () => {
    await get();
    await get({ ...brotli, cookie: '__prerender_bypass=1' });
    expect(reached).toHaveLength(2);
  });
});

it('does not store a response by query that is not shared', async () => {
  page = { ...page, key: '/it/account', headers: byQuery };
  await get();
  await get();
  expect(reached).toHaveLength(2);
});
