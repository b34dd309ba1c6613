import { readable } from './readable';
import { testEntry } from './testing/testEntry';

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
