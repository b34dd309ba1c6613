import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { teaser } from '@/content/events/fixtures';
import { EventCard } from '@/content/events/EventCard';
import { withPictures } from '../../fixtures/withPictures';

// The state depends on the present time.
const coming = { start: '2099-11-27T20:00:00Z', end: '' };
const begun = { start: '2026-11-27T20:00:00Z', end: '2099-11-27T22:30:00Z' };

const meta = {
  component: EventCard,
  parameters: { layout: 'padded' },
  args: { event: { ...withPictures(teaser), ...coming } },
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cancelled: Story = { args: { event: { ...withPictures(teaser), cancelled: true } } };

export const UnderWay: Story = { args: { event: { ...withPictures(teaser), ...begun } } };

export const Over: Story = { args: { event: withPictures(teaser) } };
