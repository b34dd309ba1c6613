import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, type Colour, grounds, lettersOnLight } from './colours';
import { readable } from './readable';
import { testEntry } from './testEntry';

const theme = path.resolve(__dirname, '../../../src/theme');
const tokens =
  readFileSync(path.join(theme, 'tokens.ts'), 'utf8').split('export const dark')[0] ?? '';
const siteGrounds = readFileSync(path.join(theme, 'grounds.ts'), 'utf8');

const token = (name: string) => new RegExp(`\\n  '?${name}'?: '(#[0-9a-f]{6})'`).exec(tokens)?.[1];
const groundToken = (name: string) =>
  new RegExp(`groundColors = {[^}]*\\b${name}: '([\\w-]+)'`).exec(siteGrounds)?.[1] ?? '';
const names = Object.keys(grounds) as Colour[];

test.each(names)('%s has the value of the site’s theme', (name) => {
  expect(grounds[name]).toBe(token(groundToken(name)));
});

test('text colours on light backgrounds are those of the site', () => {
  expect(lettersOnLight).toEqual({ ochre: token('umber'), sage: token('sage') });
});

test('each pair of colours that the site accepts gets no warning', () => {
  const listed = (ground: string) =>
    new RegExp(`readableOn[^}]*\\b${ground}: \\[([^\\]]*)\\]`).exec(siteGrounds)?.[1] ?? '';
  const unlike = names.flatMap((ground) =>
    names.filter(
      (letters) => listed(ground).includes(`'${letters}'`) && contrast(ground, letters) < 4.5,
    ),
  );
  expect(listed('night')).toContain('paper');
  expect(unlike).toEqual([]);
});

test('ink on white has a high contrast, a colour on itself the lowest', () => {
  expect(contrast('surface', 'ink')).toBeGreaterThan(15);
  expect(contrast('plum', 'plum')).toBe(1);
});

const warned = (...blocks: unknown[]) =>
  readable(testEntry({ draft: { contentManager: { it: blocks, en: [] } } }));

test('unreadable text on the background of its block gets a warning', () => {
  expect(warned({ backgroundColor: 'brick', textColor: 'river' })).toEqual([
    expect.objectContaining({ field: 'contentManager.0.textColor', sites: ['it'] }),
  ]);
  expect(warned({ backgroundColor: 'brick', textColor: 'paper' })).toEqual([]);
});

test('text in a block inside a coloured block is checked on that background', () => {
  const children = [{ blockType: 'textContent', textColor: 'ink' }];
  expect(warned({ backgroundColor: 'night', children })).toHaveLength(1);
  expect(warned({ backgroundColor: 'ochre', children })).toEqual([]);
});

test('text over the picture of a hero is not checked, because the site chooses its colour', () => {
  const children = [{ textColor: 'surface' }];
  expect(warned({ blockType: 'hero', children })).toEqual([]);
  expect(warned({ blockType: 'group', children })).toHaveLength(1);
});
