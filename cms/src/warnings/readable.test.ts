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

test.each(names)('%s is the colour that the site paints', (name) => {
  expect(grounds[name]).toBe(token(groundToken(name)));
});

test('letters on light grounds are those of the site', () => {
  expect(lettersOnLight).toEqual({ ochre: token('umber'), sage: token('sage') });
});

test('the site keeps letters in the same pairs of colours that are not warned of', () => {
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

test('black on white has the highest contrast there is, a colour on itself the lowest', () => {
  expect(contrast('surface', 'ink')).toBeGreaterThan(15);
  expect(contrast('plum', 'plum')).toBe(1);
});

const warned = (...blocks: unknown[]) =>
  readable(testEntry({ draft: { contentManager: { it: blocks, en: [] } } }));

test('letters that cannot be read on the block’s own ground are warned of', () => {
  expect(warned({ backgroundColor: 'brick', textColor: 'river' })).toEqual([
    expect.objectContaining({ field: 'contentManager.0.textColor', sites: ['it'] }),
  ]);
  expect(warned({ backgroundColor: 'brick', textColor: 'paper' })).toEqual([]);
});

test('letters inside a coloured block stand on its ground', () => {
  const children = [{ blockType: 'textContent', textColor: 'ink' }];
  expect(warned({ backgroundColor: 'night', children })).toHaveLength(1);
  expect(warned({ backgroundColor: 'ochre', children })).toEqual([]);
});

test('over the picture of a hero the site chooses the letters itself', () => {
  const children = [{ textColor: 'surface' }];
  expect(warned({ blockType: 'hero', children })).toEqual([]);
  expect(warned({ blockType: 'group', children })).toHaveLength(1);
});
