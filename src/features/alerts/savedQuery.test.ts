import { parseListingQuery } from '@/features/listing/listingQuery';
import { savedQuery } from './savedQuery';

const saved = (query: string) =>
  savedQuery(
    'accommodations',
    parseListingQuery('accommodations', new URLSearchParams(query)).query,
  );

it('keeps the filters in a fixed order, without sort order, view and page', () => {
  expect(saved('view=map&price-to=400&beds=2&sort=cheapest&page=3')).toBe('beds=2&price-to=400');
  expect(saved('bounds=11.9,43.3,12.1,43.5&view=map')).toBe('bounds=11.9,43.3,12.1,43.5');
  expect(saved('')).toBe('');
});

it('drops the filter for past events', () => {
  const { query } = parseListingQuery('events', new URLSearchParams('when=past&type=concert'));
  expect(savedQuery('events', query)).toBe('type=concert');
});
