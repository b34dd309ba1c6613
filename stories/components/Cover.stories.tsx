import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Cover } from '@/components/Cover/Cover';
import { pictures } from '../fixtures/pictures';

const meta = {
  component: Cover,
  parameters: { layout: 'padded' },
  args: { image: pictures.skyline },
} satisfies Meta<typeof Cover>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
