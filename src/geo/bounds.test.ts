import { boundsOf, contains, expandBounds, centerOf, roundBounds } from './bounds';

const town = [12.02, 43.39, 12.08, 43.43] as const;

it('encloses positions, also a single one, and is null without positions', () => {
  expect(
    boundsOf([
      { lat: 43.4, lng: 12.03 },
      { lat: 43.42, lng: 12.01 },
    ]),
  ).toEqual([12.01, 43.4, 12.03, 43.42]);
  expect(boundsOf([{ lat: 43.4, lng: 12 }])).toEqual([12, 43.4, 12, 43.4]);
  expect(boundsOf([])).toBeNull();
});

it('contains its edges and its centre, and no position outside', () => {
  expect(contains(town, { lat: 43.39, lng: 12.02 })).toBe(true);
  expect(contains(town, centerOf(town))).toBe(true);
  expect(contains(town, { lat: 43.3899, lng: 12.03 })).toBe(false);
  expect(contains(town, { lat: 43.4, lng: 12.0801 })).toBe(false);
});

it('expands equally on all sides', () => {
  expect(roundBounds(expandBounds([10, 40, 12, 41], 0.5))).toEqual([9, 39.5, 13, 41.5]);
});

it('stays the same after it was written into an address and read again', () => {
  const once = roundBounds([12.0234567, 43.3912345, 12.08, 43.43]);
  expect(once).toEqual([12.02346, 43.39123, 12.08, 43.43]);
  expect(roundBounds(once)).toEqual(once);
});
