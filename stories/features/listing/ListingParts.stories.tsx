import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ActiveFilters } from '@/features/listing/ActiveFilters';
import { AlertButton } from '@/features/listing/AlertButton';
import { FilterButton } from '@/features/listing/FilterButton';
import { FollowLinks } from '@/features/listing/FollowLinks';
import { IgnoredParameters } from '@/features/listing/IgnoredParameters';
import { ListingError } from '@/features/listing/ListingError';
import { defaultListingQuery } from '@/features/listing/listingQuery';
import { NoResults } from '@/features/listing/NoResults';
import { SortForm } from '@/features/listing/SortForm';
import { ViewSwitch } from '@/features/listing/ViewSwitch';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { listOf } from '../../fixtures/pages/lists';

interface Args {
  section: 'accommodations' | 'services' | 'events';
}

/** The parts of a listing. */
const meta = {
  parameters: { layout: 'padded' },
  args: { section: 'accommodations' },
  argTypes: {
    section: { options: ['accommodations', 'services', 'events'], control: { type: 'select' } },
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const query = { ...defaultListingQuery, beds: 2 };
const list = listOf('it', accommodationTeasers.it, []);
const active = [{ label: '2 posti letto', queryWithout: defaultListingQuery }];
const hrefOf = () => '/alloggi';
const nothing = () => undefined;

export const Active: Story = {
  render: () => <ActiveFilters active={active} query={query} hrefOf={hrefOf} onEmpty={nothing} />,
};

export const Filters: Story = {
  render: ({ section }) => (
    <FilterButton
      href="/alloggi?filters=open"
      count={1}
      section={section}
      query={query}
      list={list}
    />
  ),
};

export const Alert: Story = {
  render: ({ section }) => (
    <AlertButton href="/avvisi" section={section} query="beds=2" filters={['2 posti letto']} />
  ),
};

export const Sort: Story = {
  render: ({ section }) => (
    <SortForm section={section} query={query} universities={list.universities} hrefOf={hrefOf} />
  ),
};

export const View: Story = {
  render: () => <ViewSwitch ref={nothing} query={query} hrefOf={hrefOf} onChange={nothing} />,
};

export const Ignored: Story = {
  render: () => <IgnoredParameters parameters={[{ name: 'beds', value: 'tanti' }]} />,
};

/** The request failed; the listing below stays the previous one. */
export const Failed: Story = {
  render: () => <ListingError retry={nothing} onRetried={nothing} />,
};

export const None: Story = {
  render: ({ section }) => (
    <NoResults
      section={section}
      active={active}
      hrefOf={hrefOf}
      countOf={() => 12}
      isWholeSection
      onLeave={nothing}
    />
  ),
};

export const Follow: Story = { render: () => <FollowLinks links={list.followLinks} /> };
