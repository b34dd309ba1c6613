import { consentVersion, readChoice, choiceCookie } from './choice';

const at = Date.UTC(2026, 2, 10, 9);
const cookie = (statistics: boolean) =>
  `theme=dark; ${choiceCookie({ statistics, at }, false).split(';')[0] ?? ''}; x=1`;

it.each([true, false])('is still valid after 5 months and 29 days (%s)', (statistics) => {
  const later = Date.UTC(2026, 8, 8, 9);
  expect(readChoice(cookie(statistics), later)).toEqual({ statistics, at });
});

it.each([true, false])('has expired after 6 months and 1 day (%s)', (statistics) => {
  expect(readChoice(cookie(statistics), Date.UTC(2026, 8, 11, 9))).toBeNull();
});

it('is valid on a device whose clock is behind that of the server', () => {
  expect(readChoice(cookie(true), at - 3_600_000)).toEqual({ statistics: true, at });
  expect(readChoice(cookie(true), at - 2 * 86_400_000)).toBeNull();
});

it('expires on the last day of a shorter month', () => {
  const august = Date.UTC(2026, 7, 31, 9);
  const stored = choiceCookie({ statistics: true, at: august }, false);
  expect(stored).toContain('Expires=Sun, 28 Feb 2027');
});

it('is not valid for another version', () => {
  const old = cookie(true).replace(`=${consentVersion}.`, `=${consentVersion + 1}.`);
  expect(readChoice(old, at + 1)).toBeNull();
});

it.each([
  '',
  'CONSENT=',
  'CONSENT=1',
  'CONSENT=1.x.yes',
  'CONSENT=1.99999999999.yes',
  'XCONSENT=1.1.yes',
])('reads no choice from %j', (cookies) => expect(readChoice(cookies, at)).toBeNull());

it('sets a Secure cookie on https, and SameSite=Lax', () => {
  expect(choiceCookie({ statistics: false, at }, true)).toMatch(
    /^CONSENT=1\.\d{10}\.no; Path=\/; Expires=.+; SameSite=Lax; Secure$/,
  );
});
