import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cmsDir } from '../src/paths';
import { attributesOf, directives, slide } from './markdown/directives';
import { entryTypes } from './sections';

const guide = readFileSync(path.join(cmsDir, '../docs/how-to-write-a-town.md'), 'utf8');
const rows = guide.split('\n').filter((line) => line.startsWith('|'));

describe('the guide docs/how-to-write-a-town.md', () => {
  it.each(Object.entries(entryTypes))('has every field of %s', (section, type) => {
    const row = rows.find((line) => line.startsWith(`| \`${section}\``)) ?? '';
    const [, , translated = '', shared = ''] = row.split('|');
    const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(namesIn(translated).sort()).toEqual(Object.keys(type.translated(true).shape).sort());
    expect(namesIn(shared).sort()).toEqual(
      Object.keys(type.shared.shape)
        .filter((name) => name !== 'contactLinks')
        .sort(),
    );
  });

  it.each(
    Object.values({ ...directives, slide }).map(
      (directive) => [directive.name, directive] as const,
    ),
  )('has %s with its attributes', (name, directive) => {
    expect(rows.some((row) => new RegExp(`:${name}(\\[…\\])?\``).test(row))).toBe(true);
    for (const attribute of Object.keys(attributesOf(directive)))
      expect(guide).toContain(`\`${attribute}\``);
  });
});
