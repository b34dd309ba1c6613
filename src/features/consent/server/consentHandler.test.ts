import { callHandler } from '@/server/bff/testing/callHandler';
import { readChoice } from '../choice';
import { consentHandler } from './consentHandler';

const headers = { 'sec-fetch-site': 'same-origin' };
const post = (statistics: string | string[], more = headers) =>
  callHandler(consentHandler, { method: 'POST', headers: more, query: { statistics } });

it.each([
  ['yes', true],
  ['no', false],
])('sets the cookie of the choice for six months: %s', async (answer, statistics) => {
  const sent = await post(answer);
  expect(sent.status).toBe(204);
  const cookie = sent.headers['set-cookie'] ?? '';
  expect(readChoice(cookie.split(';')[0] ?? '', Date.now())).toMatchObject({ statistics });
  const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThan(185);
});

it.each([['maybe'], [['yes', 'no']]])('refuses another choice: %j', async (answer) => {
  const sent = await post(answer);
  expect(sent.status).toBe(400);
  expect(sent.headers).not.toHaveProperty('set-cookie');
});

it('refuses a request of another site', async () => {
  const sent = await post('yes', { 'sec-fetch-site': 'cross-site' });
  expect(sent.status).toBe(403);
  expect(sent.headers).not.toHaveProperty('set-cookie');
});
