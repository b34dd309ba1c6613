import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PMTiles } from 'pmtiles';
import { at, axisOf, lastNumber } from './address';
import { courses } from './courses';
import { closed, distance, distanceToLine, isInside, lengthOf, toMetres } from './geometry';
import type { Point, Position } from './geometry';
import { canal, gateNames, railway, river, wall } from './land';
import { packTiles } from './packTiles';
import { contours } from './relief';
import { streets } from './streets';
import { bounds, cutTiles, zooms } from './tiles';
import { drawParts, townSeed } from './town';

const parts = drawParts();
const featuresOf = (layer: string) =>
  parts.filter((part) => part.layer === layer).flatMap(({ features }) => features);
const named = (layer: string, kind?: string) =>
  featuresOf(layer).flatMap(({ properties }) =>
    properties.name && (!kind || properties.kind === kind) ? properties.name : [],
  );

const numbers = Array.from({ length: lastNumber }, (_, i) => i + 1);
const doors = streets.flatMap((street) =>
  numbers.map((number) => {
    const { lat, lng } = at(street, number);
    return { street, number, lat, lng, place: toMetres([lng, lat]) };
  }),
);
const doorsWhere = (isWrong: (door: (typeof doors)[number]) => boolean) =>
  doors.filter(isWrong).map(({ street, number }) => `${street} ${number}`);

describe('house numbers', () => {
  test('have a postal address, with the quarter if it is given', () => {
    assert.equal(at('Via Alta', 44).address, 'Via Alta 44');
    assert.equal(at('Via dei Telai', 3, 'Le Filande').address, 'Via dei Telai 3, Le Filande');
  });

  test('go from 1 to 60', () => {
    assert.throws(() => at('Via Alta', 0), RangeError);
    assert.throws(() => at('Via Alta', 61), RangeError);
    assert.throws(() => at('Via Alta', 4.5), RangeError);
  });

  test('have positions with at most five decimals, all of them different', () => {
    assert.deepEqual(
      doorsWhere(({ lat, lng }) => !/^\d+\.\d{1,5} \d+\.\d{1,5}$/.test(`${lat} ${lng}`)),
      [],
    );
    assert.equal(new Set(doors.map(({ lat, lng }) => `${lat} ${lng}`)).size, doors.length);
  });

  test('are beside their own street and not in another', () => {
    const axes = streets.map((street) => ({ street, axis: axisOf(courses[street]) }));
    assert.deepEqual(
      doorsWhere(({ street, place }) =>
        axes.some((other) => {
          const metres = distanceToLine(other.axis, place);
          return other.street === street ? metres < 2 || metres > 13 : metres < 3;
        }),
      ),
      [],
    );
  });

  test('are not in water or on railway tracks', () => {
    assert.deepEqual(
      doorsWhere(
        ({ place }) =>
          isInside(river, place) ||
          distanceToLine(closed(river), place) < 12 ||
          distanceToLine(canal, place) < 8 ||
          distanceToLine(railway, place) < 15,
      ),
      [],
    );
  });

  test('are on the correct side of the wall, and not in it', () => {
    assert.deepEqual(
      doorsWhere(
        ({ street, place }) =>
          isInside(wall, place) !== courses[street].inWalls ||
          distanceToLine(closed(wall), place) < 8,
      ),
      [],
    );
  });

  test('are odd on one side and even on the other, and all on one side along the river', () => {
    const side = (number: number) => {
      const { lat, lng } = at('Via Alta', number);
      return isInside(
        [...axisOf(courses['Via Alta']), [-400, 245], [-400, 48]],
        toMetres([lng, lat]),
      );
    };
    assert.deepEqual(
      numbers.map(side),
      numbers.map((number) => number % 2 === 1),
    );
    const quay = [
      ...axisOf(courses['Lungofiume dei Salici']),
      [480, -300],
      [-303, -300],
    ] as Point[];
    assert.deepEqual(
      doorsWhere(
        ({ street, place }) => street === 'Lungofiume dei Salici' && !isInside(quay, place),
      ),
      [],
    );
  });

  const known = [
    ['Via Alta', 44, 43.4141, 12.0484],
    ['Borgo dei Liutai', 41, 43.4122, 12.0429],
    ['Via dei Telai', 3, 43.4143, 12.0595],
    ['Lungofiume dei Salici', 12, 43.4077, 12.0459],
    ['Via delle Mura Alte', 21, 43.4178, 12.0499],
    ['Viale della Stazione', 18, 43.4101, 12.0561],
    ['Via delle Tintorie', 21, 43.4084, 12.0427],
    ['Via del Traghetto', 4, 43.4043, 12.0497],
    ['Piazza del Pozzo', 2, 43.4135, 12.0465],
    ['Via delle Filande', 9, 43.4131, 12.0579],
  ] as const;
  for (const [street, number, lat, lng] of known)
    test(`put ${street} ${number} where the walking times in the texts are correct`, () => {
      const door = at(street, number);
      assert.ok(distance(toMetres([door.lng, door.lat]), toMetres([lng, lat])) < 40);
    });
});

