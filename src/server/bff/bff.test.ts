import { operationHashes } from '@/gql/operationHashes';
import type { TestServer } from '../testing';
import { Browser } from './testing/Browser';
import { FakeCms } from './testing/FakeCms';
import { openBff } from './testing/openBff';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const cms = new FakeCms();
let site: TestServer;
let browser: Browser;

const viewer = { operation: operationHashes.Viewer, variables: {} };
const codeOf = (answer: { json: unknown }) =>
  (answer.json as { errors?: { extensions: { code: string } }[] } | null)?.errors?.[0]?.extensions
    .code;

beforeAll(async () => {
  site = await openBff();
});
beforeEach(async () => {
  await cms.start();
  browser = new Browser(site.url);
  cms.requests.splice(0);
  cms.overrides.clear();
  log.mockClear();
});
afterEach(async () => {
  const logged = log.mock.calls.flat().join('\n');
  for (const secret of [...cms.tokens, ...Object.values(cms.credentials)]) {
    expect(logged).not.toContain(secret);
  }
  await cms.stop();
});
afterAll(() => site.close());

const logIn = (client = browser) => client.post('/api/session', cms.credentials);

describe('logging in', () => {
  it('returns the user, and stores the tokens in cookies that scripts cannot read', async () => {
    const answer = await logIn();
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      user: {
        __typename: 'User',
        id: '7',
        fullName: 'Ada Bianchi',
        email: 'ada@example.org',
        favorites: [],
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { JWT_TOKEN, REFRESH_TOKEN, SIGNED_IN, DEVICE_TOKEN } = Object.fromEntries(
      browser.cookies,
    );
    expect(JWT_TOKEN?.attributes).toMatch(/Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(REFRESH_TOKEN?.attributes.trim()).toBe('Path=/; HttpOnly; SameSite=Lax');
    expect(SIGNED_IN).toEqual({ value: '1', attributes: ' Path=/; SameSite=Lax' });
    expect(DEVICE_TOKEN?.attributes).toContain('HttpOnly');
    const expires = Date.parse(/Expires=([^;]+)/.exec(JWT_TOKEN?.attributes ?? '')?.[1] ?? '');
    expect(Math.abs(expires - Date.now() - 30 * 60_000)).toBeLessThan(5000);
  });

  it('marks the cookies as secure if the site uses https', async () => {
    process.env.SITE_URL = 'https://studium.example';
    await logIn();
    delete process.env.SITE_URL;
    for (const { attributes } of browser.cookies.values()) expect(attributes).toContain('Secure');
  });

  it.each([
    ['a wrong password', { email: 'ada@example.org', password: 'sbagliata' }],
    ['an unknown address', { email: 'nessuno@example.org', password: 'un-cavallo-giallo' }],
    ['nothing', { email: '', password: '' }],
  ])('refuses %s with the same message, and sets no cookie', async (_, credentials) => {
    const answer = await browser.post('/api/session', credentials);
    expect(answer.status).toBe(401);
    expect(answer.body).toBe(
      '{"errors":[{"message":"The username or password is incorrect.","extensions":{"code":"INVALID"}}]}',
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('forwards the time of the next attempt', async () => {
    const extensions = { code: 'RATE_LIMITED', retryAfter: 90 };
    cms.overrides.set('Authenticate', {
      status: 429,
      headers: { 'retry-after': '90' },
      body: { errors: [{ message: 'Too many log in attempts', extensions }] },
    });
    const answer = await logIn();
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('90');
    expect(answer.json).toMatchObject({ errors: [{ extensions }] });
  });

  it('sends the cms the visitor’s address, the browser and the device token', async () => {
    await browser.post('/api/session', cms.credentials, { 'user-agent': 'Firefox' });
    const device = browser.cookies.get('DEVICE_TOKEN')?.value;
    await browser.post('/api/session', cms.credentials, {
      'user-agent': 'Firefox',
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    });
    const [first, second] = cms.requests.map(({ headers }) => headers);
    expect(first).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'user-agent': 'Firefox' });
    expect(first).not.toHaveProperty('x-device-token');
    expect(second).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-device-token': device });
  });

  it('does not report a failing database as a wrong password or an ended session', async () => {
    await logIn();
    const before = [...browser.cookies];
    const fault = {
      errors: [{ message: 'Something went wrong when processing the GraphQL query.' }],
      data: { authenticate: null },
    };
    cms.overrides.set('Authenticate', { body: fault });
    cms.overrides.set('Viewer', { status: 401, body: { errors: [{ message: 'x' }] } });
    cms.overrides.set('RefreshToken', { body: { ...fault, data: { refreshToken: null } } });
    for (const answer of [await logIn(), await browser.post('/api', viewer)]) {
      expect(codeOf(answer)).toBe('CMS_UNREACHABLE');
    }
    expect([...browser.cookies]).toEqual(before);
  });

  it('reports that the cms is unavailable, and does not change the session', async () => {
    await logIn();
    const before = [...browser.cookies];
    await cms.stop();
    for (const answer of [await logIn(), await browser.post('/api', viewer)]) {
      expect(answer.status).toBe(502);
      expect(codeOf(answer)).toBe('CMS_UNREACHABLE');
    }
    expect([...browser.cookies]).toEqual(before);
  });

  it('does not accept a login without a user', async () => {
    cms.overrides.set('Authenticate', {
      body: {
        data: { authenticate: { jwt: 'a.b.c', jwtExpiresAt: 1, refreshToken: 'r', user: {} } },
      },
    });
    expect((await logIn()).status).toBe(502);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('an expired access token', () => {
  it('is renewed once for 20 parallel requests, and all of them succeed', async () => {
    await logIn();
    cms.expire();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api', viewer)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(cms.count('RefreshToken')).toBe(1);
    expect((await browser.post('/api', viewer)).status).toBe(200);
  });

  it('is not renewed again for a later request with the old cookies', async () => {
    await logIn();
    cms.expire();
    const late = new Browser(site.url);
    for (const [name, cookie] of browser.cookies) late.cookies.set(name, cookie);
    expect((await browser.post('/api', viewer)).status).toBe(200);
    expect((await late.post('/api', viewer)).status).toBe(200);
    expect(cms.count('RefreshToken')).toBe(1);
    expect(late.cookies.get('REFRESH_TOKEN')).toEqual(browser.cookies.get('REFRESH_TOKEN'));
  });

  it('is renewed before the request if the browser has deleted it', async () => {
    await logIn();
    browser.cookies.delete('JWT_TOKEN');
    cms.requests.splice(0);
    expect((await browser.post('/api', viewer)).status).toBe(200);
    expect(cms.requests.map(({ name }) => name)).toEqual(['RefreshToken', 'Viewer']);
  });

  it('ends the session if there is no refresh token', async () => {
    await logIn();
    cms.expire();
    browser.cookies.delete('REFRESH_TOKEN');
    const answer = await browser.post('/api', viewer);
    expect(answer.status).toBe(401);
    expect(codeOf(answer)).toBe('SESSION_ENDED');
    expect([...browser.cookies.keys()]).toEqual(['DEVICE_TOKEN']);
  });

  it('ends the session if the refresh fails', async () => {
    await logIn();
    cms.expire();
    browser.cookies.set('REFRESH_TOKEN', { value: 'x'.repeat(32), attributes: '' });
    expect(codeOf(await browser.post('/api', viewer))).toBe('SESSION_ENDED');
    expect([...browser.cookies.keys()]).toEqual(['DEVICE_TOKEN']);
  });

  it('does not end the session if refreshing is rate-limited or the cms is unavailable', async () => {
    await logIn();
    browser.cookies.delete('JWT_TOKEN');
    const extensions = { code: 'RATE_LIMITED', retryAfter: 3 };
    const body = { errors: [{ message: 'Slowly', extensions }] };
    cms.overrides.set('RefreshToken', { status: 429, headers: { 'retry-after': '3' }, body });
    const limited = await browser.post('/api', viewer);
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '3']);
    cms.overrides.set('RefreshToken', { status: 503, body: '<html>' });
    expect((await browser.post('/api', viewer)).status).toBe(502);
    cms.overrides.clear();
    expect((await browser.post('/api', viewer)).status).toBe(200);
  });

  it('does not prevent a request for a new password', async () => {
    browser.cookies.set('JWT_TOKEN', { value: 'a.b.c', attributes: '' });
    const variables = { email: 'ada@example.org' };
    const operation = operationHashes.ForgottenPassword;
    expect((await browser.post('/api', { operation, variables })).status).toBe(200);
  });
});

describe('logging out', () => {
  it('clears the cookies and ends the session in the cms, even with an expired access token', async () => {
    await logIn();
    cms.expire();
    const old = new Map(browser.cookies);
    const answer = await browser.send('DELETE', '/api/session');
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect([...browser.cookies.keys()]).toEqual(['DEVICE_TOKEN']);
    // There is one line for each name, so that the order does not matter.
    expect(answer.headers['set-cookie']).toHaveLength(3);
    for (const [name, cookie] of old) browser.cookies.set(name, cookie);
    expect(codeOf(await browser.post('/api', viewer))).toBe('SESSION_ENDED');
  });

  it('clears the cookies if the cms is unavailable, and if no visitor was logged in', async () => {
    await logIn();
    await cms.stop();
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual(['DEVICE_TOKEN']);
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
  });
});

describe('deleting the account', () => {
  const call = (password: string) => ({
    operation: operationHashes.DeleteAccount,
    variables: { password, confirmPassword: password },
  });

  it('clears also the device token', async () => {
    await logIn();
    expect((await browser.post('/api', call(cms.credentials.password))).json).toEqual({
      data: { deleteAccount: 'Successfully deleted account' },
    });
    expect(browser.cookies.size).toBe(0);
  });

  it.each(['a wrong password', 'the cms unavailable'])(
    'logs out also with %s',
    async (condition) => {
      await logIn();
      const old = new Map(browser.cookies);
      if (condition === 'the cms unavailable') await cms.stop();
      const answer = await browser.post('/api', call('sbagliata'));
      expect(codeOf(answer)).toBe(
        condition === 'the cms unavailable' ? 'CMS_UNREACHABLE' : 'INVALID',
      );
      expect([...browser.cookies.keys()]).toEqual(['DEVICE_TOKEN']);
      if (condition === 'the cms unavailable') return;
      for (const [name, cookie] of old) browser.cookies.set(name, cookie);
      expect(codeOf(await browser.post('/api', viewer))).toBe('SESSION_ENDED');
    },
  );
});

describe('registering', () => {
  const variables = { email: 'eva@example.org', password: 'una-luna-blu', fullName: 'Eva Rossi' };
  const call = { operation: operationHashes.Register, variables };

  it('needs the privacy notice to be accepted', async () => {
    for (const body of [call, { ...call, privacyAccepted: false }]) {
      const answer = await browser.post('/api', body);
      expect([answer.status, codeOf(answer)]).toEqual([400, 'PRIVACY_NOT_ACCEPTED']);
    }
    expect(cms.requests).toEqual([]);
  });

  it('does not log the visitor in, even if the cms answers with tokens', async () => {
    const answer = await browser.post('/api', { ...call, privacyAccepted: true });
    expect(answer.json).toMatchObject({ data: { register: { user: { id: '7' } } } });
    for (const token of cms.tokens) expect(answer.body).not.toContain(token);
    expect(browser.cookies.size).toBe(0);
  });
});

it('ignores garbage in cookies', async () => {
  const garbage = [
    '',
    'x',
    '%',
    '%E0%A4%A',
    '"',
    'a.b.c',
    '../..',
    'é'.repeat(9),
    'a'.repeat(5000),
  ];
  for (const jwt of garbage) {
    for (const refresh of garbage) {
      const cookie = `JWT_TOKEN=${encodeURI(jwt)}; REFRESH_TOKEN=${encodeURI(refresh)}; =; __proto__=1`;
      const answer = await browser.send('POST', '/api', JSON.stringify(viewer), { cookie });
      expect([answer.status, codeOf(answer)]).toEqual([401, 'SESSION_ENDED']);
    }
  }
});

it('forwards only the message, the code and the retry time of an error', async () => {
  await logIn();
  cms.overrides.set('Viewer', {
    body: {
      errors: [{ message: 'No', path: ['x'], trace: 's', extensions: { code: 'C', sql: 'x' } }],
    },
  });
  expect((await browser.post('/api', viewer)).body).toBe(
    '{"errors":[{"message":"No","extensions":{"code":"C"}}]}',
  );
});
