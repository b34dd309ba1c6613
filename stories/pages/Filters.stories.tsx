import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { everything } from '@/features/finding/codec';
import { FilterOverlay } from '@/overlays/FilterOverlay';
import { accommodationTeasers } from '../fixtures/pages/accommodations';
import { listOf } from '../fixtures/pages/lists';

const meta = {
  title: 'Overlays/Filters',
  component: FilterOverlay,
  args: {
    open: true,
    onClose: () => undefined,
    section: 'accommodations',
    finding: everything,
    list: listOf('it', accommodationTeasers.it, []),
  },
} satisfies Meta<typeof FilterOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button says how much there will be before it is pressed. */
export const Accommodations: Story = {};

/** Begins with what the address asks for. */
export const Narrowed: Story = {
  args: { finding: { ...everything, beds: 2, priceTo: 400, included: ['wifi'], card: 'without' } },
};

export const Events: Story = { args: { section: 'events', list: listOf('it', [], []) } };
