import type { BlockFragment } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import type { Block } from '../block';
import { context, rawFrame } from '../testing/rawBlocks';
import { mapBlocks } from './mapBlocks';

/** The blocks of these tests send no requests. */
const cms: Cms = () => Promise.reject(new Error('unexpected request'));
const cmsContext = { cms, mapperContext: context };

let ids = 0;

function title(
  level: number,
  plainTitle: string | null = 'Titolo',
  headingLevel: string | null = null,
): BlockFragment {
  return {
    ...rawFrame,
    __typename: 'contentManager_titleContent_BlockType',
    id: String(++ids),
    level,
    typeHandle: 'titleContent',
    plainTitle,
    headingLevel,
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

function hero(level: number): BlockFragment {
  return {
    ...rawFrame,
    __typename: 'contentManager_hero_BlockType',
    id: String(++ids),
    level,
    roundedBorder: null,
    conditionalField: null,
    backgroundImage: [],
    backgroundVideo: [],
    backgroundVideoMobile: [],
  };
}

function spacer(level: number): BlockFragment {
  const heights = { spacer: 48, spacerMobile: null };
  const id = String(++ids);
  return { ...rawFrame, __typename: 'contentManager_spacer_BlockType', id, level, ...heights };
}

function levels(blocks: Block[]): number[] {
  return blocks.flatMap((block) => [
    ...(block.type === 'titleContent' ? [block.props.level] : []),
    ...levels(block.children),
  ]);
}

describe('mapBlocks', () => {
  it('rebuilds the tree from the levels', async () => {
    const blocks = await mapBlocks(
      [group(1), group(2), title(3), title(2), title(1)],
      cmsContext,
      1,
    );
    expect(blocks.map(({ type }) => type)).toEqual(['group', 'titleContent']);
    expect(blocks[0]?.children.map(({ type }) => type)).toEqual(['group', 'titleContent']);
    expect(blocks[0]?.children[0]?.children).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ frame: { background: 'plum' } });
  });

  it('sets level 1 on the first heading of a page and skips no level', async () => {
    const page = [group(1), title(2), title(1), group(1), title(2), group(2), title(3), title(1)];
    expect(levels(await mapBlocks(page, cmsContext, 1))).toEqual([1, 2, 3, 4, 2]);
    expect(levels(await mapBlocks(page, cmsContext, 2))).toEqual([2, 2, 3, 4, 2]);
  });

  it('sets level 1 only on a heading that comes before all other content', async () => {
    const levelsOf = async (...page: BlockFragment[]) =>
      levels(await mapBlocks(page, cmsContext, 1));
    expect(await levelsOf(hero(1), spacer(2), title(2), title(1))).toEqual([1, 2]);
    expect(await levelsOf(group(1), spacer(2), title(2), title(1))).toEqual([2, 2]);
    expect(await levelsOf(spacer(1), title(1))).toEqual([2]);
  });

  it('uses the level that the editor chose, but skips none', async () => {
    const chosen = (level: number, wanted: string) => title(level, 'Titolo', wanted);
    const page = [
      ...[title(1), chosen(1, 'h4'), chosen(1, 'h4'), chosen(1, 'h4'), chosen(1, 'h2')],
      ...[chosen(1, 'h3'), group(1), chosen(2, 'h2'), title(1), chosen(1, 'h1')],
    ];
    expect(levels(await mapBlocks(page, cmsContext, 1))).toEqual([
      ...[1, 2, 3, 4, 2],
      ...[3, 4, 2, 2],
    ]);
  });

  describe('with a block that cannot be shown', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    afterEach(() => warn.mockClear());
    afterAll(() => {
      warn.mockRestore();
    });

    it('omits a block without content, logs it, and shows the other blocks', async () => {
      const blocks = await mapBlocks([title(1, null), title(1)], cmsContext, 2);
      expect(blocks).toHaveLength(1);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('left out: title'));
    });

    it('omits a block of an unknown type', async () => {
      const newer = { __typename: 'contentManager_poll_BlockType', typeHandle: 'poll' };
      const unknown = { ...title(1), ...newer, id: 'x' } as BlockFragment;
      expect(await mapBlocks([unknown], cmsContext, 2)).toEqual([]);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('poll x left out: unknown'));
    });
  });

  it('returns an empty list without blocks', async () => {
    expect(await mapBlocks(null, cmsContext, 1)).toEqual([]);
  });
});
