/**
 * Draws the map of Porto Salmastro and writes ../map/town.pmtiles: `npx tsx drawMap.ts` in this folder, after
 * `npm ci` at the root. The product never runs it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, LayerName, Properties } from '../../castelmora/illustrations/map/features';
import { packTiles } from '../../castelmora/illustrations/map/packTiles';
import { cutTiles } from '../../castelmora/illustrations/map/tiles';
import type { Part } from '../../castelmora/illustrations/map/town';
import { createRandom } from '../../castelmora/illustrations/random';
import {
  basins,
  bounds,
  coast,
  landuse,
  type Line,
  pois,
  type Position,
  sea,
  squares,
  type Street,
  streets,
} from './land';

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
