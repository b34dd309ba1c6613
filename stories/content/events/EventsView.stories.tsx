import type { Meta } from '@storybook/nextjs-vite';
import { teaser } from '@/content/events/fixtures';
import { EventsView } from '@/content/events/EventsView';
import { listingWith } from '@/features/listing/testing';
import { headOf } from '../../fixtures/pages/lists';
import { pageIn } from '../../fixtures/pageStories';
import { withPictures } from '../../fixtures/withPictures';

const meta: Meta = { component: EventsView };
export default meta;

const entries = ['1', '2', '3', '4'].map((id) => ({ ...withPictures(teaser), id }));

export const Default = pageIn(
  'it',
  'events',
  <EventsView
    head={headOf('Eventi', 'Tutto quello che succede in città.')}
    list={listingWith(entries)}
    past={entries.slice(0, 2)}
    pastTotal={12}
  />,
);

export const Empty = pageIn(
  'en',
  'events',
  <EventsView
    head={headOf('Eventi')}
    list={listingWith<typeof teaser>([])}
    past={[]}
    pastTotal={0}
  />,
);
