import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toDegrees } from '../../seed/map/geometry';
import { movePosition, positionAt, readTownMap, pictureFractions, type TownMap } from './TownMap';

const file = path.resolve(__dirname, '../../public/town-map.json');
const map = readTownMap(JSON.parse(readFileSync(file, 'utf8'))) as TownMap;
const middle = { lat: (map.north + map.south) / 2, lng: (map.west + map.east) / 2 };

test('the corners of the picture are the bounds of the map', () => {
  expect(positionAt(map, 0, 0)).toEqual({ lat: map.north, lng: map.west });
  expect(positionAt(map, 1, 1)).toEqual({ lat: map.south, lng: map.east });
});

test('the position of a click is shown where the click was', () => {
  const fractions = pictureFractions(map, positionAt(map, 0.25, 0.8));
  expect(fractions?.x).toBeCloseTo(0.25, 3);
  expect(fractions?.y).toBeCloseTo(0.8, 3);
});

test('Piazza Grande lies left of the middle, as on the printed map', () => {
  const [lng, lat] = toDegrees([0, 0]);
  expect(pictureFractions(map, { lat, lng })?.x).toBeCloseTo(960 / 2360, 2);
});

test('a position outside the bounds is not on the map', () => {
  expect(pictureFractions(map, { lat: map.north + 0.01, lng: middle.lng })).toBeNull();
});

test('arrow keys move the pin, and stop at the edge', () => {
  expect(movePosition(map, middle, 'ArrowUp', false)?.lat).toBeGreaterThan(middle.lat);
  expect(movePosition(map, middle, 'ArrowLeft', true)?.lng).toBeLessThan(middle.lng);
  expect(movePosition(map, { lat: map.south, lng: map.west }, 'ArrowDown', true)?.lat).toBe(
    map.south,
  );
  expect(movePosition(map, middle, 'Enter', false)).toBeNull();
});
