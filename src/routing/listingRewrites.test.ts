import { listingPageOf } from './listingRewrites';

it.each([
  ['/alloggi', null],
  ['/alloggi?utm_source=mail', null],
  ['/alloggi?page=', null],
  ['/alloggi?page=2', 'alloggi'],
  ['/alloggi?page=&page=2', 'alloggi'],
  ['/en/accommodations?beds=1', 'alloggi'],
  ['/en/events?beds=1', null],
  ['/eventi?to=2026-12-01', 'eventi'],
  ['/alloggi?filters=open&beds=1', 'filters/accommodations'],
  ['/news?filters=open', null],
  ['/news/categorie/casa?page=2', 'news/categorie/casa'],
  ['/alloggi/monolocale?page=2', null],
  ['//:80?page=2', null],
  ['*', null],
])('renders %s from the page of %s', (url, page) => {
  expect(listingPageOf(url)).toBe(page);
});
