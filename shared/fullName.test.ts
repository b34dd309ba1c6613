import { maxNameLength, nameFault } from './fullName';

// Characters that are invisible or change those around them are written by their number.
const accepted = [
  'Ada',
  'Nives Zamboni',
  'D’Annunzio',
  "O'Brien-Şahin",
  'María-José Núñez',
  'João Ñandú',
  'Zoë Ångström',
  'Łukasz Żółć',
  'J. R. R. Tolkien',
  'Анна Ивановна',
  'Ελένη Παπαδοπούλου',
  'محمد بن سلمان',
  'علی\u200Cرضا',
  '王小明',
  '葛\u{E0100}城 太郎',
  'देवनागरी नाम',
  'ʻAukai',
  'Nguyễn Thị Ánh',
  'Mel·lia',
  'Marco 2',
];

const refused = [
  '',
  '   ',
  '’',
  '-',
  'Ada 😀',
  '❤ Eva',
  'Ada ℹ\uFE0F',
  '<b>Ada</b>',
  'Ada; DROP TABLE visitors',
  'Ada & Eva',
  'Ada+Eva',
  '100%',
  '€',
  'casino.example',
  'Win at https://casino.example',
  'a@b',
  'Ada_Eva',
  'Ada\\Eva',
  '1\uFE0F\u20E3 Ada',
  '12345',
  'Ada\u202EEva',
  '(Ada)',
  'Ada!',
];

it.each(accepted)('accepts %j', (name) => {
  expect(nameFault(name)).toBeNull();
});

it.each(refused)('refuses %j', (name) => {
  expect(nameFault(name)).toBe('invalid');
});

it('counts characters instead of bytes, and repeated spaces as one', () => {
  const longest = `${'李'.repeat(49)} ${'ñ'.normalize('NFD').repeat(maxNameLength - 50)}`;
  expect(nameFault(longest)).toBeNull();
  expect(nameFault(`  ${longest.replace(' ', '   ')} `)).toBeNull();
  expect(nameFault(`${longest}a`)).toBe('tooLong');
  expect(nameFault('😀'.repeat(maxNameLength + 1))).toBe('tooLong');
});
