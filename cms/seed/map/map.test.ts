import { gzipSync } from 'node:zlib';
import { at, axisOf, lastNumber } from './address';
import { dark, light } from './colours';
import { courses } from './courses';
import type { Geometry } from './features';
import { areaOf, closed, distance, distanceToLine, isInside, lengthOf, toMetres } from './geometry';
import type { Point, Position } from './geometry';
import { canal, gateNames, railway, river, wall } from './land';
import { landmarks } from './landmarks';
import { contours, frame } from './relief';
import { streets } from './streets';
import { styleOf } from './style';
import { drawTown, townSeed } from './town';

const town = drawTown();
const json = JSON.stringify(town);
const named = (kind: string) =>
  town.features.flatMap(({ properties: { kind: own, name } }) => (own === kind && name) || []);

function positionsOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
  }
}

const polygonsOf = (geometry: Geometry): Position[][][] =>
  geometry.type === 'Polygon'
    ? [geometry.coordinates]
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : [];

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
  it('have a postal address, with the quarter if it is given', () => {
    expect(at('Via Alta', 44).address).toBe('Via Alta 44');
    expect(at('Via dei Telai', 3, 'Le Filande').address).toBe('Via dei Telai 3, Le Filande');
  });

  it('go from 1 to 60', () => {
    expect(() => at('Via Alta', 0)).toThrow(RangeError);
    expect(() => at('Via Alta', 61)).toThrow(RangeError);
    expect(() => at('Via Alta', 4.5)).toThrow(RangeError);
  });

  it('have positions with at most five decimals, all of them different', () => {
    expect(
      doorsWhere(({ lat, lng }) => !/^\d+\.\d{1,5} \d+\.\d{1,5}$/.test(`${lat} ${lng}`)),
    ).toEqual([]);
    expect(new Set(doors.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(doors.length);
  });

  it('are beside their own street and not in another', () => {
    const axes = streets.map((street) => ({ street, axis: axisOf(courses[street]) }));
    expect(
      doorsWhere(({ street, place }) =>
        axes.some((other) => {
          const metres = distanceToLine(other.axis, place);
          return other.street === street ? metres < 2 || metres > 13 : metres < 3;
        }),
      ),
    ).toEqual([]);
  });

  it('are not in water or on railway tracks', () => {
    expect(
      doorsWhere(
        ({ place }) =>
          isInside(river, place) ||
          distanceToLine(closed(river), place) < 12 ||
          distanceToLine(canal, place) < 8 ||
          distanceToLine(railway, place) < 15,
      ),
    ).toEqual([]);
  });

  it('are on the correct side of the wall, and not in it', () => {
    expect(
      doorsWhere(
        ({ street, place }) =>
          isInside(wall, place) !== courses[street].inWalls ||
          distanceToLine(closed(wall), place) < 8,
      ),
    ).toEqual([]);
  });

  it('are odd on one side and even on the other, and all on one side along the river', () => {
    const side = (number: number) => {
      const { lat, lng } = at('Via Alta', number);
      return isInside(
        [...axisOf(courses['Via Alta']), [-400, 245], [-400, 48]],
        toMetres([lng, lat]),
      );
    };
    expect(numbers.map(side)).toEqual(numbers.map((number) => number % 2 === 1));
    const quay = [
      ...axisOf(courses['Lungofiume dei Salici']),
      [480, -300],
      [-303, -300],
    ] as Point[];
    expect(
      doorsWhere(
        ({ street, place }) => street === 'Lungofiume dei Salici' && !isInside(quay, place),
      ),
    ).toEqual([]);
  });

  it.each([
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
  ] as const)(
    'put %s %i where the walking times in the texts are correct',
    (street, number, lat, lng) => {
      const door = at(street, number);
      expect(distance(toMetres([door.lng, door.lat]), toMetres([lng, lat]))).toBeLessThan(40);
    },
  );
});

