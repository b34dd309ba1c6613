import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames, iconHref } from './icons';

const file = readFileSync(join(process.cwd(), 'public/icons/signs.svg'), 'utf8');

it('lists exactly the icons of the file', () => {
  const drawn = [...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect([...iconNames]).toEqual(drawn);
});

it('has a content hash in the address of the file', () => {
  const version = createHash('sha256').update(file).digest('hex').slice(0, 8);
  expect(iconHref('search')).toBe(`/icons/signs.svg?v=${version}#search`);
});
