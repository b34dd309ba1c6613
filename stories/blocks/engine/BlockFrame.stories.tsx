import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { BlockFrame } from '@/blocks/engine/BlockFrame';
import { BlockList } from '@/blocks/engine/BlockList';
import { RichText } from '@/components/RichText/RichText';
import { everyBlock } from '../../fixtures/pages/blocks';

const meta = {
  component: BlockFrame,
  args: {
    frame: { background: 'sand', alignment: 'center' },
    type: 'textContent',
    depth: 1,
    children: <RichText html="<p>Il contenuto di un blocco.</p>" size="medium" />,
  },
} satisfies Meta<typeof BlockFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Background, text colour, alignment, width and height of a block. */
export const Frame: Story = {};

/** The blocks of a page, one below the other. */
export const List: Story = { render: () => <BlockList blocks={everyBlock.it.slice(0, 4)} /> };
