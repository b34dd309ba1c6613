import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { teaser } from '@/content/accommodations/fixtures';
import { withPictures } from '../../fixtures/withPictures';

const meta = {
  component: AccommodationCard,
  parameters: { layout: 'padded' },
  args: { accommodation: withPictures(teaser) },
} satisfies Meta<typeof AccommodationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = {
  args: { accommodation: { ...withPictures(teaser), availability: 'busy', image: null } },
};
