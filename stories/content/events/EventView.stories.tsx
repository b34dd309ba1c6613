import type { Meta } from '@storybook/nextjs-vite';
import { EventView } from '@/content/events/EventView';
import { course } from '@/content/events/fixtures';
import { events } from '../../fixtures/pages/events';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: EventView };
export default meta;

export const Italian = pageIn('it', 'event', <EventView event={events.it} />);

export const English = pageIn('en', 'event', <EventView event={events.en} />);

export const Past = pageIn('it', 'event', <EventView event={{ ...events.it, state: 'past' }} />);

export const SeveralDates = pageIn(
  'it',
  'event',
  <EventView event={{ ...course, image: events.it.image, related: events.it.related }} />,
);
