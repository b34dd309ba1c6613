import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawings } from '../../scripts/blockPreviews/drawings';
import { contentBlocks } from '../blocks/registry';

const handles = contentBlocks.map(({ handle }) => handle);
const committed = (handle: string): string =>
  readFileSync(path.resolve(__dirname, `../../public/blocks/${handle}.svg`), 'utf8');

test.each(handles)(
  'cms/scripts/drawBlockPreviews.ts has drawn the preview of the block %s',
  (handle) => {
    expect(committed(handle)).toBe(drawings[handle]);
  },
);

test('previews have the ratio three to two and contain no text to translate', () => {
  for (const svg of Object.values(drawings)) {
    expect(svg).toContain('viewBox="0 0 480 320"');
    expect(svg).not.toContain('<text');
  }
});

test('each preview belongs to a block that exists', () => {
  expect(Object.keys(drawings).sort()).toEqual([...handles].sort());
});
