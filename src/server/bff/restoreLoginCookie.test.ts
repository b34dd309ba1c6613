import { listen, requestRaw, type TestServer } from '../testing';
import { restoreLoginCookie } from './restoreLoginCookie';

let server: TestServer;
let isPersonal: boolean;
beforeAll(async () => {
  server = await listen((request, response) => {
    isPersonal = restoreLoginCookie(request, response);
    response.end();
  });
});
afterAll(() => server.close());

const jwt = 'JWT_TOKEN=a.b.c';
const refresh = 'REFRESH_TOKEN=abcdefghijkl';
const html = 'text/html,*/*;q=0.8';
const send = async (cookie: string, path = '/alloggi', accept = html) => {
  const { headers } = await requestRaw(server.url + path, { cookie, accept }, 'GET');
  return headers['set-cookie'] ?? [];
};

it.each([jwt, refresh, `${jwt}; ${refresh}`])(
  'sets the flag on a page that is opened with %s',
  async (cookie) => {
    expect(await send(cookie)).toEqual(['SIGNED_IN=1; Path=/; SameSite=Lax']);
    expect(isPersonal).toBe(true);
  },
);

it.each([
  ['with the flag', `${jwt}; SIGNED_IN=1`, '/', html],
  ['without a token', 'SIGNED_IN=1', '/', html],
  ['with a text that is no token', 'JWT_TOKEN=x', '/', html],
  ['for a file', jwt, '/icons/favicon.svg', 'image/*'],
  ['of a script', jwt, '/_next/data/b/it/alloggi.json', '*/*'],
  ['of the BFF', jwt, '/api/session', html],
])('sets no cookie on a request %s', async (_, cookie, path, accept) => {
  expect(await send(cookie, path, accept)).toEqual([]);
  expect(isPersonal).toBe(false);
});

it('deletes the mark of a logout that has reached the site after all', async () => {
  expect((await send('SIGNED_IN=0')).some((line) => line.startsWith('SIGNED_IN=;'))).toBe(true);
});

it('deletes the tokens of a session whose logout has not reached the site', async () => {
  const lines = await send(`${jwt}; ${refresh}; SIGNED_IN=0`);
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    'JWT_TOKEN',
    'REFRESH_TOKEN',
    'SIGNED_IN',
  ]);
  for (const line of lines) expect(line).toContain('Max-Age=-1');
});
