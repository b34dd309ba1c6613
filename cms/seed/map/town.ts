import { courses } from './courses';
import * as draw from './features';
import type { Feature, FeatureCollection } from './features';
import { generateFields, type Crop } from './fields';
import {
  between,
  centreOf,
  closed,
  distance,
  distanceToLine,
  isInside,
  walk,
  lengthOf,
  type Line,
  type Point,
} from './geometry';
import { greens, growWoods, plantTrees } from './greens';
import { groundOf, isFree, squares } from './ground';
import { buildHouses } from './houses';
import { canal, gateAt, gateNames, railway, river, riverMiddle, wall } from './land';
import { landmarks, towers } from './landmarks';
import { growLanes } from './lanes';
import { campuses, quarters } from './quarters';
import { contours } from './relief';
import { Segments } from './segments';
import { busStops, lift, platforms, siding } from './transit';
import { bridges, cyclePath, fixedWays, type Way } from './ways';

/** The seed of the demo town. */
export const townSeed = 'Castelmora';

/** Width of the gap in the wall for a gate, in metres. */
const gateWidth = 10;

/** The parts of the wall between the gates, with gaps for the gates. */
function wallPieces(): Line[] {
  const ring = closed(wall);
  const starts = gateNames.map((name) =>
    ring.findIndex((point) => distance(point, gateAt(name)) < 0.5),
  );
  return starts.map((start, i) => {
    const piece = ring.slice(start, (starts[i + 1] ?? ring.length - 1) + 1);
    const end = lengthOf(piece) - gateWidth / 2;
    return [walk(piece, gateWidth / 2).point, ...piece.slice(1, -1), walk(piece, end).point];
  });
}

const land = (seed: string): Feature[] =>
  contours(seed, [12, 26, 42, 60, 80, 102, 126, 152, 180]).flatMap(({ level, rings }) =>
    rings.map((ring) => draw.area({ kind: 'slope', rank: level }, [ring])),
  );

const water = (): Feature[] => [
  draw.area({ kind: 'river', name: 'Mora' }, [river]),
  draw.way({ kind: 'canal', name: 'Gora dei Tintori' }, canal),
  draw.way({ kind: 'riverName', name: 'Fiume Mora' }, riverMiddle),
];

/** Fields and woods on free land. */
function country(seed: string, ways: readonly Way[], houses: readonly Line[]): Feature[] {
  const network = new Segments<Way>();
  for (const way of ways) network.add(way.line, way);
  const built = new Segments<number>();
  for (const house of houses) built.add(closed(house), 0);
  for (const { shape } of landmarks) built.add(closed(shape[0] ?? []), 0);
  const isEmpty = (away: number) => (ring: Line) =>
    [
      ...ring,
      ...ring.map((point, i) => between(point, ring[(i + 1) % ring.length] as Point, 0.5)),
    ].every(
      (point) =>
        !isInside(wall, point) &&
        distanceToLine(closed(wall), point) > 70 &&
        isFree(point, 8) &&
        distanceToLine(closed(river), point) > 18 &&
        !network.nearest(point, 9) &&
        !built.nearest(point, away),
    );
  const woods = growWoods(seed, isEmpty(40));
  const wooded = new Segments<number>();
  for (const [outline] of woods) wooded.add(closed(outline ?? []), 0);
  const isField = isEmpty(14);
  const fields = generateFields(
    seed,
    (ring) =>
      isField(ring) &&
      !ring.some((p) => woods.some(([outline]) => isInside(outline ?? [], p))) &&
      !ring.some((p) => wooded.nearest(p, 6)),
  );
  const crops: Crop[] = ['field', 'meadow', 'orchard', 'vineyard'];
  return [
    draw.areas({ kind: 'wood' }, woods),
    ...crops.map((crop) =>
      draw.areas(
        { kind: crop },
        fields.filter((field) => field.crop === crop).map((field) => [field.outline]),
      ),
    ),
    draw.ways(
      { kind: 'rows' },
      fields.flatMap((field) => field.rows),
    ),
  ];
}

const open = (): Feature[] => [
  draw.area({ kind: 'town' }, [wall]),
  ...greens.map(({ use, name, shape }) => draw.area({ kind: use, ...(name && { name }) }, shape)),
  ...campuses.map(({ name, area }) => draw.area({ kind: 'campus', name }, [area])),
];

