import { nearMinutes } from '@/geo/nearMinutes';
import { points } from '../testing/points';
import { pointsAround } from './pointsAround';

const position = { lat: 43.412, lng: 12.049 };

it('returns points within walking distance, the nearest first', () => {
  const near = pointsAround({ title: 'Mansarda a San Vero', position }, points);
  expect(near.map(({ entry }) => entry.id)).toEqual(['p1', 'p2', 'p3']);
  for (const { walking } of near) expect(walking).toBeLessThanOrEqual(nearMinutes);
});

it('omits the point that the page itself describes', () => {
  const near = pointsAround({ title: 'Mensa del Pozzo', position }, points);
  expect(near.map(({ entry }) => entry.id)).toEqual(['p2', 'p3']);
});
