import { operationHashes } from '@/gql/operationHashes';
import operations from '@/gql/operations.json';
import type { TestServer } from '../testing';
import { Browser } from './testing/Browser';
import { malformedBodies } from './testing/malformedBodies';
import { FakeCms } from './testing/FakeCms';
import { openBff } from './testing/openBff';

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const cms = new FakeCms();
let site: TestServer;
let browser: Browser;

beforeAll(async () => {
  await cms.start();
  site = await openBff();
});
beforeEach(async () => {
  browser = new Browser(site.url);
  await browser.post('/api/session', cms.credentials);
  cms.requests.splice(0);
});
afterAll(async () => {
  await site.close();
  await cms.stop();
});

const own = () => new URL(site.url).host;
const favourite = {
  operation: operationHashes.SetFavorite,
  variables: { id: 1, isFavorite: true },
};

describe('a page of another site', () => {
  const form = 'application/x-www-form-urlencoded';
  const corpus: [string, string, Record<string, string>, number][] = [
    ['a form', 'POST', { 'sec-fetch-site': 'cross-site', 'content-type': form }, 403],
    ['a form of another subdomain', 'POST', { 'sec-fetch-site': 'same-site' }, 403],
    ['a link typed by hand', 'POST', { 'sec-fetch-site': 'none' }, 403],
    ['an unknown value of the header', 'POST', { 'sec-fetch-site': 'Same-Origin ' + 'x' }, 403],
    ['no header at all', 'POST', { 'sec-fetch-site': '' }, 403],
    ['an origin of its own', 'POST', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['a sandbox', 'POST', { 'sec-fetch-site': '', origin: 'null' }, 403],
    ['no origin', 'POST', { 'sec-fetch-site': '', origin: '://' }, 403],
    [
      'an origin that begins with ours',
      'POST',
      { 'sec-fetch-site': '', origin: 'http://localhost:3000.evil.example' },
      403,
    ],
    [
      'our port on another host',
      'POST',
      { 'sec-fetch-site': '', origin: 'http://evil.example:3000' },
      403,
    ],
    [
      'a forged origin',
      'POST',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      403,
    ],
    ['JSON sent as text', 'POST', { 'content-type': 'text/plain' }, 415],
    ['JSON sent as a form', 'POST', { 'content-type': form }, 415],
    ['JSON sent as multipart', 'POST', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['JSON hidden in a parameter', 'POST', { 'content-type': 'text/plain; application/json' }, 415],
    [
      'JSON in another encoding',
      'POST',
      { 'content-type': 'application/json; charset=utf-7' },
      415,
    ],
    ['JSON without a type', 'POST', { 'content-type': '' }, 415],
    ['compressed JSON', 'POST', { 'content-encoding': 'gzip' }, 415],
    ['a GET', 'GET', {}, 405],
    ['a HEAD', 'HEAD', {}, 405],
    ['a preflight', 'OPTIONS', { origin: 'https://evil.example' }, 405],
    ['a PUT', 'PUT', {}, 405],
    ['a DELETE', 'DELETE', {}, 405],
    ['a PATCH', 'PATCH', {}, 405],
  ];

  it.each(corpus)('changes nothing with %s', async (_, method, headers, status) => {
    const body = method === 'HEAD' ? '' : JSON.stringify(favourite);
    const answer = await browser.send(method, '/api', body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(cms.requests).toEqual([]);
  });

  it('can neither log in nor out', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/api/session', cms.credentials, headers)).status).toBe(403);
    expect((await browser.send('DELETE', '/api/session', '', headers)).status).toBe(403);
    expect((await browser.send('GET', '/api/session')).status).toBe(405);
    expect(browser.cookies.has('JWT_TOKEN')).toBe(true);
  });
});

it.each([
  ['its public address', () => 'http://localhost:3000'],
  ['the address of the request', () => `http://${own()}`],
])('serves browsers that only send an origin: %s', async (_, origin) => {
  const headers = { 'sec-fetch-site': '', origin: origin() };
  expect((await browser.post('/api', favourite, headers)).status).toBe(200);
});

describe('the allow-list', () => {
  const hashOf = (operationName: string) =>
    Object.entries(operations).find(([, { name }]) => name === operationName)?.[0] ?? '';

  it.each(['Authenticate', 'RefreshToken', 'Logout'])('does not serve %s', async (name) => {
    const answer = await browser.post('/api', { operation: hashOf(name), variables: {} });
    expect(hashOf(name)).toHaveLength(64);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      errors: [{ extensions: { code: 'BFF_UNKNOWN_OPERATION' } }],
    });
  });

  it('accepts only hashes, and only known ones', async () => {
    const documents = ['{ viewer { id } }', 'Viewer', '__proto__', 'constructor'];
    for (const operation of documents) {
      expect((await browser.post('/api', { operation, variables: {} })).status).toBe(400);
    }
    const unknown = { operation: '0'.repeat(64), variables: {} };
    expect((await browser.post('/api', unknown)).status).toBe(404);
    expect(cms.requests).toEqual([]);
  });

  it.each([
    ['an unknown variable', { other: 1 }],
    ['a text', { id: '1' }],
    ['none', { id: undefined }],
    ['a fraction', { id: 1.5 }],
    ['a number above the range of GraphQL', { id: 2 ** 31 }],
    ['another language', { preferSites: ['*'] }],
  ])('refuses invalid variables: %s', async (_, wrong) => {
    const variables = { ...favourite.variables, ...wrong };
    const answer = await browser.post('/api', { ...favourite, variables });
    expect(answer.status).toBe(400);
    expect(cms.requests).toEqual([]);
  });

  it('reads at most 64 kB, with or without a Content-Length', async () => {
    const body = JSON.stringify({ ...favourite, padding: 'x'.repeat(70_000) });
    expect((await browser.send('POST', '/api', body)).status).toBe(413);
    const chunked = { 'content-length': '', 'transfer-encoding': 'chunked' };
    expect((await browser.send('POST', '/api', body, chunked)).status).toBe(413);
    const fits = JSON.stringify({ ...favourite }).padEnd(65_536);
    expect((await browser.send('POST', '/api', fits)).status).toBe(200);
  });
});

it('answers 1,000 malformed requests with an error code, and sends none of them to the cms', async () => {
  const statuses = new Map<number, number>();
  for (const { path, body, type } of malformedBodies(20261121, 1000)) {
    const answer = await browser.send('POST', path, body, { 'content-type': type });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500 || answer.status < 400) {
      throw new Error(`${answer.status} for ${path} ${body.toString().slice(0, 200)}`);
    }
    expect(answer.json).toHaveProperty('errors.0.extensions.code');
  }
  // Check that the requests cover every kind of error.
  expect([...statuses.keys()].sort()).toEqual([400, 404, 413, 415]);
  expect(cms.requests.filter(({ name }) => name !== 'Authenticate')).toEqual([]);
});
