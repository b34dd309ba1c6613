import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxNameLength, nameFault } from './fullName';

const file = join(process.cwd(), 'graphql/fullNames.json');
const names = JSON.parse(readFileSync(file, 'utf8')) as Record<'accepted' | 'refused', string[]>;

it.each(names.accepted)('accepts %j', (name) => {
  expect(nameFault(name)).toBeNull();
});

it.each(names.refused)('rejects %j', (name) => {
  expect(nameFault(name)).toBe('invalid');
});

it('counts characters, not bytes, and repeated spaces once', () => {
  const longest = `${'李'.repeat(49)} ${'ñ'.normalize('NFD').repeat(maxNameLength - 50)}`;
  expect(nameFault(longest)).toBeNull();
  expect(nameFault(`  ${longest.replace(' ', '   ')} `)).toBeNull();
  expect(nameFault(`${longest}a`)).toBe('tooLong');
  expect(nameFault('😀'.repeat(maxNameLength + 1))).toBe('tooLong');
});