describe('the town', () => {
  test('is the same for the same seed and different for another seed', () => {
    assert.deepEqual(drawParts(townSeed), parts);
    assert.notDeepEqual(contours('Another town', [60]), contours(townSeed, [60]));
  });

  test('shows every street and square by name', () => {
    const roads = named('roads').filter(
      (name) => !/^(Ponte|Passerella|Ciclabile|Ascensore)/.test(name),
    );
    assert.deepEqual([...roads, ...named('pois', 'attraction')].sort(), [...streets].sort());
  });

  test('has seven gates, all of them in the wall', () => {
    assert.deepEqual(named('pois', 'city_gate').sort(), [...gateNames].sort());
    for (const { properties, geometry } of featuresOf('pois'))
      if (properties.kind === 'city_gate' && geometry.type === 'Point')
        assert.ok(distanceToLine(closed(wall), toMetres(geometry.coordinates as Position)) < 3);
  });

  test('can be walked around on the walls in three quarters of an hour', () => {
    const minutes = (lengthOf(closed(wall)) / 1000 / 4.2) * 60;
    assert.ok(minutes > 38 && minutes < 52, String(minutes));
  });

  test('has many houses, but none in a square or in water', () => {
    const houses = featuresOf('buildings').flatMap(({ properties, geometry }) =>
      properties.kind === 'building' && geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
    );
    assert.ok(houses.length > 3000);
    const squares = Object.values(courses).flatMap((c) => (c.kind === 'square' ? [c.outline] : []));
    const misplaced = houses.filter(([outline = []]) => {
      const [a, , c] = outline.map((position) => toMetres(position as Position));
      const middle: Point = [
        ((a?.[0] ?? 0) + (c?.[0] ?? 0)) / 2,
        ((a?.[1] ?? 0) + (c?.[1] ?? 0)) / 2,
      ];
      return isInside(river, middle) || squares.some((square) => isInside(square, middle));
    });
    assert.deepEqual(misplaced, []);
  });
});

describe('the file of the map', () => {
  const tiles = cutTiles(parts, bounds);
  const file = packTiles(tiles, { name: 'Castelmora', bounds });
  const archive = new PMTiles({
    getKey: () => 'town',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(file.subarray(offset, offset + length)).buffer,
    }),
  });

  test('is smaller than 290 kB', () => {
    assert.ok(file.length < 290_000, String(file.length));
  });

  test('says what it covers', async () => {
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat, numTileEntries } =
      await archive.getHeader();
    assert.deepEqual({ min: minZoom, max: maxZoom }, zooms);
    assert.deepEqual([minLon, minLat, maxLon, maxLat], bounds);
    assert.equal(numTileEntries, tiles.length);
  });

  test('returns every tile as it was cut', async () => {
    for (const { z, x, y, data } of tiles) {
      const found = await archive.getZxy(z, x, y);
      assert.ok(found && Buffer.from(found.data).equals(data), `${z}/${x}/${y}`);
    }
  });
});
