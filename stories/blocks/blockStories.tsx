import type { StoryObj } from '@storybook/nextjs-vite';
import type { Block, KnownBlock } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import { grounds, type Ground } from '@/theme/grounds';
import { blockOf, type BlockFixture } from '../fixtures/block';

/** A story that renders blocks one below the other, as a page does. */
export const storyOf = (...blocks: Block[]): StoryObj => ({
  render: () => <BlockList blocks={blocks} />,
});

/** Milliseconds to wait for blocks that load their code lazily. */
export const patience = { timeout: 5000 };

const threeColumns = { columns: { mobile: 1, tablet: 2, desktop: 3, wide: 3 } } as const;

/** The stories that every block has. */
export function blockStories({ typical, long, bare, english }: BlockFixture) {
  const copies = ['1', '2', '3'].map((copy) => ({ ...typical, id: `${typical.id}-${copy}` }));
  return {
    typical: storyOf(typical),
    longText: storyOf(long),
    bare: storyOf(bare),
    english: { ...storyOf(english), globals: { locale: 'en' } },
    inColumns: storyOf(blockOf('columns', threeColumns, { children: copies })),
    onEachGround: storyOf(...grounds.map((background) => on(background, typical))),
  } satisfies Record<string, StoryObj>;
}

function on(background: Ground, block: KnownBlock): KnownBlock {
  return { ...block, id: `${block.id}-${background}`, frame: { ...block.frame, background } };
}
