import { isRecord } from '../../lib/isRecord';
import { checkPassword } from './checkPassword';
import { estimate } from './estimate';

const context = ['Studium Castelmora', 'ada.rossi@example.org', 'Ada Rossi'];

async function codeOf(password: string): Promise<unknown> {
  try {
    await checkPassword(password, context);
    return 'accepted';
  } catch (error) {
    return isRecord(error) && isRecord(error.extensions) ? error.extensions.code : error;
  }
}

test.each([
  ['seven77', 'PASSWORD_TOO_SHORT'],
  ['', 'PASSWORD_TOO_SHORT'],
  ['🐢🐢🐢🐢🐢🐢🐢', 'PASSWORD_TOO_SHORT'],
  ['vetro-lilla'.repeat(12), 'PASSWORD_TOO_LONG'],
  ['password', 'PASSWORD_TOO_COMMON'],
  ['P@ssw0rd1!', 'PASSWORD_TOO_COMMON'],
  ['12345678', 'PASSWORD_TOO_COMMON'],
  ['25/12/2004', 'PASSWORD_TOO_COMMON'],
  ['qwertyuiop', 'PASSWORD_TOO_COMMON'],
  ['1q2w3e4r', 'PASSWORD_TOO_COMMON'],
  ['abcabcabc', 'PASSWORD_TOO_COMMON'],
  ['aaaaaaaaa', 'PASSWORD_TOO_COMMON'],
  ['juventus1897', 'PASSWORD_TOO_COMMON'],
  ['Forza Napoli!', 'PASSWORD_TOO_COMMON'],
  ['tiamotanto'.replace('tanto', 'amore'), 'PASSWORD_TOO_COMMON'],
  ['principessa', 'PASSWORD_TOO_COMMON'],
  ['Università', 'PASSWORD_TOO_COMMON'],
  ['iloveyou99', 'PASSWORD_TOO_COMMON'],
  ['2026estate', 'PASSWORD_TOO_COMMON'],
  ['redazione2026', 'PASSWORD_TOO_COMMON'],
  ['Comune2026!!!', 'PASSWORD_TOO_COMMON'],
  ['aromletsaC2026', 'PASSWORD_TOO_COMMON'],
  ['c4stelm0ra26', 'PASSWORD_TOO_COMMON'],
  ['Castelmora2026', 'PASSWORD_CONTEXT'],
  ['Ada+Rossi+Studium+Castelmora', 'PASSWORD_CONTEXT'],
  ['studium!studium', 'PASSWORD_CONTEXT'],
  ['adarossi1999', 'PASSWORD_CONTEXT'],
  ['RossiAda!!', 'PASSWORD_CONTEXT'],
  ['Rossi-password', 'PASSWORD_CONTEXT'],
])('refuses "%s": %s', async (password, code) => {
  expect(await codeOf(password)).toBe(code);
});

test.each([
  'correct horse battery staple',
  'sette gatti sul tetto',
  'vk3-Lq9!xw',
  '        ~~~~        ~',
  'Пароль-без-смысла',
  '湖畔の静かな図書館',
  '🐢🌊🎻🧵🏰🍐🦉🚲',
  'vetro-lilla'.repeat(11),
  'la signora Rossi va in barca',
])('accepts "%s"', async (password) => {
  expect(await codeOf(password)).toBe('accepted');
});

test('a letter with a combining accent counts as one character', async () => {
  // Each accented e consists of two code points.
  expect(await codeOf('xe\u0301ye\u0301ze\u0301')).toBe('PASSWORD_TOO_SHORT');
});

test('only the first 32 characters of a long password are estimated, which limits the work', () => {
  const long = 'aZ9$kLp'.repeat(18);
  expect(estimate(long, [])).toEqual(estimate(long.slice(0, 32), []));
});
