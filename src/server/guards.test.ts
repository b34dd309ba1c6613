import type { IncomingMessage } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { config, sessionHandler } from './bff/sessionHandler';
import { Browser, openSite } from './bff/testing/Browser';
import { FakeCms } from './bff/testing/FakeCms';
import type { GuardName } from './guards';
import { getRequestProps, type LoadAtRequest } from './getRequestProps';
import { listen, type TestServer } from './testing';

const cms = new FakeCms();
let login: TestServer;
let pages: TestServer;
let browser: Browser;
let visitor: Browser;

const load: LoadAtRequest<object> = async (context) => ({
  view: { visitor: context.visitor },
  alternates: { it: '/account', en: null },
  seo: { data: null, defaults: { title: 'Account', description: '' } },
});

/** Props of a page whose locale and guard are in the path. */
async function answer(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  const [, locale = 'it', guard = ''] = pathname.split('/');
  const props = getRequestProps('account', load, [], { guard: guard as GuardName });
  return { props, locale, query: Object.fromEntries(searchParams) };
}

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  login = await openSite({ '/api/session': { handler: sessionHandler, config } });
  pages = await listen((req, res) => {
    void (async () => {
      const { props, locale, query } = await answer(req);
      const context = { req, res, locale, query } as unknown as GetServerSidePropsContext;
      const result = await props(context).catch((error: unknown) => ({ error: String(error) }));
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ status: res.statusCode, ...result }));
    })();
  });
});
afterAll(async () => {
  await Promise.all([login.close(), pages.close()]);
  jest.restoreAllMocks();
});
beforeEach(async () => {
  await cms.start();
  cms.overrides.set('Layout', { body: { data: { globalSets: [], navigationNodes: [] } } });
  visitor = new Browser(login.url);
  await visitor.post('/api/session', cms.credentials);
  browser = new Browser(pages.url);
});
afterEach(() => cms.stop());

/** Uses the cookies of a login. */
function logIn() {
  for (const [name, cookie] of visitor.cookies) browser.cookies.set(name, cookie);
}

const open = (path: string) => browser.send('GET', path);

it.each([
  ['it', '/login?next=%2Faccount'],
  ['en', '/en/login?next=%2Fen%2Faccount'],
])(
  'redirects a visitor who is not logged in to the login, in %s, with the way back',
  async (locale, to) => {
    const { json, headers } = await open(`/${locale}/auth`);
    expect(json).toMatchObject({ redirect: { destination: to, statusCode: 307 } });
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('admits a logged-in visitor, and the page is not cached', async () => {
  logIn();
  const { json, headers } = await open('/it/auth');
  expect(json).toMatchObject({
    status: 200,
    props: { view: { visitor: 'in' } },
  });
  expect(headers['cache-control']).toBe('no-store');
  for (const token of cms.tokens) expect(JSON.stringify(json)).not.toContain(token);
});

it('does not trust cookies alone', async () => {
  for (const value of ['a.b.c', 'x'.repeat(40)]) {
    browser.cookies.set('JWT_TOKEN', { value, attributes: '' });
    browser.cookies.set('REFRESH_TOKEN', { value, attributes: '' });
    browser.cookies.set('SIGNED_IN', { value: '1', attributes: '' });
    expect((await open('/it/auth')).json).toHaveProperty('redirect');
    expect(browser.cookies.size).toBe(0);
  }
});

it('clears the flag without a session, and sets it again if it is missing', async () => {
  browser.cookies.set('SIGNED_IN', { value: '1', attributes: '' });
  await open('/it/auth');
  expect(browser.cookies.has('SIGNED_IN')).toBe(false);
  logIn();
  browser.cookies.delete('SIGNED_IN');
  await open('/it/auth');
  expect(browser.cookies.get('SIGNED_IN')?.value).toBe('1');
});

it('ends a session whose logout has not reached the site, instead of using it', async () => {
  logIn();
  browser.cookies.set('SIGNED_IN', { value: '0', attributes: '' });
  cms.requests.splice(0);
  expect((await open('/it/auth')).json).toHaveProperty('redirect');
  const sent = cms.requests.map(({ name }) => name);
  expect(sent).toContain('Logout');
  expect(sent).not.toContain('Viewer');
  expect([...browser.cookies.keys()]).toEqual(['DEVICE_TOKEN']);
});

it('renews an expired access token in the answer of the page', async () => {
  logIn();
  cms.expire();
  const before = browser.cookies.get('REFRESH_TOKEN')?.value;
  expect((await open('/it/auth')).json).toHaveProperty('props');
  expect(browser.cookies.get('REFRESH_TOKEN')?.value).not.toBe(before);
  expect((await open('/it/auth')).json).toHaveProperty('props');
});

it.each([
  ['it', '/account'],
  ['en', '/en/account'],
])('redirects a logged-in visitor from the login to the account, in %s', async (locale, to) => {
  expect((await open(`/${locale}/guest`)).json).toMatchObject({ props: {} });
  logIn();
  expect((await open(`/${locale}/guest`)).json).toMatchObject({
    redirect: { destination: to, statusCode: 307 },
  });
});

it.each(['auth', 'guest'])(
  'reports a failure for %s while the cms is unavailable',
  async (guard) => {
    logIn();
    const before = [...browser.cookies];
    await cms.stop();
    const { json } = await open(`/it/${guard}`);
    expect(json).toMatchObject({ status: 503, props: { view: { visitor: 'failed' } } });
    expect([...browser.cookies]).toEqual(before);
  },
);

it('fails for an unknown guard', async () => {
  const { json } = await open('/it/owner');
  expect(json).toMatchObject({ error: expect.stringContaining("Unknown middleware 'owner'") });
});
