import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Mosaic } from '@/components/Mosaic/Mosaic';
import { pictures } from '../fixtures/pictures';

const meta = {
  component: Mosaic,
  parameters: { layout: 'padded' },
  args: {
    images: [
      pictures.skyline,
      pictures.market,
      pictures.courtyard,
      pictures.library,
      pictures.concert,
      pictures.riverPark,
    ],
    sizes: { lead: '46vw', small: '23vw' },
    onOpen: () => undefined,
  },
} satisfies Meta<typeof Mosaic>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Five pictures show; the button opens all of them. */
export const Six: Story = {};

export const One: Story = { args: { images: [pictures.skyline] } };
