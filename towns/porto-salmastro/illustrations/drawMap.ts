/**
 * Draws the map of Porto Salmastro and writes ../map/town.pmtiles: `npx tsx drawMap.ts` in this folder, after
 * `npm ci` at the root. The product never runs it. Coordinates are degrees, longitude first, as in GeoJSON.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, LayerName, Properties } from '../../castelmora/illustrations/map/features';
import { packTiles } from '../../castelmora/illustrations/map/packTiles';
import { type Bounds, cutTiles } from '../../castelmora/illustrations/map/tiles';
import type { Part } from '../../castelmora/illustrations/map/town';
import { createRandom } from '../../castelmora/illustrations/random';

type Position = [lng: number, lat: number];
type Line = Position[];

const bounds: Bounds = [11.668, 42.2485, 11.695, 42.2665];

/** From the north to the lighthouse and the mole, then along the rocks to the south. */
const coast: Line = [
  [11.6738, 42.272],
  [11.6746, 42.2668],
  [11.6753, 42.2652],
  [11.6751, 42.2641],
  [11.6763, 42.263],
  [11.6768, 42.2621],
  [11.6773, 42.2613],
  [11.6775, 42.2606],
  [11.6784, 42.2596],
  [11.6787, 42.2587],
  [11.6793, 42.2581],
  [11.6797, 42.2578],
  [11.6797, 42.2572],
  [11.6796, 42.2569],
  [11.6794, 42.25668],
  [11.67845, 42.25602],
  [11.6779, 42.25576],
  [11.67745, 42.25548],
  [11.67698, 42.25512],
  [11.67628, 42.25484],
  [11.6764, 42.25462],
  [11.67715, 42.2549],
  [11.67765, 42.25515],
  [11.67808, 42.25518],
  [11.6783, 42.2549],
  [11.6786, 42.2545],
  [11.6792, 42.2541],
  [11.6794, 42.2535],
  [11.6796, 42.2531],
  [11.6797, 42.2526],
  [11.6802, 42.2521],
  [11.6804, 42.2516],
  [11.6813, 42.2511],
  [11.6822, 42.2508],
  [11.683, 42.2501],
  [11.6846, 42.2497],
  [11.6862, 42.2492],
  [11.689, 42.2489],
  [11.692, 42.2483],
  [11.699, 42.2476],
];

const sea: Line = [...coast, [11.699, 42.24], [11.66, 42.24], [11.66, 42.272]];

interface Street {
  name?: string;
  kind: 'avenue' | 'street' | 'lane' | 'steps' | 'mole' | 'trail';
  line: Line;
}

