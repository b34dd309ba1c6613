import { travelTime } from './travelTime';

const square = { lat: 43.4122, lng: 12.0496 };
/** One kilometre north along the meridian. */
const north = { lat: 43.4122 + 1 / 111.195, lng: 12.0496 };

it('estimates 1.3 times the great-circle distance, at 5 and 15 km/h', () => {
  // 1.3 km: 15.6 and 5.2 minutes.
  expect(travelTime(square, north)).toEqual({ walking: 16, cycling: 5 });
});

it('returns the same time in both directions, and at least one minute', () => {
  expect(travelTime(north, square)).toEqual(travelTime(square, north));
  expect(travelTime(square, square)).toEqual({ walking: 1, cycling: 1 });
});
