import { flattenBlocks, type TreeBlock } from './flattenBlocks';

const block = (blockType: string, ...children: TreeBlock[]): TreeBlock => ({ blockType, children });
const tree = [
  block('hero', block('titleContent'), block('buttons')),
  block('group', block('columns', block('image'))),
  { blockType: 'textContent' },
];
const flatten = (level: number) =>
  flattenBlocks(tree, level).map((flat) => `${flat.level} ${flat.block.blockType}`);

test('level 0 returns every block in tree order with its depth', () => {
  expect(flatten(0)).toEqual([
    '1 hero',
    '2 titleContent',
    '2 buttons',
    '1 group',
    '2 columns',
    '3 image',
    '1 textContent',
  ]);
});

test('another level returns only the blocks of that depth', () => {
  expect(flatten(1)).toEqual(['1 hero', '1 group', '1 textContent']);
  expect(flatten(3)).toEqual(['3 image']);
  expect(flatten(4)).toEqual([]);
});