const streets: Street[] = [
  {
    name: 'Viale delle Tamerici',
    kind: 'avenue',
    line: [
      [11.6838, 42.2594],
      [11.6847, 42.2605],
      [11.6858, 42.2616],
      [11.68689, 42.26238],
      [11.6885, 42.2636],
      [11.6912, 42.2649],
      [11.699, 42.2673],
    ],
  },
  {
    kind: 'avenue',
    name: 'Via Litoranea',
    line: [
      [11.6838, 42.2594],
      [11.6848, 42.258],
      [11.6866, 42.2566],
      [11.6893, 42.2553],
      [11.699, 42.2541],
    ],
  },
  {
    name: 'Calata delle Reti',
    kind: 'street',
    line: [
      [11.67812, 42.25562],
      [11.67871, 42.25592],
      [11.67931, 42.25634],
      [11.67984, 42.25671],
      [11.68005, 42.2571],
      [11.68008, 42.2578],
    ],
  },
  {
    name: 'Via dei Cordami',
    kind: 'street',
    line: [
      [11.68112, 42.25825],
      [11.68205, 42.25868],
      [11.68291, 42.25904],
      [11.6838, 42.2594],
    ],
  },
  {
    name: 'Via del Cantiere',
    kind: 'street',
    line: [
      [11.68008, 42.2578],
      [11.6797, 42.2586],
      [11.67905, 42.2597],
      [11.6782, 42.26065],
      [11.67765, 42.26121],
      [11.67715, 42.2625],
      [11.67665, 42.2636],
    ],
  },
  {
    name: 'Via delle Saline',
    kind: 'street',
    line: [
      [11.68176, 42.25727],
      [11.68275, 42.2563],
      [11.68435, 42.2551],
      [11.68644, 42.25361],
      [11.68865, 42.2523],
      [11.6915, 42.2513],
    ],
  },
  {
    name: 'Via della Bilancia',
    kind: 'street',
    line: [
      [11.67984, 42.25671],
      [11.6807, 42.2568],
      [11.68176, 42.25727],
    ],
  },
  {
    kind: 'street',
    line: [
      [11.67715, 42.2625],
      [11.679, 42.26235],
      [11.6816, 42.262],
      [11.6847, 42.2605],
    ],
  },
  {
    name: 'Via del Faro',
    kind: 'lane',
    line: [
      [11.6776, 42.25536],
      [11.67812, 42.25562],
      [11.6789, 42.2555],
      [11.6799, 42.2556],
      [11.6807, 42.2568],
    ],
  },
  {
    name: 'Vicolo del Pesce',
    kind: 'lane',
    line: [
      [11.68008, 42.2578],
      [11.68065, 42.2577],
      [11.68112, 42.25825],
    ],
  },
  {
    kind: 'lane',
    line: [
      [11.68112, 42.25825],
      [11.6815, 42.2577],
      [11.68176, 42.25727],
      [11.6826, 42.2578],
      [11.6834, 42.2583],
      [11.6848, 42.258],
    ],
  },
  {
    kind: 'lane',
    line: [
      [11.6826, 42.2578],
      [11.68205, 42.25868],
      [11.6812, 42.2594],
      [11.67905, 42.2597],
    ],
  },
  {
    kind: 'lane',
    line: [
      [11.6799, 42.2556],
      [11.68125, 42.2554],
      [11.68275, 42.2563],
      [11.6834, 42.2571],
      [11.6826, 42.2578],
    ],
  },
  {
    name: 'Salita dei Pescatori',
    kind: 'steps',
    line: [
      [11.68205, 42.25868],
      [11.6826, 42.2596],
      [11.68343, 42.26041],
      [11.6847, 42.2605],
    ],
  },
  {
    name: 'Molo Vecchio',
    kind: 'mole',
    line: [
      [11.6776, 42.25536],
      [11.67715, 42.25505],
      [11.6764, 42.25474],
    ],
  },
  {
    name: 'Scogliera delle Tamerici',
    kind: 'trail',
    line: [
      [11.6789, 42.2555],
      [11.6793, 42.2546],
      [11.6799, 42.2536],
      [11.6803, 42.2526],
      [11.6815, 42.2515],
      [11.6835, 42.2506],
      [11.687, 42.2498],
    ],
  },
];

const roadKinds: Record<Street['kind'], Properties> = {
  avenue: { kind: 'major_road', kind_detail: 'secondary' },
  street: { kind: 'minor_road', kind_detail: 'residential' },
  lane: { kind: 'path', kind_detail: 'pedestrian' },
  steps: { kind: 'path', kind_detail: 'steps' },
  mole: { kind: 'path', kind_detail: 'pedestrian' },
  trail: { kind: 'path', kind_detail: 'footway' },
};

/** Metres from the axis to the fronts of the houses; without houses, undefined. */
const fronts: Partial<Record<Street['kind'], number>> = { avenue: 12, street: 8, lane: 6, steps: 6 };

