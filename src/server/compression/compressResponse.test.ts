import { listen, requestRaw, type RawResponse, type TestServer } from '../testing';
import { compressBody, findCompressedBody } from './compressedBodies';
import { compressResponse } from './compressResponse';

const page = (version: string) => `<p>${version}</p>`.repeat(2000);
const publicHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
};

/** What the server answers. Tests change it. */
let answer: { headers: Record<string, string>; body: string; isStreamed?: boolean };

let server: TestServer;
beforeAll(async () => {
  server = await listen((incoming, response) => {
    compressResponse(incoming, response);
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    if (!answer.isStreamed) return response.end(incoming.method === 'HEAD' ? null : answer.body);
    response.write(answer.body.slice(0, 1000));
    return response.end(Buffer.from(answer.body.slice(1000)));
  });
});
afterAll(() => server.close());

const get = (path: string, accepted = 'gzip, deflate, br, zstd', method = 'GET') =>
  requestRaw(server.url + path, { 'Accept-Encoding': accepted }, method);

/** Only a stored body has a length; the others are compressed while they are sent. */
const isStored = ({ headers }: RawResponse) => headers['content-length'] !== undefined;

/** Requests the address until its body is stored. */
async function getStored(path: string, accepted?: string): Promise<RawResponse> {
  for (;;) {
    const received = await get(path, accepted);
    if (isStored(received)) return received;
  }
}

it.each([
  ['in one part', false],
  ['in several parts', true],
])('compresses a page once that is written %s', async (how, isStreamed) => {
  answer = { headers: { ...publicHeaders, ETag: '"1"' }, body: page(how), isStreamed };
  const path = `/${how.replaceAll(' ', '-')}`;
  const first = await get(path);
  expect(isStored(first)).toBe(false);
  const stored = await getStored(`${path}?utm_source=a`);
  expect(stored.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(stored.size),
    vary: 'Accept-Encoding',
    etag: '"1"',
  });
  expect(stored.size).toBeLessThanOrEqual(first.size);
  expect([first.body, stored.body]).toEqual([answer.body, answer.body]);
});

it('sends a new version of a page at once', async () => {
  answer = { headers: { ...publicHeaders, ETag: '"old"' }, body: page('old') };
  await getStored('/versions');
  answer = { headers: { ...publicHeaders, ETag: '"new"' }, body: page('new') };
  expect((await get('/versions')).body).toBe(page('new'));
  expect((await getStored('/versions')).body).toBe(page('new'));
});

it('sends each encoding to the browsers that accept it', async () => {
  answer = { headers: { ...publicHeaders, ETag: '"1"' }, body: page('encodings') };
  const stored = await getStored('/encodings', 'gzip');
  expect(stored.headers['content-encoding']).toBe('gzip');
  expect(stored.body).toBe(answer.body);
  expect((await getStored('/encodings', 'br;q=0.5, gzip;q=0.5')).headers['content-encoding']).toBe(
    'br',
  );
  const plain = await get('/encodings', 'br;q=0, gzip;q=0');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(answer.body);
});

it.each(['deflate', 'deflate, gzip;q=0', 'identity', ''])(
  'sends the plain page for other encodings, which caches do not distinguish: %s',
  async (accepted) => {
    answer = { headers: { ...publicHeaders, ETag: '"1"' }, body: page('others') };
    const { headers, size } = await get('/others', accepted);
    expect([headers['content-encoding'], size]).toEqual([undefined, answer.body.length]);
  },
);

it.each([
  ['private', { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  ['without an ETag', { ETag: '' }],
  ['a picture', { 'Content-Type': 'image/jpeg' }],
  ['not to be transformed', { 'Cache-Control': 'public, no-transform' }],
])('does not store a response that is %s', async (reason, changed) => {
  const { ETag, ...headers } = { ...publicHeaders, ETag: '"1"', ...changed };
  answer = { headers: ETag ? { ...headers, ETag } : headers, body: page(reason), isStreamed: true };
  const path = `/${reason.replaceAll(' ', '-')}`;
  const received = [await get(path), await get(path), await get(path), await get(path)];
  expect(received.filter(isStored)).toEqual([]);
  expect(received.map(({ body }) => body)).toEqual(Array(4).fill(answer.body));
});

it.each([
  ['to a query, because visitors may invent any number of them', '/query?category=a', '/query'],
  ['for other spellings of an address, of which there are many', '/spell%69ng', '/spelling'],
  ['for an accent that is escaped in small letters', '/citt%c3%a0', '/citt%C3%A0'],
])('does not store a response %s', async (why, path, usual) => {
  answer = { headers: { ...publicHeaders, ETag: '"1"' }, body: page(why) };
  const received = [];
  for (let count = 0; count < 10; count += 1) received.push(await get(path));
  expect(received.filter(isStored)).toEqual([]);
  await getStored(usual);
});

it('answers HEAD without a body', async () => {
  answer = { headers: { ...publicHeaders, ETag: '"1"' }, body: page('head') };
  await getStored('/head');
  expect(await get('/head', 'br', 'HEAD')).toMatchObject({ size: 0, body: '' });
});

it('compresses eight bodies at a time, so that many first requests do not fill the memory', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/many/${index}`);
  const stored = () => paths.filter((path) => findCompressedBody('br', path, '"1"'));
  const compressOthers = () => {
    const known = stored();
    for (const path of paths.filter((one) => !known.includes(one)))
      compressBody('br', path, '"1"', Buffer.from(page(path)));
  };
  compressOthers();
  while (stored().length < 8) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(stored()).toEqual(paths.slice(0, 8));
  while (stored().length < paths.length) {
    compressOthers();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
