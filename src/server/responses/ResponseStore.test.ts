import { reportPageWrite } from '../shared/pageWrites.mjs';
import { listen, requestRaw, type TestServer } from '../testing';
import { freshMs, ResponseStore } from './ResponseStore';

const brotli = { 'accept-encoding': 'gzip, br' };
const page = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
  'Content-Security-Policy': "default-src 'self'",
  'x-nextjs-cache': 'HIT',
};
const byQuery = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
  'Site-Cache-Control': 'max-age=1',
};

/** What the fake of Next answers; tests change it. */
let answer: { version: string; status: number; headers: Record<string, string> };
/** What reached the fake of Next: the method, and the status of its answer. */
let reached: string[] = [];
/** Runs after the fake of Next has read the page, before it answers. */
let whileRendering = async (): Promise<void> => {};

const bodyOf = (version: string) => `<p>${version}</p>`.repeat(500);

const store = new ResponseStore();
let server: TestServer;
beforeAll(async () => {
  server = await listen((incoming, response) => {
    response.setHeader('X-Request-Id', String(reached.length));
    if (incoming.url === '/with-cookie') response.setHeader('Set-Cookie', 'a=b');
    const render = async () => {
      const { version, status, headers } = answer;
      await whileRendering();
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('ETag', `"${version}"`);
      const { 'if-none-match': known = '', 'cache-control': caching } = incoming.headers;
      const isKnown = known.includes(`"${version}"`) && caching !== 'no-cache';
      response.statusCode = isKnown ? 304 : status;
      reached.push(`${incoming.method} ${response.statusCode}`);
      response.end(isKnown || incoming.method === 'HEAD' ? undefined : bodyOf(version));
    };
    store.answer(incoming, response, () => void render());
  });
});
afterAll(() => server.close());

