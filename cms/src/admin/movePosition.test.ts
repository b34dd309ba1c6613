import { inDegrees, isOnMap, middleOf, movePosition } from './movePosition';

const bounds = [12.02, 43.39, 12.07, 43.43] as const;
const middle = middleOf(bounds);

test('an arrow key moves the pin by 5 metres, and with Shift by 50, in each direction', () => {
  expect(movePosition(bounds, middle, 'ArrowUp', false)).toEqual({ lat: 43.41005, lng: 12.045 });
  expect(movePosition(bounds, middle, 'ArrowDown', true)).toEqual({ lat: 43.40955, lng: 12.045 });
  // A degree of longitude is shorter than one of latitude.
  expect(movePosition(bounds, middle, 'ArrowLeft', true)).toEqual({ lat: 43.41, lng: 12.04438 });
  expect(movePosition(bounds, middle, 'ArrowRight', false)).toEqual({ lat: 43.41, lng: 12.04506 });
});

test('the pin stops at the edge of the map', () => {
  const corner = { lat: 43.39, lng: 12.02 };
  expect(movePosition(bounds, corner, 'ArrowDown', true)).toEqual(corner);
  expect(movePosition(bounds, corner, 'ArrowLeft', true)).toEqual(corner);
});

test('other keys do not move it', () => {
  expect(movePosition(bounds, middle, 'Enter', false)).toBeNull();
});

test('a position outside the bounds is not on the map', () => {
  expect(isOnMap(bounds, middle)).toBe(true);
  expect(isOnMap(bounds, { lat: 43.44, lng: 12.045 })).toBe(false);
});

test('a position is written without a sign, also south of the equator and west of Greenwich', () => {
  expect(inDegrees({ lat: 43.41, lng: 12.045 })).toBe('43.41000° N, 12.04500° E');
  expect(inDegrees({ lat: -34.6, lng: -58.4 })).toBe('34.60000° S, 58.40000° W');
});
