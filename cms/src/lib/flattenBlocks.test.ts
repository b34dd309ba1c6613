import { flattenBlocks, type TreeBlock } from './flattenBlocks';

const block = (blockType: string, ...children: TreeBlock[]): TreeBlock => ({ blockType, children });
const tree = [
  block('hero', block('titleContent'), block('buttons')),
  block('group', block('columns', block('image'))),
  { blockType: 'textContent' },
];
const said = (level: number) =>
  flattenBlocks(tree, level).map((flat) => `${flat.level} ${flat.block.blockType}`);

test('level 0 answers every block in tree order with its depth', () => {
  expect(said(0)).toEqual([
    '1 hero',
    '2 titleContent',
    '2 buttons',
    '1 group',
    '2 columns',
    '3 image',
    '1 textContent',
  ]);
});

test('another level answers only the blocks of that depth', () => {
  expect(said(1)).toEqual(['1 hero', '1 group', '1 textContent']);
  expect(said(3)).toEqual(['3 image']);
  expect(said(4)).toEqual([]);
});
