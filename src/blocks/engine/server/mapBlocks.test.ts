import type { BlockFragment } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import type { Block } from '../block';
import { context, rawFrame } from '../testing/rawBlocks';
import { mapBlocks } from './mapBlocks';

/** The blocks of these tests send no requests. */
const cms: Cms = () => Promise.reject(new Error('unexpected request'));

let ids = 0;

function title(level: number, plainTitle: string | null = 'Titolo'): BlockFragment {
  return {
    ...rawFrame,
    __typename: 'contentManager_titleContent_BlockType',
    id: String(++ids),
    level,
    typeHandle: 'titleContent',
    plainTitle,
    headingLevel: null,
    fontSize: null,
  };
}

function group(level: number): BlockFragment {
  return {
    ...rawFrame,
    __typename: 'contentManager_group_BlockType',
    id: String(++ids),
    level,
    typeHandle: 'group',
    backgroundColor: 'plum',
  };
}

function levels(blocks: Block[]): number[] {
  return blocks.flatMap((block) => [
    ...(block.type === 'titleContent' ? [block.props.level] : []),
    ...levels(block.children),
  ]);
}

describe('mapBlocks', () => {
  it('rebuilds the tree from the levels', async () => {
    const blocks = await mapBlocks([group(1), group(2), title(3), title(2), title(1)], {
      cms,
      context,
      firstHeading: 1,
    });
    expect(blocks.map(({ type }) => type)).toEqual(['group', 'titleContent']);
    expect(blocks[0]?.children.map(({ type }) => type)).toEqual(['group', 'titleContent']);
    expect(blocks[0]?.children[0]?.children).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ frame: { background: 'plum' } });
  });

  it('sets level 1 on the first heading of a page and skips no level', async () => {
    const page = [group(1), title(2), title(1), group(1), title(2), group(2), title(3), title(1)];
    const options = { cms, context };
    expect(levels(await mapBlocks(page, { ...options, firstHeading: 1 }))).toEqual([1, 2, 3, 4, 2]);
    expect(levels(await mapBlocks(page, { ...options, firstHeading: 2 }))).toEqual([2, 2, 3, 4, 2]);
  });

  describe('with a block that cannot be shown', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    afterEach(() => warn.mockClear());
    afterAll(() => {
      warn.mockRestore();
    });

    it('omits a block without content, logs it, and shows the other blocks', async () => {
      const blocks = await mapBlocks([title(1, null), title(1)], {
        cms,
        context,
        firstHeading: 2,
      });
      expect(blocks).toHaveLength(1);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('left out: title'));
    });

    it('omits a block of an unknown type', async () => {
      const newer = { __typename: 'contentManager_poll_BlockType', typeHandle: 'poll' };
      const unknown = { ...title(1), ...newer, id: 'x' } as BlockFragment;
      expect(await mapBlocks([unknown], { cms, context, firstHeading: 2 })).toEqual([]);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('poll x left out: unknown'));
    });
  });

  it('returns an empty list without blocks', async () => {
    expect(await mapBlocks(null, { cms, context, firstHeading: 1 })).toEqual([]);
  });
});
