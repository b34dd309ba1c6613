import { isVerificationCode } from './isVerificationCode';
import { safeNext } from './safeNext';

it.each([
  ['/account', '/account'],
  ['/account/events', '/account/events'],
  ['/en/account', '/en/account'],
  ['/', '/'],
  ['/en', '/en'],
  ['/alloggi/attico-in-centro', '/alloggi/attico-in-centro'],
  ['/alloggi?category=stanze&x=', '/alloggi?category=stanze&x='],
  ['/eventi/caff%C3%A8', '/eventi/caff%C3%A8'],
  ['/credits?next=//evil.example', '/credits?next=%2F%2Fevil.example'],
])('accepts the path %s', (next, to) => {
  expect(safeNext(next, 'it')).toBe(to);
});

/** Values of `next` in malicious links, which must not be accepted. */
const malicious = [
  undefined,
  '',
  ' ',
  'account',
  'evil.example',
  'https://evil.example',
  'http:evil.example',
  'HTTPS://EVIL.EXAMPLE/account',
  '//evil.example',
  '///evil.example',
  '////evil.example/account',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /account',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/%2F/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0D%0ALocation:%20https://evil.example',
  '/account%0d%0aSet-Cookie:a=b',
  '/.//evil.example',
  '/..//evil.example',
  '/../',
  '/..',
  '/.',
  '/account/..//evil.example',
  '/alloggi/..',
  '/alloggi/%2e%2e',
  '/alloggi/%2e%2e%2f%2fevil.example',
  '/%2e%2e//evil.example',
  '/account//evil.example',
  '/account/;@evil.example',
  '/@evil.example',
  '/:80',
  '/account@evil.example:80/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  '/\u2044evil.example',
  '/\uff0fevil.example',
  '\uff0f\uff0fevil.example',
  '/\u202e/elpmaxe.live',
  '/<script>alert(1)</script>',
  '/account#//evil.example',
  '/%',
  '/%E0%A4%A',
  '/login',
  '/en/login?next=/login',
  '/admin/set-password?code=x',
  '/nessuna/pagina/qui',
  `/${'a'.repeat(2000)}`,
];

it('returns the account page for each of more than 60 malicious addresses', () => {
  expect(malicious.length).toBeGreaterThanOrEqual(60);
  for (const next of malicious) {
    expect({ next, to: safeNext(next, 'it') }).toEqual({ next, to: '/account' });
    expect(safeNext(next, 'en')).toBe('/en/account');
  }
});

it('stays on this origin for each accepted path', () => {
  const letters = ['/', '\\', '.', ':', '@', 'a', '%2f', '%5c', '?', '#', '//', '\t', 'en', 'http'];
  const foreign: string[] = [];
  for (let number = 0; number < letters.length ** 4; number += 1) {
    const next = `/${[0, 1, 2, 3]
      .map((place) => letters[Math.floor(number / letters.length ** place) % letters.length] ?? '')
      .join('')}`;
    const { host } = new URL(safeNext(next, 'it'), 'https://studium.example');
    if (host !== 'studium.example') foreign.push(next);
  }
  expect(foreign).toEqual([]);
});

describe('a verification code', () => {
  const code = 'aB3_-'.repeat(6) + 'xY';
  const id = '0b7a1f2c-58f1-4f0e-9a53-0d3c2a6b1e4f';

  it('has 32 letters, digits, dashes or underscores, and an account id', () => {
    expect(isVerificationCode(code, id)).toBe(true);
    expect(isVerificationCode(code, id.toUpperCase())).toBe(true);
  });

  it.each([
    [undefined, id],
    [code, undefined],
    ['', ''],
    [code.slice(1), id],
    [`${code}a`, id],
    [`${code}\n`, id],
    [code.replace('a', ' '), id],
    [code.replace('a', 'à'), id],
    [code, id.replaceAll('-', '')],
    [code, `${id}\n`],
  ])('is invalid: %j with the account id %j', (value, account) => {
    expect(isVerificationCode(value, account)).toBe(false);
  });
});
