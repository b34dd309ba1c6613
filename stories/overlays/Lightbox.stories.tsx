import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Lightbox } from '@/overlays/Lightbox';
import { pictures } from '../fixtures/pictures';

const meta = {
  component: Lightbox,

  args: {
    open: true,
    onClose: () => undefined,
    start: 0,
    images: [pictures.skyline, pictures.market, pictures.courtyard],
  },
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
