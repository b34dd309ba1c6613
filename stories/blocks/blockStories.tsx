import type { ArgTypes, StoryObj } from '@storybook/nextjs-vite';
import type { Block, FrameFields, KnownBlock } from '@/blocks/engine/block';
import { BlockList } from '@/blocks/engine/BlockList';
import { grounds } from '@studium/shared/town/grounds';
import { blockOf, type BlockFixture } from '../fixtures/block';

/** Milliseconds to wait for blocks that load their code lazily. */
export const patience = { timeout: 5000 };

/** The alignments of a block. */
export const alignments = ['left', 'center', 'right'] as const;

const choice = (options: readonly string[], description: string): ArgTypes[string] => ({
  description,
  options: [null, ...options],
  control: { type: 'select' },
  table: { category: 'What every block has' },
});

/** The controls of the fields that all blocks have. */
const frameArgTypes = {
  visibleOn: {
    description: 'The widths that show the block; empty for all.',
    options: ['mobile', 'tablet', 'desktop'],
    control: { type: 'check' },
    table: { category: 'What every block has' },
  },
  background: choice(grounds, 'The background colour.'),
  color: choice(grounds, 'The text colour; ignored where it is not readable.'),
  alignment: choice(alignments, 'The alignment of text and of items in rows.'),
  direction: choice(['vertical', 'horizontal'], 'The direction of the blocks inside.'),
  width: choice(['narrow', 'normal', 'wide', 'full'], 'The width of the block.'),
  minHeight: choice(['half', 'full'], 'The minimum height, as a part of the window.'),
} satisfies Record<keyof FrameFields, ArgTypes[string]>;

/** What the `meta` of every block has: controls of the common fields and of the blocks inside. */
export const blockMeta = {
  argTypes: {
    ...frameArgTypes,
    children: { description: 'The blocks inside.', control: 'object' },
  } satisfies ArgTypes,
};

/**
 * A story whose args are the props and the common fields of a block, so that Controls change it.
 *
 * @param arrange returns what the story shows; without it, the block alone
 */
export const storyOf = <Of extends KnownBlock>(
  block: Of,
  arrange: (block: Of) => Block[] = (one) => [one],
): StoryObj => ({
  args: { ...block.props, ...block.frame, children: block.children },
  render: (args) => <BlockList blocks={arrange(withArgs(block, args))} />,
});

/** The block with the args of the story instead of its own props, common fields and children. */
function withArgs<Of extends KnownBlock>(block: Of, args: Record<string, unknown>): Of {
  const pick = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, args[name]]));
  const { children } = args;
  return { ...block, props: pick(block.props), frame: pick(frameArgTypes), children };
}

/** A copy of the block with other props. */
export const withProps = <Of extends KnownBlock>(block: Of, props: Partial<Of['props']>): Of => ({
  ...block,
  id: `${block.id}-${JSON.stringify(props)}`,
  props: { ...block.props, ...props },
});

/** A copy of the block with other common fields. */
export const inFrame = <Of extends KnownBlock>(block: Of, frame: Partial<FrameFields>): Of => ({
  ...block,
  id: `${block.id}-${JSON.stringify(frame)}`,
  frame: { ...block.frame, ...frame },
});

/** The block with each alignment. */
export const alignmentsOf = (typical: KnownBlock) =>
  storyOf(typical, (block) => alignments.map((alignment) => inFrame(block, { alignment })));

const threeColumns = { columns: { mobile: 1, tablet: 2, desktop: 3, wide: 3 } } as const;

/** The stories that every block has. */
export function blockStories({ typical, long, bare, english }: BlockFixture) {
  return {
    typical: storyOf(typical),
    longText: storyOf(long),
    bare: storyOf(bare),
    english: { ...storyOf(english), globals: { locale: 'en' } },
    inColumns: storyOf(typical, (block) => [
      blockOf('columns', threeColumns, {
        children: ['1', '2', '3'].map((copy) => ({ ...block, id: `${block.id}-${copy}` })),
      }),
    ]),
    onEachGround: storyOf(typical, (block) =>
      grounds.map((background) => inFrame(block, { background })),
    ),
  } satisfies Record<string, StoryObj>;
}
