import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { teaser } from '@/content/events/fixtures';
import { EventCard } from '@/content/events/EventCard';
import { withPictures } from '../../fixtures/withPictures';

const meta = {
  component: EventCard,
  parameters: { layout: 'padded' },
  args: { event: withPictures(teaser) },
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cancelled: Story = { args: { event: { ...withPictures(teaser), cancelled: true } } };
