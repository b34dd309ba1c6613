import { stringify, type ParsedUrlQueryInput } from 'node:querystring';
import { callHandler } from '@/server/bff/testing/callHandler';
import { FakeCms } from '@/server/bff/testing/FakeCms';
import { findContentPage } from './findContentPage';
import { feedbackHandler } from './feedbackHandler';

const cms = new FakeCms();
const received = () => cms.requests.map(({ variables }) => variables);

beforeAll(() => cms.start());
beforeEach(() => {
  cms.requests.splice(0);
  cms.overrides.set('SendFeedback', { body: { data: { sendFeedback: true } } });
});
afterAll(() => cms.stop());

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

const post = (body: ParsedUrlQueryInput, headers: Record<string, string> = form, method = 'POST') =>
  callHandler(feedbackHandler, { method, headers, body: stringify(body) });

const code = (sent: { body?: unknown }): unknown =>
  (sent.body as { errors: { extensions: { code: string } }[] } | undefined)?.errors[0]?.extensions
    .code;

it('sends feedback without JavaScript to the cms and redirects back to the page', async () => {
  const sent = await post({ path: '/en/services/canteen', clear: 'yes' });
  expect(sent).toMatchObject({ status: 303, to: '/en/services/canteen#feedback-thanks' });
  expect(sent.headers['cache-control']).toBe('no-store');
  expect(received()).toEqual([
    { site: 'en', uri: 'services/canteen', clear: true, kind: 'opinion', reason: null },
  ]);
  expect(cms.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
});

it('sends feedback of a script to the cms, with its reason and without a redirect', async () => {
  const body = { path: '/', clear: 'no', reason: ' Troppo lungo ' };
  const sent = await post(body, { ...form, accept: 'application/json' });
  expect(sent.status).toBe(204);
  expect(received()).toEqual([
    { site: 'it', uri: '__home__', clear: false, kind: 'opinion', reason: 'Troppo lungo' },
  ]);
});

it('sends a report of an error as kind `report`', async () => {
  await post({ path: '/alloggi/mansarda', clear: 'no', kind: 'report', reason: 'Affittata' });
  expect(received()).toMatchObject([
    { uri: 'alloggi/mansarda', kind: 'report', reason: 'Affittata' },
  ]);
});

it('cuts a reason that is longer than the contract allows', async () => {
  await post({ path: '/', clear: 'no', reason: 'x'.repeat(510) });
  expect(received()).toMatchObject([{ reason: 'x'.repeat(500) }]);
});

it('redirects to an error message if the cms refuses, and returns the code to a script', async () => {
  cms.overrides.set('SendFeedback', {
    body: { errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED' } }] },
  });
  const body = { path: '/muoversi', clear: 'yes' };
  expect(await post(body)).toMatchObject({ status: 303, to: '/muoversi#feedback-failed' });
  const sent = await post(body, { ...form, accept: 'application/json' });
  expect([sent.status, code(sent)]).toEqual([429, 'RATE_LIMITED']);
});

it('answers 404 for a page that is not there', async () => {
  cms.overrides.set('SendFeedback', {
    body: { errors: [{ message: 'None', extensions: { code: 'UNKNOWN_PAGE' } }] },
  });
  const body = { path: '/muoversi', clear: 'yes' };
  expect((await post(body, { ...form, accept: 'application/json' })).status).toBe(404);
});

it('does the same if the cms does not answer, and does not log the reason', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await cms.stop();
  const sent = await post({ path: '/muoversi', clear: 'no', reason: 'secret' });
  await cms.start();
  expect(sent.to).toBe('/muoversi#feedback-failed');
  expect(log.mock.calls.flat().join()).not.toContain('secret');
  log.mockRestore();
});

it.each([
  [{ ...form, 'sec-fetch-site': 'cross-site' }, 403, 'BFF_FOREIGN_ORIGIN'],
  [
    { 'content-type': form['content-type'], origin: 'https://evil.example' },
    403,
    'BFF_FOREIGN_ORIGIN',
  ],
  [{ 'content-type': form['content-type'] }, 403, 'BFF_FOREIGN_ORIGIN'],
  [{ ...form, 'content-type': 'text/plain' }, 415, 'BFF_WRONG_TYPE'],
])('refuses a request that no page of the site sends: %j', async (headers, status, refusal) => {
  const sent = await post({ path: '/', clear: 'yes' }, headers);
  expect([sent.status, code(sent)]).toEqual([status, refusal]);
  expect(received()).toEqual([]);
});

it.each([
  {},
  { path: '/', clear: 'maybe' },
  { path: '/', clear: 'no', kind: 'threat' },
  { path: ['/', '/x'], clear: 'yes' },
  { path: '/a/b/c/d', clear: 'yes' },
  { path: '/account/profile', clear: 'yes' },
  { path: 'https://evil.example/', clear: 'yes' },
  { path: '/', clear: 'yes', reason: 'x'.repeat(3000) },
])('refuses %j without a request to the cms', async (body) => {
  const sent = await post(body);
  expect([sent.status, code(sent)]).toEqual([400, 'BFF_BAD_REQUEST']);
  expect(received()).toEqual([]);
});

it('accepts only POST', async () => {
  const sent = await post({}, form, 'GET');
  expect([sent.status, sent.headers.allow]).toEqual([405, 'POST']);
});

it.each([
  ['//evil.example', '/evil.example'],
  ['//evil.example/\\x', null],
  ['/\\evil.example', null],
  ['/muoversi?next=https://evil.example#x', '/muoversi'],
  ['/en', '/en'],
  ['/cerca', null],
  ['/lista/0123456789abcdef', null],
  ['/dati-aperti', null],
])('feedback about %s redirects to %s', (path, back) => {
  expect(findContentPage(path)?.path ?? null).toBe(back);
});
