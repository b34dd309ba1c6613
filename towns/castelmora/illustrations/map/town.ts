import { courses } from './courses';
import * as draw from './features';
import type { Feature, LayerName, Properties } from './features';
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
  parallel,
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
import { contours, frame } from './relief';
import { Segments } from './segments';
import { disc, type Shape } from './shapes';
import { busStops, lift, platforms, siding } from './transit';
import { bridges, cyclePath, fixedWays, type Way, type WayKind } from './ways';

/** The seed of the demo town. */
export const townSeed = 'Castelmora';

/** Width of the gap in the wall for a gate, in metres. */
const gateWidth = 10;

/** Half the width of the wall, in metres. */
const halfWall = 3;

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

/** What is drawn from a zoom level on, in one layer. */
export interface Part {
  layer: LayerName;
  minZoom: number;
  features: Feature[];
}

const part = (layer: LayerName, minZoom: number, features: Feature[]): Part => ({
  layer,
  minZoom,
  features,
});

const corners: Line = [
  [frame.west, frame.south],
  [frame.east, frame.south],
  [frame.east, frame.north],
  [frame.west, frame.north],
];

/** The hills: each step of height lies on the one below it. */
const land = (seed: string): Part[] => [
  part('earth', 0, [draw.area({ kind: 'earth' }, [corners])]),
  part(
    'landcover',
    0,
    contours(seed, [12, 26, 42, 60, 80, 102, 126, 152, 180]).flatMap(({ rings }) =>
      rings.map((ring) => draw.area({ kind: 'barren' }, [ring])),
    ),
  ),
];

const islands = greens.flatMap(({ use, shape }) => (use === 'island' ? shape : []));

/** The parts of the middle of the river between the islands. */
function riverPieces(): Line[] {
  const pieces: Point[][] = [[]];
  for (const point of riverMiddle)
    if (!islands.some((island) => isInside(island, point))) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  return pieces.filter((piece) => piece.length > 1);
}

const water = (): Part[] => [
  part('water', 0, [
    draw.area({ kind: 'water', kind_detail: 'river' }, [river, ...islands]),
    draw.way({ kind: 'canal', name: 'Gora dei Tintori' }, canal),
    // The line has the name. It does not cross the islands.
    ...riverPieces().map((line) => draw.way({ kind: 'river', name: 'Fiume Mora' }, line)),
  ]),
];

const crops: Record<Crop, string> = {
  field: 'farmland',
  meadow: 'meadow',
  orchard: 'orchard',
  vineyard: 'vineyard',
};

/** Fields and woods on free land. */
function country(seed: string, ways: readonly Way[], houses: readonly Line[]): Part[] {
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
  return [
    part('landuse', 0, [
      ...Object.entries(crops).map(([crop, kind]) =>
        draw.areas(
          { kind },
          fields.filter((field) => field.crop === crop).map((field) => [field.outline]),
        ),
      ),
      draw.areas({ kind: 'wood' }, woods),
    ]),
  ];
}

const greenKinds: Record<(typeof greens)[number]['use'], string> = {
  park: 'park',
  island: 'park',
  garden: 'garden',
  bed: 'allotments',
  pitch: 'pitch',
};

/** A tree is a small wood. */
const crown = (tree: Point): Shape => [disc(tree, 4.2, 8)];

const open = (trees: readonly Point[]): Part[] => [
  part('landuse', 0, [
    draw.area({ kind: 'residential' }, [wall]),
    ...greens
      .filter(({ use }) => use === 'park' || use === 'garden' || use === 'island')
      .map(({ use, shape }) => draw.area({ kind: greenKinds[use] }, shape)),
    ...campuses.map(({ area }) => draw.area({ kind: 'university' }, [area])),
  ]),
  part('landuse', 14, [
    ...greens
      .filter(({ use }) => use === 'bed' || use === 'pitch')
      .map(({ use, shape }) => draw.area({ kind: greenKinds[use] }, shape)),
    draw.areas(
      { kind: 'platform' },
      platforms.map((platform) => [platform]),
    ),
    draw.areas({ kind: 'wood' }, trees.map(crown)),
  ]),
  part(
    'landuse',
    13,
    squares.map((outline) => draw.area({ kind: 'pedestrian' }, [outline])),
  ),
];

const roadKinds: Record<WayKind, Properties> = {
  road: { kind: 'major_road', kind_detail: 'tertiary' },
  avenue: { kind: 'major_road', kind_detail: 'secondary' },
  street: { kind: 'minor_road', kind_detail: 'residential' },
  lane: { kind: 'path', kind_detail: 'pedestrian' },
  steps: { kind: 'path', kind_detail: 'steps' },
};

/** The named streets of a kind, and the others of it as one feature. */
const roadsOf = (ways: readonly Way[], kind: WayKind): Feature[] => {
  const own = ways.filter((way) => way.kind === kind);
  return [
    draw.ways(
      roadKinds[kind],
      own.filter(({ name }) => !name).map(({ line }) => line),
    ),
    ...own.flatMap(({ name, line }) =>
      name ? [draw.way({ ...roadKinds[kind], name }, line)] : [],
    ),
  ].filter(({ geometry }) => geometry.type !== 'MultiLineString' || geometry.coordinates.length);
};

