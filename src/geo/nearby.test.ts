import { countWithin, nearest } from './nearby';

const square = { lat: 43.4122, lng: 12.0496 };
const north = (km: number) => ({ lat: square.lat + km / 111.195, lng: square.lng });
const places = [3, 1, 2].map((km) => ({ id: String(km), position: north(km) }));

it('returns the nearest places first, with the minutes on foot', () => {
  expect(nearest(square, places, 2)).toEqual([
    { entry: places[1], walking: 16 },
    { entry: places[2], walking: 31 },
  ]);
});

it('leaves out a place without a position', () => {
  expect(nearest(square, [{ id: 'unknown', position: null }], 2)).toEqual([]);
});

it('counts the places within the minutes', () => {
  expect(countWithin(square, places, 31)).toBe(2);
  expect(countWithin(square, [], 31)).toBe(0);
});
