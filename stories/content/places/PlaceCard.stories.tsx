import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { teaser } from '@/content/places/fixtures';
import { PlaceCard } from '@/content/places/PlaceCard';
import { PlaceIcon } from '@/content/places/PlaceIcon';
import { pictograms } from '../../fixtures/pictures';

const meta = {
  component: PlaceCard,
  parameters: { layout: 'padded' },
  args: { place: { ...teaser, icon: pictograms.coffee } },
} satisfies Meta<typeof PlaceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTravelTime: Story = { args: { travelTime: '3 minuti a piedi' } };

export const WithoutIcon: Story = { args: { place: { ...teaser, icon: null } } };

/** The icon alone. */
export const Icon: Story = { render: () => <PlaceIcon icon={pictograms.key} size="small" /> };
