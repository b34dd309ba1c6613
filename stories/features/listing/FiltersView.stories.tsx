import type { Meta } from '@storybook/nextjs-vite';
import { FilterForm } from '@/features/listing/FilterForm';
import { FiltersView } from '@/features/listing/FiltersView';
import { defaultListingQuery } from '@/features/listing/listingQuery';
import { listOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: FiltersView };
export default meta;

const { universities } = listOf('it', [], []);

/** The page with the filters, which browsers without scripts open. */
export const Page = pageIn(
  'it',
  'accommodations',
  <FiltersView
    section="accommodations"
    query={{ ...defaultListingQuery, beds: 2 }}
    universities={universities}
  />,
);

export const Form = pageIn(
  'it',
  'events',
  <FilterForm id="form" section="events" query={defaultListingQuery} universities={[]} />,
);