const streets = (ways: readonly Way[]): Part[] => [
  part('roads', 0, [...roadsOf(ways, 'road'), ...roadsOf(ways, 'avenue')]),
  part('roads', 12, [
    ...roadsOf(ways, 'street'),
    draw.way(
      { kind: 'path', kind_detail: 'cycleway', name: 'Ciclabile della vecchia ferrovia' },
      cyclePath,
    ),
    ...bridges.map(({ kind, name, line }) =>
      draw.way({ ...bridgeKinds[kind], name, is_bridge: true }, line),
    ),
  ]),
  part('roads', 14, [...roadsOf(ways, 'lane'), ...roadsOf(ways, 'steps')]),
];

const bridgeKinds: Record<(typeof bridges)[number]['kind'], Properties> = {
  stone: { kind: 'minor_road', kind_detail: 'residential' },
  foot: { kind: 'path', kind_detail: 'footway' },
};

const railways = (): Part[] => [
  part('roads', 0, [
    draw.way({ kind: 'rail', kind_detail: 'rail' }, railway),
    draw.way({ kind: 'rail', kind_detail: 'rail' }, siding),
  ]),
  part('roads', 13, [
    draw.way({ kind: 'rail', kind_detail: 'funicular', name: 'Ascensore del Borgo' }, lift),
  ]),
];

const buildingDetails: Record<(typeof landmarks)[number]['use'], string> = {
  mill: 'industrial',
  church: 'church',
  hall: 'civic',
  tower: 'tower',
  university: 'university',
  station: 'train_station',
};

const buildings = (houses: readonly Line[]): Part[] => [
  part('buildings', 12, [
    ...[6, 9, 12].map((height, rank) =>
      draw.areas(
        { kind: 'building', height },
        houses.filter((_, i) => (i * 7 + (i % 5)) % 3 === rank).map((house) => [house]),
      ),
    ),
    ...landmarks.map(({ use, shape }) =>
      draw.area({ kind: 'building_part', kind_detail: buildingDetails[use] }, shape),
    ),
  ]),
  part('buildings', 11, [
    draw.areas({ kind: 'building_part', kind_detail: 'wall' }, wallPieces().map(thick)),
    draw.areas({ kind: 'building_part', kind_detail: 'tower' }, towers),
  ]),
];

/** A piece of the wall as a shape. */
const thick = (line: Line): Shape => [
  [...parallel(line, halfWall), ...[...parallel(line, -halfWall)].reverse()],
];

const landmarkPois: Partial<Record<(typeof landmarks)[number]['use'], string>> = {
  church: 'place_of_worship',
  hall: 'townhall',
  station: 'station',
};

const pois = (): Part[] => [
  part('pois', 14, [
    ...gateNames.map((name) => draw.spot({ kind: 'city_gate', name, min_zoom: 14 }, gateAt(name))),
    ...campuses.map(({ short, at }) =>
      draw.spot({ kind: 'university', name: short, min_zoom: 15 }, at),
    ),
    ...greens.flatMap(({ name, shape: [outline = []] }) =>
      name ? [draw.spot({ kind: 'park', name, min_zoom: 15 }, centreOf(outline))] : [],
    ),
    ...Object.entries(courses).flatMap(([name, course]) =>
      course.kind === 'square'
        ? [draw.spot({ kind: 'attraction', name, min_zoom: 15 }, centreOf(course.outline))]
        : [],
    ),
    ...landmarks.flatMap(({ use, name, shape: [outline = []] }) => {
      const kind = landmarkPois[use];
      return kind ? [draw.spot({ kind, name, min_zoom: 16 }, centreOf(outline))] : [];
    }),
    ...busStops.map(({ name, at }) => draw.spot({ kind: 'bus_stop', name, min_zoom: 16 }, at)),
  ]),
];

const places = (): Part[] => [
  part('places', 0, [
    draw.spot({ kind: 'locality', kind_detail: 'town', name: 'Castelmora', min_zoom: 8 }, [0, 0]),
    ...quarters.map(({ name, at, rank }) =>
      rank === 3
        ? draw.spot({ kind: 'locality', kind_detail: 'hamlet', name, min_zoom: 13 }, at)
        : draw.spot({ kind: 'neighbourhood', name, min_zoom: 13 + (rank - 1) * 2 }, at),
    ),
  ]),
];

/** Generates the town. The same seed gives the same parts; those of a layer are in drawing order. */
export function drawParts(seed = townSeed): Part[] {
  const lanes = growLanes(seed, fixedWays, (point) => isFree(point, 5));
  const ways = [...fixedWays, ...lanes];
  const ground = groundOf([...ways, ...bridges.map(({ line }): Way => ({ kind: 'street', line }))]);
  const aroundSquares = squares.map((outline): Way => ({ kind: 'lane', line: closed(outline) }));
  const houses = buildHouses(seed, [...aroundSquares, ...ways], ground);
  const trees = plantTrees(seed, fixedWays, houses, (point) => !ground.ways.nearest(point, 4));
  return [
    ...land(seed),
    ...country(seed, ways, houses),
    ...water(),
    ...open(trees),
    ...streets(ways),
    ...railways(),
    ...buildings(houses),
    ...pois(),
    ...places(),
  ];
}
