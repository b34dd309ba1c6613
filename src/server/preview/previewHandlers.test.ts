import { Browser, openSite } from '../bff/testing/Browser';
import { listen, type TestServer } from '../testing';
import { enterPreviewHandler } from './previewHandlers';

jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** The token that the fake cms accepts, from the first browser that uses it. */
const validToken = 'right.token.signed';
const owners = new Map<string, string>();

let cms: TestServer;
let site: TestServer;

beforeAll(async () => {
  cms = await listen((request, response) => {
    const token = String(request.headers['x-craft-token']);
    const browser = request.headers['x-preview-browser']?.toString();
    if (browser && !owners.has(token)) owners.set(token, browser);
    const isOwn = browser === undefined || owners.get(token) === browser;
    response.setHeader('x-preview', token === validToken && isOwn ? '1' : '0');
    response.end('{"data":{}}');
  });
  site = await openSite({ '/api/preview': { handler: enterPreviewHandler } });
});
beforeEach(() => {
  owners.clear();
  process.env.PREVIEW_TOKEN = 'a-preview-token-for-tests';
  process.env.CMS_HOST = cms.url;
});
afterAll(async () => {
  delete process.env.PREVIEW_TOKEN;
  delete process.env.CMS_HOST;
  await Promise.all([site.close(), cms.close()]);
});

/** Opens a preview, and comes back with the cookie when the site sets it. */
async function open(token: string, path = '/it/servizi', browser = new Browser(site.url)) {
  const query = new URLSearchParams({ token, path }).toString();
  const first = await browser.send('GET', `/api/preview?${query}`);
  const { location } = first.headers;
  return location?.startsWith('/api/preview') ? browser.send('GET', location) : first;
}

const names = (answer: Awaited<ReturnType<typeof open>>) =>
  (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split('=')[0]).sort();

it('a valid token opens the page and sets the preview cookies', async () => {
  const answer = await open(validToken);
  expect([answer.status, answer.headers.location]).toEqual([307, '/servizi']);
  expect(names(answer)).toEqual(['__next_preview_data', '__prerender_bypass']);
});

it.each([
  ['wrong', 'wrong.token.unknown'],
  ['empty', ''],
  ['too long', 'z'.repeat(300)],
  ['malformed', '\r\nSet-Cookie: x=1'],
])('a token that is %s gets an explanation and no cookie', async (_, token) => {
  const answer = await open(token);
  expect(answer.status).toBe(403);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<html lang="it" dir="ltr">');
  expect(answer.body).toContain('Questa anteprima non si apre');
  expect(answer.body).toContain('<a href="/servizi">');
});

it('a token that another browser has used gets no cookie, in English too', async () => {
  await open(validToken);
  const answer = await open(validToken, '/en/services');
  expect(answer.status).toBe(403);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.body).toContain('<html lang="en" dir="ltr">');
  expect(answer.body).toContain('This preview does not open');
  expect(answer.body).toContain('<a href="/en/services">');
});

it('a valid token gets no cookie while the cms is unavailable', async () => {
  process.env.CMS_HOST = 'http://127.0.0.1:1';
  const answer = await open(validToken);
  expect(answer.status).toBe(403);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

it('a first answer that is lost leaves the token to the browser that comes again', async () => {
  const query = new URLSearchParams({ token: validToken, path: '/it/servizi' }).toString();
  await new Browser(site.url).send('GET', `/api/preview?${query}`);
  expect((await open(validToken)).headers.location).toBe('/servizi');
});

it('a browser that takes no cookies gets an explanation', async () => {
  const query = new URLSearchParams({ token: validToken, path: '/it/servizi', again: '1' });
  const answer = await new Browser(site.url).send('GET', `/api/preview?${query.toString()}`);
  expect(answer.status).toBe(403);
});

it('the same browser may use a valid token again', async () => {
  const browser = new Browser(site.url);
  await open(validToken, '/it/servizi', browser);
  const again = await open(validToken, '/it/servizi', browser);
  expect(again.status).toBe(307);
  expect(names(again)).toEqual(['__next_preview_data', '__prerender_bypass']);
});

it.each(['//evil.example', '/it//evil.example', '/\\evil.example', '"><script>', '/%0d%0aX: y'])(
  'neither a refusal nor a redirect leads to another site: %s',
  async (path) => {
    expect((await open('wrong.token.unknown', path)).body).toContain('<a href="/">');
    expect((await open(validToken, path)).headers.location).toBe('/');
  },
);
