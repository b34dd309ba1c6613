import type { Meta } from '@storybook/nextjs-vite';
import { AccommodationView } from '@/content/accommodations/AccommodationView';
import { accommodations } from '../../fixtures/pages/accommodations';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: AccommodationView };
export default meta;

export const Italian = pageIn(
  'it',
  'accommodation',
  <AccommodationView accommodation={accommodations.it} />,
);

export const English = pageIn(
  'en',
  'accommodation',
  <AccommodationView accommodation={accommodations.en} />,
);

/** An accommodation that is taken, with few fields. */
export const Busy = pageIn(
  'it',
  'accommodation',
  <AccommodationView
    accommodation={{
      ...accommodations.it,
      availability: 'busy',
      gallery: [],
      contacts: [],
      blocks: [],
      related: [],
    }}
  />,
);
