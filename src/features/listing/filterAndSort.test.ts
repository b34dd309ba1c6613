import type { PricingMode } from '@/content/accommodations/model';
import { defaultListingQuery, type ListingQuery } from './listingQuery';
import type { ListingItem } from './model';
import { filterAndSort } from './filterAndSort';

const town = { lat: 43.4, lng: 12 };
const universities = [{ slug: 'ateneo', position: town }];

const priceOf = (from: number, mode: PricingMode = 'perRoom') => ({ from, to: null, mode });

const home = (id: string, more: Partial<ListingItem> = {}): ListingItem => ({
  id,
  type: 'singleRoom',
  categories: ['centro'],
  position: town,
  bedrooms: 1,
  beds: 2,
  bathrooms: 1,
  price: priceOf(400),
  included: ['wifi', 'desk'],
  availability: 'available',
  studentCardReserved: false,
  ...more,
});

const ids = (items: ListingItem[], query: Partial<ListingQuery>) =>
  filterAndSort(items, { ...defaultListingQuery, ...query }, universities).map(({ id }) => id);

it.each<[string, Partial<ListingQuery>, Partial<ListingItem>]>([
  ['another category', { category: 'centro' }, { categories: ['mura'] }],
  ['another type', { type: ['singleRoom', 'bed'] }, { type: 'studio' }],
  ['too few beds', { beds: 2 }, { beds: 1 }],
  ['an unknown number of beds', { beds: 1 }, { beds: null }],
  ['too few rooms', { rooms: 1 }, { bedrooms: 0 }],
  ['too few bathrooms', { baths: 1 }, { bathrooms: null }],
  ['a price below', { priceFrom: 400 }, { price: priceOf(399) }],
  ['a price above', { priceTo: 400 }, { price: priceOf(401) }],
  ['a price on request', { priceTo: 400 }, { price: null }],
  ['another pricing', { pricing: ['perRoom'] }, { price: priceOf(1, 'perPerson') }],
  ['one of two services', { included: ['wifi', 'desk'] }, { included: ['wifi'] }],
  ['another availability', { availability: ['available'] }, { availability: 'busy' }],
  ['a home reserved for card holders', { card: 'without' }, { studentCardReserved: true }],
  ['no position', { near: 'ateneo', within: 1 }, { position: null }],
  ['a place too far', { near: 'ateneo', within: 1 }, { position: { lat: 43.4, lng: 12.01 } }],
  ['a place outside the map', { bounds: [11, 43, 12.5, 44] }, { position: { lat: 45, lng: 12 } }],
])('leaves out %s', (_, query, other) => {
  expect(ids([home('fits'), home('other', other)], query)).toEqual(['fits']);
});

it('sorts homes without a price last, in both directions', () => {
  const homes = [
    home('on request', { price: null }),
    home('dear', { price: priceOf(900, 'wholeHouse') }),
    home('cheap', { price: priceOf(200, 'perPerson') }),
  ];
  expect(ids(homes, { sort: 'cheapest' })).toEqual(['cheap', 'dear', 'on request']);
  expect(ids(homes, { sort: 'dearest' })).toEqual(['dear', 'cheap', 'on request']);
  expect(ids(homes, {})).toEqual(['on request', 'dear', 'cheap']);
});

it('sorts by the distance to the university', () => {
  const homes = [home('far', { position: { lat: 43.41, lng: 12 } }), home('next door')];
  expect(ids(homes, { near: 'ateneo', sort: 'nearest' })).toEqual(['next door', 'far']);
});

const event = (id: string, start: string, end = '') => ({ id, start, end });

it('selects the coming events, or the past ones from the latest to the oldest', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') });
  const events = [
    event('old', '2026-05-01T18:00:00Z'),
    event('recent', '2026-11-01T18:00:00Z'),
    event('now', '2026-11-20T18:00:00Z'),
    event('soon', '2026-12-01T18:00:00Z'),
  ];
  expect(ids(events, {})).toEqual(['now', 'soon']);
  expect(ids(events, { when: 'past' })).toEqual(['recent', 'old']);
  jest.useRealTimers();
});

it('selects the events of some days in the time zone of Rome, including those that began before', () => {
  const events = [
    event('fair', '2026-11-20T08:00:00Z', '2026-11-29T17:00:00Z'),
    event('eve', '2026-11-27T22:30:00Z'),
    event('on the day', '2026-11-27T23:30:00Z'),
    event('after', '2026-11-28T23:30:00Z'),
    event('a party of the evening before', '2026-11-27T20:00:00Z', '2026-11-28T03:00:00Z'),
    event('after midnight', '2026-11-28T00:00:00Z', '2026-11-28T02:00:00Z'),
    event('without a date', ''),
  ];
  const day = '2026-11-28';
  expect(ids(events, { from: day, to: day })).toEqual(['fair', 'on the day', 'after midnight']);
});

it('knows every date of an event, except cancelled ones, and sorts by the next one', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') });
  const date = (day: string, cancelled = false) => ({
    start: `2026-${day}T18:00:00Z`,
    end: `2026-${day}T19:00:00Z`,
    when: day,
    cancelled,
  });
  const weekly = {
    // The list was loaded before the date of the 20th was over.
    ...event('weekly', '2026-11-20T18:00:00Z', '2026-11-20T19:00:00Z'),
    dates: [date('11-13'), date('11-20'), date('11-27', true), date('12-04')],
  };
  const events = [weekly, event('concert', '2026-12-01T18:00:00Z')];
  expect(ids(events, {})).toEqual(['concert', 'weekly']);
  expect(ids(events, { from: '2026-12-04', to: '2026-12-04' })).toEqual(['weekly']);
  expect(ids(events, { from: '2026-11-13', to: '2026-11-13' })).toEqual(['weekly']);
  expect(ids(events, { from: '2026-11-27', to: '2026-11-27' })).toEqual([]);
  jest.setSystemTime(new Date('2026-12-05T20:00:00Z'));
  expect(ids(events, { when: 'past' })).toEqual(['weekly', 'concert']);
  jest.useRealTimers();
});
