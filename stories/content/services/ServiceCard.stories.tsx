import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { teaser } from '@/content/services/fixtures';
import { ServiceCard } from '@/content/services/ServiceCard';
import { withPictures } from '../../fixtures/withPictures';

const meta = {
  component: ServiceCard,
  parameters: { layout: 'padded' },
  args: { service: withPictures(teaser) },
} satisfies Meta<typeof ServiceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the travel time from the chosen university. */
export const WithTravelTime: Story = { args: { travelTime: '12 minuti a piedi' } };