let path = '';
let tests = 0;
let now = 0;
beforeEach(() => {
  tests += 1;
  path = `/page-${tests}`;
  answer = { version: 'first', status: 200, headers: page };
  reached = [];
  whileRendering = async () => {};
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const get = (headers: Record<string, string> = brotli, method = 'GET', url = path) =>
  requestRaw(server.url + url, headers, method);

/** Requests the page, so that it is stored, and forgets the request. */
async function warm(headers = brotli) {
  const first = await get(headers);
  reached = [];
  return first;
}

it.each([
  ['a page', page],
  ['a file', { ...page, 'Cache-Control': 'public, max-age=300', 'x-nextjs-cache': '' }],
  ['a result of a query', byQuery],
])('sends %s again, with all its headers, without a request to Next', async (_, headers) => {
  answer.headers = headers;
  const first = await warm();
  const again = await get();
  expect(reached).toEqual([]);
  expect(again).toMatchObject({ status: 200, body: bodyOf('first') });
  // The first response is compressed while it is sent, so it has no length.
  const ofBody = { 'transfer-encoding': undefined, 'content-length': String(first.size) };
  expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, ...ofBody, date: '' });
  expect(again.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

it('gives each response its own request id', async () => {
  reached = ['GET'];
  const first = await warm();
  expect([first, await get()].map(({ headers }) => headers['x-request-id'])).toEqual(['1', '0']);
});

it.each([
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['deflate, gzip;q=0', undefined],
  ['', undefined],
])('sends the encoding that a browser accepts: %s', async (accepted, encoding) => {
  await warm();
  for (let count = 0; count < 2; count += 1) {
    const { headers, body } = await get({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], body]).toEqual([encoding, bodyOf('first')]);
  }
});

it('compresses files of the build best, but not other spellings of their addresses', async () => {
  answer.version = Array.from({ length: 300 }, (_, index) => Math.sqrt(index)).join(' ');
  const sizeOf = async (url: string) => (await get(brotli, 'GET', url)).size;
  const usual = await sizeOf('/_next/static/chunks/main-1.js');
  for (const url of ['/_next/static/%63hunks/main-1.js', '/_next/static/chunks/main-1.js?a'])
    expect(await sizeOf(url)).toBeGreaterThan(usual);
});

it('shows a publication at once', async () => {
  await warm();
  answer.version = 'second';
  reportPageWrite();
  expect((await get()).body).toBe(bodyOf('second'));
  await get();
  expect(reached).toHaveLength(1);
});

it('does not keep a page that was published while its request was answered', async () => {
  whileRendering = async () => {
    whileRendering = async () => {};
    answer.version = 'second';
    reportPageWrite();
  };
  expect((await get()).body).toBe(bodyOf('first'));
  expect((await get()).body).toBe(bodyOf('second'));
});

it('answers 304 to a browser that has the version, and not to one that has another or reloads', async () => {
  await warm();
  const known = { ...brotli, 'if-none-match': 'W/"other", "first"' };
  const { status, body, headers } = await get(known);
  expect([status, body]).toEqual([304, '']);
  expect(headers).toMatchObject({ etag: '"first"', 'cache-control': page['Cache-Control'] });
  for (const name of ['content-type', 'content-length', 'content-encoding'])
    expect(headers).not.toHaveProperty(name);
  expect((await get({ ...known, 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get({ ...known, 'cache-control': 'no-cache' })).status).toBe(200);
  expect(reached).toEqual([]);
});

describe('after a second', () => {
  beforeEach(async () => {
    await warm();
    now = freshMs + 1;
  });

  it.each([
    ['does not have it', {}, 200],
    ['has it', { 'if-none-match': '"first"' }, 304],
    ['has another version', { 'if-none-match': '"other"' }, 200],
  ])('is confirmed by Next once, for a browser that %s', async (_, headers, status) => {
    const confirmed = await get({ ...brotli, ...headers });
    expect([confirmed.status, confirmed.body]).toEqual([
      status,
      status === 200 ? bodyOf('first') : '',
    ]);
    expect((await get()).body).toBe(bodyOf('first'));
    expect(reached).toEqual(['GET 304']);
  });

  it('sends a new version', async () => {
    answer.version = 'second';
    expect((await get()).body).toBe(bodyOf('second'));
    expect((await get()).body).toBe(bodyOf('second'));
    expect(reached).toEqual(['GET 200']);
  });

  it('sends what a browser reloads', async () => {
    const reloaded = await get({ ...brotli, 'cache-control': 'no-cache' });
    expect([reloaded.body, ...reached]).toEqual([bodyOf('first'), 'GET 200']);
  });

  it('forgets a version that another browser has newer', async () => {
    answer.version = 'second';
    expect((await get({ ...brotli, 'if-none-match': '"second"' })).status).toBe(304);
    expect((await get()).body).toBe(bodyOf('second'));
  });

  it('forgets a page that is gone', async () => {
    answer = { ...answer, version: 'gone', status: 404 };
    expect([(await get()).status, (await get()).status]).toEqual([404, 404]);
  });

  it('lets the others have it while one request waits for Next', async () => {
    answer.version = 'second';
    let finish = (): void => {};
    const rendering = new Promise<void>((resolve) => (finish = resolve));
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    whileRendering = () => {
      begin();
      return rendering;
    };
    const renewal = get();
    await begun;
    expect((await get()).body).toBe(bodyOf('first'));
    finish();
    expect((await renewal).body).toBe(bodyOf('second'));
    expect((await get()).body).toBe(bodyOf('second'));
    expect(reached).toHaveLength(1);
  });
});

it.each([
  ['in a preview', { cookie: 'a=b; __prerender_bypass=1' }, 'GET', undefined],
  ['with the data of a preview', { cookie: '__next_preview_data=1' }, 'GET', undefined],
  ['for a part', { range: 'bytes=0-9' }, 'GET', undefined],
  ['for the headers', {}, 'HEAD', undefined],
  ['whose response sets a cookie', {}, 'GET', '/with-cookie'],
])('passes on a request %s, and does not store its response', async (_, headers, method, url) => {
  await warm();
  answer.version = 'own';
  for (let count = 0; count < 2; count += 1)
    expect((await get({ ...brotli, ...headers }, method, url)).headers.etag).toBe('"own"');
  expect((await get()).body).toBe(bodyOf('first'));
});

it.each([
  ['that Next is regenerating', { 'x-nextjs-cache': 'STALE' }],
  ['that is private', { 'Cache-Control': 'private, no-store' }],
  ['that says nothing about caches', { 'Cache-Control': '' }],
  ['that no cache may keep', { 'Cache-Control': 'public, no-cache' }],
  ['with a cookie', { 'Set-Cookie': 'a=b' }],
  ['that varies by another header', { Vary: 'Cookie' }],
  ['that is a picture', { 'Content-Type': 'image/jpeg' }],
  ['that is not to be transformed', { 'Cache-Control': 'public, no-transform' }],
])('does not store a response %s', async (_, changed) => {
  answer.headers = { ...page, ...changed };
  await get();
  await get();
  expect(reached).toHaveLength(2);
});

it('does not store a failure, or a result of a query with a cookie', async () => {
  answer.status = 503;
  await get();
  answer = { ...answer, status: 200, headers: { ...byQuery, 'Set-Cookie': 'a=b' } };
  await get();
  await get();
  expect(reached).toHaveLength(3);
});

it('keeps each address apart', async () => {
  await warm();
  await get(brotli, 'GET', `${path}?page=2`);
  expect(reached).toHaveLength(1);
});
