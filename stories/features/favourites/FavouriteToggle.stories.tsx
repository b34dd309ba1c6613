import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import { withSession } from '../../fixtures/withSession';
import { sessions } from '../../fixtures/visitor';

const meta = {
  component: FavouriteToggle,
  parameters: { layout: 'padded' },
  args: { entry: { id: '1', title: 'Mansarda a San Vero' } },
} satisfies Meta<typeof FavouriteToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};
export const OnAPage: Story = { args: { look: 'pill' } };
export const Saved: Story = { decorators: [withSession(sessions.in)] };
export const SavedOnAPage: Story = {
  args: { look: 'pill' },
  decorators: [withSession(sessions.in)],
};
