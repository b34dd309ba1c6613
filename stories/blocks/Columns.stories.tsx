import type { Meta } from '@storybook/nextjs-vite';
import { Columns } from '@/blocks/Columns/Columns';
import type { ColumnsProps } from '@/blocks/Columns/Columns';
import { blockOf } from '../fixtures/block';
import { columns } from '../fixtures/blocks/Columns';
import { image as images } from '../fixtures/blocks/Image';
import { blockStories, shows } from './blockStories';

const image = images.usual;

const meta: Meta = { title: 'Blocks/Columns', component: Columns };
export default meta;

const stories = blockStories(columns);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

type Count = ColumnsProps['columns']['wide'];

const signs = (count: Count) =>
  blockOf(
    'columns',
    { columns: { mobile: 1, tablet: 2, desktop: count, wide: count } },
    {
      children: Array.from({ length: count }, (_, index) =>
        blockOf('textContent', { html: `<p>Colonna ${index + 1} di ${count}</p>`, size: 'medium' }),
      ),
    },
  );

/** From one to six side by side on a large screen. */
export const EveryCount = shows(...([1, 2, 3, 4, 5, 6] as const).map(signs));

/** One on phones, two on tablets, three on desks, four on wide screens. */
export const MoreWithTheWidth = shows(
  blockOf(
    'columns',
    { columns: { mobile: 1, tablet: 2, desktop: 3, wide: 4 } },
    {
      children: [image, image, image, image].map((block, index) => ({ ...block, id: `${index}` })),
    },
  ),
);

/** Coloured blocks inside become cards of one height. */
export const OfColours = shows(
  blockOf('columns', columns.usual.props, {
    children: (['river', 'sage', 'plum'] as const).map((background, index) =>
      blockOf(
        'group',
        {},
        { frame: { background }, children: [columns.usual.children[index] ?? image] },
      ),
    ),
  }),
);