const landuse: [Properties, Line][] = [
  [
    { kind: 'residential' },
    [
      [11.6783, 42.2557],
      [11.6802, 42.2551],
      [11.6842, 42.2551],
      [11.6866, 42.2566],
      [11.6857, 42.2583],
      [11.6868, 42.2618],
      [11.6842, 42.2612],
      [11.6817, 42.2603],
      [11.6797, 42.26],
      [11.6802, 42.2582],
    ],
  ],
  [
    { kind: 'industrial' },
    [
      [11.6777, 42.2606],
      [11.6791, 42.2602],
      [11.679, 42.2622],
      [11.6773, 42.2621],
    ],
  ],
  [
    { kind: 'university' },
    [
      [11.6863, 42.2624],
      [11.6871, 42.2619],
      [11.6886, 42.2629],
      [11.6876, 42.2637],
    ],
  ],
  [
    { kind: 'park' },
    [
      [11.68035, 42.2549],
      [11.6812, 42.2537],
      [11.6827, 42.2543],
      [11.6821, 42.2554],
      [11.6812, 42.2553],
    ],
  ],
  [
    { kind: 'wood' },
    [
      [11.6896, 42.259],
      [11.6925, 42.2577],
      [11.699, 42.2582],
      [11.699, 42.2632],
      [11.6936, 42.264],
      [11.6906, 42.2626],
    ],
  ],
  [
    { kind: 'meadow' },
    [
      [11.679, 42.2635],
      [11.6838, 42.2626],
      [11.6868, 42.2645],
      [11.6865, 42.268],
      [11.6782, 42.268],
    ],
  ],
  [
    { kind: 'beach' },
    [
      [11.6846, 42.2497],
      [11.6862, 42.2492],
      [11.689, 42.2489],
      [11.692, 42.2483],
      [11.6921, 42.2488],
      [11.6892, 42.2494],
      [11.6864, 42.2498],
      [11.6848, 42.2502],
    ],
  ],
];

/** The basins of the old salt works. */
const basins: Line[] = [0, 1, 2, 3, 4, 5].map((index) => {
  const [west, south] = [11.688 + (index % 3) * 0.0014, 42.2499 + Math.floor(index / 3) * 0.0008];
  return [
    [west, south + 0.0001],
    [west + 0.0012, south],
    [west + 0.0012, south + 0.0006],
    [west, south + 0.0007],
  ];
});

const squares: { name: string; outline: Line; at: Position }[] = [
  {
    name: 'Piazza della Bilancia',
    outline: [
      [11.68095, 42.25805],
      [11.6813, 42.2581],
      [11.6813, 42.2584],
      [11.68098, 42.2584],
    ],
    at: [11.68113, 42.25824],
  },
  {
    name: 'Largo dei Nassaioli',
    outline: [
      [11.6815, 42.2571],
      [11.682, 42.2571],
      [11.682, 42.25742],
      [11.68155, 42.2574],
    ],
    at: [11.68176, 42.25727],
  },
];

const pois: [kind: string, name: string, at: Position, from: number][] = [
  ['university', 'Università delle Maree', [11.6873, 42.2629], 14],
  ['university', 'Accademia delle Barche', [11.6784, 42.2611], 15],
  ['park', 'Giardino delle Tamerici', [11.6815, 42.2545], 15],
  ['ferry_terminal', 'Imbarcadero', [11.67702, 42.25498], 15],
];

/** Metres in a degree at the latitude of the town. */
const scale = { lng: 111_320 * Math.cos((42.257 * Math.PI) / 180), lat: 111_320 };
const toMetres = ([lng, lat]: Position): Position => [lng * scale.lng, lat * scale.lat];
const toDegrees = ([x, y]: Position): Position => [x / scale.lng, y / scale.lat];

function isInside(outline: Line, [x, y]: Position): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Position;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Metres between a point and a line, all in metres. */
const distanceToLine = (line: Line, [x, y]: Position): number =>
  Math.min(
    ...line.slice(1).map(([bx, by], i) => {
      const [ax, ay] = line[i] as Position;
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
    }),
  );

const axes = streets.map(({ line }) => line.map(toMetres));
const closed = [...squares.map(({ outline }) => outline), ...basins, (landuse[3] as [Properties, Line])[1]];

const isFree = (point: Position): boolean =>
  !isInside(sea, toDegrees(point)) &&
  distanceToLine(coast.map(toMetres), point) > 5 &&
  !closed.some((outline) => isInside(outline, toDegrees(point))) &&
  axes.every((axis) => distanceToLine(axis, point) > 4.5);

