import type { StoryObj } from '@storybook/nextjs-vite';
import type { Block, BlockColor, KnownBlock } from '@/blocks/block';
import { BlockList } from '@/blocks/BlockList';
import { grounds } from '@/theme/grounds';
import { blockOf, type BlockFixture } from '../fixtures/block';

/** A story of blocks one below the other, as in a page. */
export const shows = (...blocks: Block[]): StoryObj => ({
  render: () => <BlockList blocks={blocks} />,
});

/** Blocks with code of their own are there a moment later. */
export const patience = { timeout: 5000 };

const threeColumns = { columns: { mobile: 1, tablet: 2, desktop: 3, wide: 3 } } as const;

/** The stories that every block has. */
export function blockStories({ usual, long, bare, english }: BlockFixture) {
  const copies = ['1', '2', '3'].map((copy) => ({ ...usual, id: `${usual.id}-${copy}` }));
  return {
    usual: shows(usual),
    longText: shows(long),
    bare: shows(bare),
    english: { ...shows(english), globals: { locale: 'en' } },
    inColumns: shows(blockOf('columns', threeColumns, { children: copies })),
    onEachGround: shows(...grounds.map((background) => on(background, usual))),
  } satisfies Record<string, StoryObj>;
}

function on(background: BlockColor, block: KnownBlock): KnownBlock {
  return { ...block, id: `${block.id}-${background}`, frame: { ...block.frame, background } };
}
