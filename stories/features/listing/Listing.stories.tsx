import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { Wrap } from '@/components/Wrap/Wrap';
import { Listing } from '@/features/listing/Listing';
import { ListingMap } from '@/features/listing/ListingMap';
import { accommodationTeasers } from '../../fixtures/pages/accommodations';
import { listOf } from '../../fixtures/pages/lists';

interface Args {
  columns: 3 | 4;
}

const meta = {
  // Otherwise Storybook leaves out the last name, because the folder has the same.
  title: 'features/listing/Listing',
  args: { columns: 3 },
  argTypes: { columns: { options: [3, 4], control: { type: 'inline-radio' } } },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const list = listOf('it', accommodationTeasers.it, []);

export const Cards: Story = {
  render: ({ columns }) => (
    <Wrap>
      <Listing
        section="accommodations"
        list={list}
        title="Alloggi"
        columns={columns}
        card={(accommodation) => <AccommodationCard accommodation={accommodation} />}
      />
    </Wrap>
  ),
};

export const OnTheMap: Story = {
  render: () => (
    <ListingMap
      section="accommodations"
      label="Mappa degli alloggi"
      pin={() => ({ kind: 'icon', name: 'house' })}
      items={list.result.items}
      bounds={null}
      hrefOf={() => '/alloggi'}
      head={<p>{list.result.total} alloggi</p>}
      foot={null}
      empty={null}
      busy={false}
      card={(accommodation) => <AccommodationCard accommodation={accommodation} />}
    />
  ),
};
