import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawings } from '../../scripts/blockPreviews/drawings';
import { contentBlocks } from '../blocks/registry';

const handles = contentBlocks.map(({ handle }) => handle);
const committed = (handle: string): string =>
  readFileSync(path.resolve(__dirname, `../../public/blocks/${handle}.svg`), 'utf8');

test.each(handles)('the drawer shows %s as the script draws it', (handle) => {
  expect(committed(handle)).toBe(drawings[handle]);
});

test('pictures are three to two, and have no words to translate', () => {
  for (const svg of Object.values(drawings)) {
    expect(svg).toContain('viewBox="0 0 480 320"');
    expect(svg).not.toContain('<text');
  }
});

test('nothing is drawn for blocks that do not exist', () => {
  expect(Object.keys(drawings).sort()).toEqual([...handles].sort());
});
