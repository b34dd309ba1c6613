import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CarouselControls } from '@/components/Carousel/CarouselControls';

const meta = {
  component: CarouselControls,
  parameters: { layout: 'padded' },
  args: {
    rail: {
      position: { first: 0, last: 2, count: 8, atStart: true, atEnd: false },
      step: () => undefined,
      onKeyDown: () => undefined,
    },
  },
} satisfies Meta<typeof CarouselControls>;
export default meta;

/** At the start of the row, so that only the next items can be reached. */
export const AtTheStart: StoryObj<typeof meta> = {};