const streets = (ways: readonly Way[]): Feature[] => [
  ...Object.entries(courses).flatMap(([name, course]) =>
    course.kind === 'square' ? [draw.area({ kind: 'square', name }, [course.outline])] : [],
  ),
  ...ways.flatMap(({ kind, name, line }) => (name ? [draw.way({ kind, name }, line)] : [])),
  ...(['road', 'avenue', 'street', 'lane', 'steps'] as const)
    .map((kind) =>
      draw.ways(
        { kind },
        ways.filter((way) => way.kind === kind && !way.name).map(({ line }) => line),
      ),
    )
    .filter(({ geometry }) => geometry.coordinates.length > 0),
];

/** Houses in three shades of roof. */
const roofs = (houses: readonly Line[]): Feature[] =>
  [0, 1, 2].map((rank) =>
    draw.areas(
      { kind: 'house', rank },
      houses.filter((_, i) => (i * 7 + (i % 5)) % 3 === rank).map((house) => [house]),
    ),
  );

const buildings = (): Feature[] => [
  ...landmarks.map(({ use, name, shape }) => draw.area({ kind: use, name }, shape)),
  ...wallPieces().map((line) => draw.way({ kind: 'wall' }, line)),
  draw.areas({ kind: 'tower' }, towers),
  ...gateNames.map((name) => draw.spot({ kind: 'gate', name }, gateAt(name))),
];

const traffic = (): Feature[] => [
  draw.way({ kind: 'railway' }, railway),
  draw.way({ kind: 'railway' }, siding),
  draw.areas(
    { kind: 'platform' },
    platforms.map((platform) => [platform]),
  ),
  draw.way({ kind: 'cyclePath', name: 'Ciclabile della vecchia ferrovia' }, cyclePath),
  draw.way({ kind: 'lift', name: 'Ascensore del Borgo' }, lift),
  ...bridges.map(({ kind, name, line }) => draw.way({ kind: `${kind}Bridge`, name }, line)),
  ...busStops.map(({ name, lines, at }) => draw.spot({ kind: 'busStop', name, lines }, at)),
];

/** Labels are point features, because a shape that is cut by a tile border would get two labels. */
const labels = (): Feature[] => [
  ...landmarks.flatMap(({ use, name, shape: [outline = []] }) =>
    use === 'church' || use === 'hall' || use === 'station'
      ? [draw.spot({ kind: 'landmarkName', name }, centreOf(outline))]
      : [],
  ),
  ...greens.flatMap(({ name, shape: [outline = []] }) =>
    name ? [draw.spot({ kind: 'greenName', name }, centreOf(outline))] : [],
  ),
  ...Object.entries(courses).flatMap(([name, course]) =>
    course.kind === 'square'
      ? [draw.spot({ kind: 'squareName', name }, centreOf(course.outline))]
      : [],
  ),
  ...quarters.map(({ name, at, rank }) => draw.spot({ kind: 'quarter', name, rank }, at)),
  ...campuses.map(({ short, at }) => draw.spot({ kind: 'campusName', name: short }, at)),
];

/** Generates all features of the town in drawing order. The same seed gives the same bytes. */
export function drawTown(seed = townSeed): FeatureCollection {
  const lanes = growLanes(seed, fixedWays, (point) => isFree(point, 5));
  const ways = [...fixedWays, ...lanes];
  const ground = groundOf([...ways, ...bridges.map(({ line }): Way => ({ kind: 'street', line }))]);
  const aroundSquares = squares.map((outline): Way => ({ kind: 'lane', line: closed(outline) }));
  const houses = buildHouses(seed, [...aroundSquares, ...ways], ground);
  const trees = plantTrees(seed, fixedWays, houses, (point) => !ground.ways.nearest(point, 4));
  return {
    type: 'FeatureCollection',
    features: [
      ...land(seed),
      ...country(seed, ways, houses),
      ...water(),
      ...open(),
      ...streets(ways),
      ...roofs(houses),
      ...buildings(),
      ...traffic(),
      draw.spots({ kind: 'tree' }, trees),
      ...labels(),
    ],
  };
}
