import { decode } from '../finding/codec';
import { savedQuery } from './savedQuery';

const saved = (query: string) =>
  savedQuery('accommodations', decode('accommodations', new URLSearchParams(query)).finding);

it('keeps what decides what is found, in one order, and nothing of the moment', () => {
  expect(saved('view=map&price-to=400&beds=2&sort=cheapest&page=3')).toBe('beds=2&price-to=400');
  expect(saved('bounds=11.9,43.3,12.1,43.5&view=map')).toBe('bounds=11.9,43.3,12.1,43.5');
  expect(saved('')).toBe('');
});

it('waits for nothing that is over', () => {
  const { finding } = decode('events', new URLSearchParams('when=past&type=concert'));
  expect(savedQuery('events', finding)).toBe('type=concert');
});