/** Houses on both sides of the streets, where there is room. */
function buildHouses(): Line[] {
  const random = createRandom('Porto Salmastro');
  const houses: { middle: Position; outline: Line }[] = [];
  streets.forEach(({ kind }, index) => {
    const front = fronts[kind];
    if (front === undefined) return;
    const axis = axes[index] as Line;
    axis.slice(1).forEach(([bx, by], i) => {
      const [ax, ay] = axis[i] as Position;
      const length = Math.hypot(bx - ax, by - ay);
      const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
      for (const side of [1, -1])
        for (let along = 4; along < length - 4; ) {
          const [width, depth] = [random.range(8, 14), random.range(9, 13)];
          const corner = (forward: number, out: number): Position => [
            ax + ux * forward - uy * out * side,
            ay + uy * forward + ux * out * side,
          ];
          const outline = [
            corner(along, front),
            corner(along + width, front),
            corner(along + width, front + depth),
            corner(along, front + depth),
          ];
          const middle = corner(along + width / 2, front + depth / 2);
          const inTown = isInside((landuse[0] as [Properties, Line])[1], toDegrees(middle));
          const isCrowded = houses.some(
            (other) => Math.hypot(other.middle[0] - middle[0], other.middle[1] - middle[1]) < 13,
          );
          if (outline.every(isFree) && !isCrowded && (inTown || random.chance(0.35)))
            houses.push({ middle, outline: outline.map(toDegrees) });
          along += width + (inTown ? 1 : random.range(6, 20));
        }
    });
  });
  return houses.map(({ outline }) => outline);
}

const ring = (line: Line): Line => [...line, line[0] as Position];

const area = (properties: Properties, outline: Line): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring(outline)] },
});
const way = (properties: Properties, line: Line): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates: line },
});
const spot = (properties: Properties, coordinates: Position): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});
const part = (layer: LayerName, minZoom: number, features: Feature[]): Part => ({
  layer,
  minZoom,
  features,
});

const parts: Part[] = [
  part('earth', 0, [
    area({ kind: 'earth' }, [
      [11.66, 42.24],
      [11.7, 42.24],
      [11.7, 42.272],
      [11.66, 42.272],
    ]),
  ]),
  part('landuse', 0, landuse.map(([properties, outline]) => area(properties, outline))),
  part(
    'landuse',
    13,
    squares.map(({ outline }) => area({ kind: 'pedestrian' }, outline)),
  ),
  part('water', 0, [
    area({ kind: 'ocean' }, sea),
    ...basins.map((outline) => area({ kind: 'water', kind_detail: 'basin' }, outline)),
  ]),
  ...(['avenue', 'street', 'lane', 'steps', 'mole', 'trail'] as const).map((kind) =>
    part(
      'roads',
      { avenue: 0, street: 12, lane: 13, steps: 14, mole: 12, trail: 14 }[kind],
      streets
        .filter((street) => street.kind === kind)
        .map(({ name, line }) => way({ ...roadKinds[kind], ...(name && { name }) }, line)),
    ),
  ),
  part(
    'buildings',
    12,
    buildHouses().map((outline, i) => area({ kind: 'building', height: 6 + (i % 3) * 3 }, outline)),
  ),
  part('pois', 14, [
    ...pois.map(([kind, name, at, from]) => spot({ kind, name, min_zoom: from }, at)),
    ...squares.map(({ name, at }) => spot({ kind: 'attraction', name, min_zoom: 15 }, at)),
  ]),
  part('places', 0, [
    spot(
      { kind: 'locality', kind_detail: 'town', name: 'Porto Salmastro', min_zoom: 8 },
      [11.6822, 42.2575],
    ),
    spot({ kind: 'neighbourhood', name: 'Le Saline', min_zoom: 13 }, [11.6895, 42.2518]),
    spot({ kind: 'neighbourhood', name: 'Il Cantiere', min_zoom: 13 }, [11.6788, 42.2617]),
  ]),
];

const file = join(import.meta.dirname, '../map/town.pmtiles');
const map = packTiles(cutTiles(parts, bounds), { name: 'Porto Salmastro', bounds });
await writeFile(file, map);
console.log(`${file}: ${String(map.length)} bytes`);
