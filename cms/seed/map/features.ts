import { areaOf, toDegrees, toMetres, type Line, type Point, type Position } from './geometry';
import { anticlockwise, type Shape } from './shapes';

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

/** Properties of a feature; each kind has a layer in the style. */
export interface Properties {
  kind: string;
  name?: string;
  /** The priority of a label, or the shade of a shape. */
  rank?: number;
  /** Bus lines that stop here. */
  lines?: string;
}

export interface Feature {
  type: 'Feature';
  properties: Properties;
  geometry: Geometry;
}

export interface FeatureCollection {
  type: 'FeatureCollection';
  features: Feature[];
}

/** The points in degrees, without consecutive points that are equal after rounding. */
function positions(line: Line): Position[] {
  return line
    .map(toDegrees)
    .filter(([lng, lat], i, all) => !i || lng !== all[i - 1]?.[0] || lat !== all[i - 1]?.[1]);
}

function ring(line: Line, isHole: boolean): Position[] {
  const outline = anticlockwise(line);
  const list = positions(isHole ? [...outline].reverse() : outline);
  const [first, last] = [list[0] as Position, list.at(-1) as Position];
  return first[0] === last[0] && first[1] === last[1] ? list : [...list, first];
}

const rings = (shape: Shape): Position[][] => shape.map((line, i) => ring(line, i > 0));

const feature = (properties: Properties, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

export const area = (properties: Properties, shape: Shape): Feature =>
  feature(properties, { type: 'Polygon', coordinates: rings(shape) });

export const areas = (properties: Properties, shapes: readonly Shape[]): Feature =>
  feature(properties, {
    type: 'MultiPolygon',
    // Leave out shapes that have no area after rounding.
    coordinates: shapes.map(rings).filter(([outline = []]) => areaOf(outline.map(toMetres)) > 8),
  });

export const way = (properties: Properties, line: Line): Feature =>
  feature(properties, { type: 'LineString', coordinates: positions(line) });

export const ways = (properties: Properties, lines: readonly Line[]): Feature =>
  feature(properties, { type: 'MultiLineString', coordinates: lines.map(positions) });

export const spot = (properties: Properties, point: Point): Feature =>
  feature(properties, { type: 'Point', coordinates: toDegrees(point) });

export const spots = (properties: Properties, points: readonly Point[]): Feature =>
  feature(properties, { type: 'MultiPoint', coordinates: points.map(toDegrees) });
