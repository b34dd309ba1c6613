import type { EventDetailFragment } from '@/gql/graphql';
import { eventJsonLd } from './eventJsonLd';
import { mapEvent } from './mapper';

const mapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example.org',
  cmsHost: 'https://cms.example',
  preview: false,
} as const;
const address = { address: 'Via Alta 2', lat: 43.4, lng: 12 };
const date = (day: string, more: object = {}) => ({
  start: `2026-${day}T17:00:00+00:00`,
  end: `2026-${day}T18:30:00+00:00`,
  cancelled: false,
  address: null,
  ...more,
});
const raw: EventDetailFragment = {
  id: '1',
  slug: 'corso',
  title: 'Corso',
  excerpt: null,
  dateUpdated: '2026-11-01T10:00:00+00:00',
  localized: [],
  eventType: null,
  eventStartDate: '2026-11-09T17:00:00+00:00',
  eventEndDate: null,
  eventDates: [
    date('11-09'),
    date('11-16', { cancelled: true }),
    date('11-23', { address: { address: 'Piazza Grande 1', lat: 43.5, lng: 12.1 } }),
    date('12-14'),
  ],
  cancelled: false,
  ticket: null,
  source: null,
  categories: [],
  tags: [],
  image: [],
  address,
  contactLinks: [],
  embedUrl: null,
  contentManager: [],
  seo: null,
};
const at = (time: string, entry = raw) =>
  mapEvent(entry, { blocks: [], related: [] }, mapperContext, new Date(time));

it('has the next date that takes place, with its place, and the coming ones by month', () => {
  const event = at('2026-11-10T12:00:00Z');
  expect(event).toMatchObject({
    start: '2026-11-23T17:00:00+00:00',
    when: 'lun 23 nov, 18:00',
    state: 'upcoming',
    cancelled: false,
    address: 'Via Alta 2',
    position: { lat: 43.5, lng: 12.1 },
  });
  expect(event.dates.map(({ day, cancelled }) => [day, cancelled])).toEqual([
    ['2026-11-16', true],
    ['2026-11-23', false],
    ['2026-12-14', false],
  ]);
  expect(event.dates[1]).toMatchObject({
    text: 'lunedì 23 novembre 2026, 18:00 – 19:30',
    address: 'Piazza Grande 1',
  });
  expect(event.calendar.months.map(({ title }) => title)).toEqual([
    'novembre 2026',
    'dicembre 2026',
  ]);
  expect(event.calendar.weekdays[0]).toEqual({ short: 'lun', long: 'lunedì' });
});

it('shows the last date when all are over, and one date like an event without others', () => {
  expect(at('2027-01-01T12:00:00Z')).toMatchObject({
    start: '2026-12-14T17:00:00+00:00',
    state: 'past',
    dates: [],
    calendarHref: null,
  });
  const one = { ...raw, eventDates: [date('11-23', { address, cancelled: true })] };
  expect(at('2026-11-10T12:00:00Z', one)).toMatchObject({ dates: [], cancelled: true });
});

it('has the next dates in its JSON-LD, each with its place and state', () => {
  const jsonLd = eventJsonLd(at('2026-11-10T12:00:00Z'), 'https://studium.example.org/x', 'Town');
  const place = (name: string) => expect.objectContaining({ name }) as object;
  expect(jsonLd).toMatchObject({
    startDate: '2026-11-23T17:00:00+00:00',
    location: place('Piazza Grande 1'),
    subEvent: [
      { startDate: '2026-11-16T17:00:00+00:00', eventStatus: 'https://schema.org/EventCancelled' },
      {
        startDate: '2026-12-14T17:00:00+00:00',
        endDate: '2026-12-14T18:30:00+00:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: place('Via Alta 2'),
      },
    ],
  });
});

it('says whose event it is, with a link only to a page of the web', () => {
  const sourceOf = (url: string | null) =>
    at('2026-11-10T12:00:00Z', { ...raw, source: [{ name: 'Teatro', url }] }).source;
  expect(sourceOf('https://teatro.example.org/e/1')?.href).toBe('https://teatro.example.org/e/1');
  expect(sourceOf('javascript:alert(1)')).toEqual({ name: 'Teatro', href: null });
  expect(at('2026-11-10T12:00:00Z').source).toBeNull();
});
