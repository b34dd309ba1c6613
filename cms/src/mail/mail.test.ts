import { isMailAddress } from './isMailAddress';
import { nameToGreet } from './nameToGreet';

test.each(['anna@example.org', 'a.b+c@sub.example.org', 'o’neil@università.example'])(
  'accepts the address %s',
  (address) => expect(isMailAddress(address)).toBe(true),
);

test.each([
  'anna@example.org\r\nBcc: all@example.org',
  'anna@example.org, berta@example.org',
  'Anna <anna@example.org>',
  'anna@example.org>',
  '"a b"@example.org',
  'anna@',
  '@example.org',
  'anna@exa mple.org',
  'anna\u0000@example.org',
  `${'a'.repeat(65)}@example.org`,
])('refuses the address %j', (address) => expect(isMailAddress(address)).toBe(false));

test.each(['Anna Serra', 'Jean-Luc D’Arcy', 'Anna B. Serra', '李小龍', 'Zoë Müller'])(
  'greets %s by name',
  (name) => expect(nameToGreet(name)).toBe(name),
);

test.each([
  'You won: http://bad.example',
  'visit bad.example now',
  'www bad',
  'write to a@b',
  'Win 1000 €',
  'x'.repeat(61),
])('does not use the message %j as a name in a greeting', (name) =>
  expect(nameToGreet(name)).toBe(''),
);

test('line breaks in a name become spaces', () => {
  expect(nameToGreet('Anna\r\nBcc\u2028Serra')).toBe('Anna Bcc Serra');
});
