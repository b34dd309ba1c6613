import { createRandom } from '../random';
import {
  closed,
  extentOf,
  isInside,
  lengthOf,
  parallel,
  points,
  smooth,
  walk,
  type Line,
  type Point,
} from './geometry';
import { courses } from './courses';
import { axisOf } from './address';
import { northBank, wall } from './land';
import { blob, box, disc, type Shape } from './shapes';
import { landmarks } from './landmarks';
import { Segments } from './segments';
import type { Way } from './ways';

export interface Green {
  name?: string;
  use: 'park' | 'garden' | 'bed' | 'pitch' | 'island';
  shape: Shape;
}

const botanicGarden = points('230,540 292,534 350,470 386,402 394,350 296,370 218,396 224,470');

/** The beds of the Botanic Garden, in quarters around a basin. */
const beds: Line[] = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2, 3].map((column) => box([252 + column * 30 + row * 3, 390 + row * 20], 24, 13, -0.1)),
);

const pitch: Line = [
  ...disc([692, 350], 34, 16).slice(0, 9),
  ...disc([692, 276], 34, 16).slice(8),
  [726, 276],
];

const riverside = (): Line => {
  const street = parallel(axisOf(courses['Lungofiume dei Salici']), -9);
  const shore = northBank.filter(([x]) => x > -310 && x < 500).map(([x, y]): Point => [x, y + 2]);
  return [...street, ...[...shore].reverse()];
};

/** The meadow outside the wall, where building was forbidden. */
const meadow: Shape = [smooth(parallel(wall, -34), true, 1), wall];

export const greens: Green[] = [
  { use: 'park', shape: meadow },
  { name: 'Parco dei Salici', use: 'park', shape: [riverside()] },
  { name: 'Orto Botanico', use: 'garden', shape: [botanicGarden] },
  ...beds
    .filter((bed) => bed.every((corner) => isInside(botanicGarden, corner)))
    .map((bed): Green => ({ use: 'bed', shape: [bed] })),
  { name: 'Giardino del Bastione', use: 'park', shape: [points('398,-52 446,-46 446,60 404,62')] },
  {
    name: 'Giardino delle Monache',
    use: 'park',
    shape: [points('-432,122 -396,128 -400,168 -428,180')],
  },
  {
    name: 'Giardini della Stazione',
    use: 'park',
    shape: [points('722,-232 780,-270 800,-230 742,-170')],
  },
  {
    name: 'Prato del Traghetto',
    use: 'park',
    shape: [smooth(points('-150,-640 -40,-640 20,-630 60,-690 -20,-740 -110,-700'), true)],
  },
  {
    name: 'Campo Sportivo',
    use: 'park',
    shape: [points('634,290 664,236 744,226 748,400 640,410 622,376')],
  },
  { use: 'pitch', shape: [pitch] },
  {
    name: 'Isola dei Gelsi',
    use: 'island',
    shape: [smooth(points('528,-702 580,-702 650,-716 676,-724 640,-744 580,-742'), true)],
  },
  {
    use: 'island',
    shape: [smooth(points('-600,-668 -560,-652 -500,-650 -478,-656 -520,-674 -570,-682'), true)],
  },
];

const squares = Object.values(courses).flatMap((course) =>
  course.kind === 'square' ? [course.outline] : [],
);

/** Places trees in parks and courtyards and along avenues and the river. */
export function plantTrees(
  seed: string,
  ways: readonly Way[],
  houses: readonly Line[],
  isFree: (point: Point) => boolean,
): Point[] {
  const random = createRandom(`${seed} trees`);
  const inParks = greens
    .filter(({ use }) => use === 'park' || use === 'island')
    .flatMap(({ shape: [outline = [], hole] }) => {
      const { west, south, east, north } = extentOf(outline);
      const count = Math.min(170, (east - west) * 0.55);
      return Array.from({ length: count }, (): Point => [
        random.range(west, east),
        random.range(south, north),
      ]).filter((point) => isInside(outline, point) && !(hole && isInside(hole, point)));
    });
  const alongAvenues = ways
    .filter(({ kind }) => kind === 'avenue')
    .flatMap(({ line }) =>
      [-9, 9].flatMap((left) => {
        const row = parallel(line, left);
        return Array.from(
          { length: Math.floor(lengthOf(row) / 15) },
          (_, i) => walk(row, 8 + i * 15).point,
        );
      }),
    );
  const willows = northBank
    .filter(([x]) => x < -320 || x > 520)
    .flatMap(([x, y]): Point[] =>
      random.chance(0.6) ? [[x + random.range(-9, 9), y + random.range(9, 18)]] : [],
    );
  const walls = new Segments<number>();
  for (const house of [...houses, ...landmarks.flatMap(({ shape }) => shape)])
    walls.add(closed(house), 0);
  const inCourtyards = Array.from({ length: 1900 }, (): Point => [
    random.range(-470, 500),
    random.range(-400, 620),
  ]).filter(
    (point) =>
      isInside(wall, point) &&
      !walls.nearest(point, 7) &&
      !landmarks.some(({ shape: [outline = [], court] }) => !court && isInside(outline, point)) &&
      !squares.some((outline) => isInside(outline, point)),
  );
  return [
    ...[...inParks, ...alongAvenues, ...willows].filter((point) => !isInside(wall, point)),
    ...inCourtyards,
  ].filter((point) => isFree(point) && !walls.nearest(point, 3) && !isInside(pitch, point));
}

/** Places woods, most of them on slopes, which are too steep for fields. */
export function growWoods(seed: string, isFree: (ring: Line) => boolean): Shape[] {
  const random = createRandom(`${seed} woods`);
  return Array.from({ length: 260 }, () =>
    blob([random.range(-1800, 1800), random.range(-1700, 1500)], random.range(60, 150), random, 8),
  )
    .filter((ring) => {
      const [x, y] = ring[0] as Point;
      return random.next() < (y > 500 || x < -700 ? 0.5 : 0.12) && isFree(ring);
    })
    .map((ring): Shape => [ring]);
}
