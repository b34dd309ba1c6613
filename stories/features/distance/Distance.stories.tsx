import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Distance } from '@/features/distance/Distance';

const meta = {
  // Otherwise Storybook leaves out the last name, because the folder has the same.
  title: 'features/distance/Distance',
  component: Distance,
  parameters: { layout: 'padded' },
  args: {
    from: { lat: 43.4141, lng: 12.0471 },
    universities: [
      {
        slug: 'politecnico',
        title: 'Politecnico del Colle',
        position: { lat: 43.413, lng: 12.059 },
      },
    ],
  },
} satisfies Meta<typeof Distance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