describe('the town', () => {
  it('is the same for the same seed and different for another seed', () => {
    expect(JSON.stringify(drawTown(townSeed))).toBe(json);
    expect(contours('Another town', [60])).not.toEqual(contours(townSeed, [60]));
  });

  it('is smaller than 160 kB with gzip', () => {
    expect(gzipSync(json).length).toBeLessThan(160_000);
  });

  it('is valid GeoJSON: closed rings, outlines anticlockwise, holes clockwise', () => {
    for (const { geometry } of town.features)
      for (const [outline = [], ...holes] of polygonsOf(geometry)) {
        for (const ring of [outline, ...holes]) {
          expect(ring.length).toBeGreaterThanOrEqual(4);
          expect(ring.at(-1)).toEqual(ring[0]);
        }
        expect(areaOf(outline.map(toMetres))).toBeGreaterThan(0);
        for (const hole of holes) expect(areaOf(hole.map(toMetres))).toBeLessThan(0);
      }
  });

  it('stays inside the frame, except for lines and woods that lead out of it', () => {
    const strays = town.features.filter(({ properties, geometry }) => {
      const spare = /road|railway|river|wood|cyclePath/.test(properties.kind) ? 260 : 130;
      return !positionsOf(geometry).every((position) => {
        const [x, y] = toMetres(position);
        const isWithin = (value: number, from: number, to: number) =>
          value > from - spare && value < to + spare;
        return isWithin(x, frame.west, frame.east) && isWithin(y, frame.south, frame.north);
      });
    });
    expect(strays.map(({ properties }) => properties)).toEqual([]);
  });

  it('shows every street and square by name', () => {
    const shown = [...named('street'), ...named('avenue'), ...named('lane'), ...named('square')];
    expect(shown.sort()).toEqual([...streets].sort());
  });

  it('has seven gates, all of them in the wall', () => {
    expect(named('gate').sort()).toEqual([...gateNames].sort());
    expect(gateNames).toHaveLength(7);
    for (const { properties, geometry } of town.features)
      if (properties.kind === 'gate')
        for (const position of positionsOf(geometry))
          expect(distanceToLine(closed(wall), toMetres(position))).toBeLessThan(3);
  });

  it('can be walked around on the walls in three quarters of an hour', () => {
    const minutes = (lengthOf(closed(wall)) / 1000 / 4.2) * 60;
    expect(minutes).toBeGreaterThan(38);
    expect(minutes).toBeLessThan(52);
  });

  it('has every university, two bridges, a station and a lift', () => {
    expect(
      new Set(landmarks.filter(({ use }) => use === 'university').map(({ name }) => name)).size,
    ).toBeGreaterThanOrEqual(6);
    for (const kind of ['stoneBridge', 'footBridge', 'station', 'lift'])
      expect(named(kind)).toHaveLength(1);
    expect(named('campus').length).toBeGreaterThanOrEqual(6);
  });

  it('has many houses, but none in a square or in water', () => {
    const houses = town.features
      .filter(({ properties }) => properties.kind === 'house')
      .flatMap(({ geometry }) => polygonsOf(geometry));
    expect(houses.length).toBeGreaterThan(3000);
    const middles = houses.map(([outline = []]): Point => {
      const [a, , c] = outline.map(toMetres);
      return [((a?.[0] ?? 0) + (c?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (c?.[1] ?? 0)) / 2];
    });
    expect(middles.filter((place) => isInside(river, place))).toEqual([]);
    const squares = Object.values(courses).flatMap((c) => (c.kind === 'square' ? [c.outline] : []));
    expect(middles.filter((place) => squares.some((square) => isInside(square, place)))).toEqual(
      [],
    );
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s style', (name, colours) => {
  const style = styleOf(name, colours);
  const kinds = new Set(town.features.map(({ properties }) => properties.kind));

  it('has layers for exactly the kinds of features in the town', () => {
    const drawn = JSON.stringify(style.layers.map(({ filter }) => filter));
    const quoted = [
      ...drawn.matchAll(/\["get","kind"\],(?:\["literal",(\[[^\]]*\])|("[^"]*"))/g),
    ].flatMap(([, list, one]) => JSON.parse(list ?? `[${one ?? ''}]`) as string[]);
    expect([...new Set(quoted)].sort()).toEqual([...kinds].sort());
  });

  it('has unique layer ids and loads nothing from outside its folder', () => {
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite/);
  });

  it('uses only fonts that it declares', () => {
    for (const { layout } of style.layers) {
      const [face] = (layout?.['text-font'] ?? []) as string[];
      if (face) expect(style['font-faces']).toHaveProperty([face]);
    }
  });
});
