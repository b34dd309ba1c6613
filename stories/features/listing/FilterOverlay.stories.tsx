import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { defaultListingQuery } from '@/features/listing/listingQuery';
import { FilterOverlay } from '@/features/listing/FilterOverlay';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { listOf } from '../../fixtures/pages/lists';

const meta = {
  component: FilterOverlay,
  args: {
    open: true,
    onClose: () => undefined,
    section: 'accommodations',
    query: defaultListingQuery,
    list: listOf('it', accommodationTeasers.it, []),
  },
} satisfies Meta<typeof FilterOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button shows the number of results before it is pressed. */
export const Accommodations: Story = {};

/** The dialog starts with the filters of the address. */
export const Narrowed: Story = {
  args: {
    query: { ...defaultListingQuery, beds: 2, priceTo: 400, included: ['wifi'], card: 'without' },
  },
};

export const Events: Story = { args: { section: 'events', list: listOf('it', [], []) } };
