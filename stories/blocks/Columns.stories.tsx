import type { Meta } from '@storybook/nextjs-vite';
import { Columns } from '@/blocks/Columns/Columns';
import { blockOf, groupOf, textOf } from '../fixtures/block';
import { columns } from '../fixtures/blocks/Columns';
import { image as images } from '../fixtures/blocks/Image';
import { blockMeta, blockStories, storyOf, withProps } from './blockStories';

const image = images.typical;

const meta: Meta = { ...blockMeta, component: Columns, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(columns);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One to six columns on a large screen. */
export const EveryCount = storyOf(columns.typical, (block) =>
  ([1, 2, 3, 4, 5, 6] as const).map((count) => ({
    ...withProps(block, { columns: { mobile: 1, tablet: 2, desktop: count, wide: count } }),
    children: Array.from({ length: count }, (_, index) =>
      textOf(`<p>Colonna ${index + 1} di ${count}</p>`),
    ),
  })),
);

/** One column on phones, two on tablets, three on desktops, four on wide screens. */
export const MoreWithTheWidth = storyOf(
  blockOf(
    'columns',
    { columns: { mobile: 1, tablet: 2, desktop: 3, wide: 4 } },
    {
      children: [image, image, image, image].map((block, index) => ({ ...block, id: `${index}` })),
    },
  ),
);

/** Coloured blocks inside columns become cards of the same height. */
export const OfColours = storyOf(columns.typical, (block) => [
  {
    ...block,
    children: (['river', 'sage', 'plum'] as const).map((background, index) =>
      groupOf([block.children[index] ?? image], { background }),
    ),
  },
]);
