import type { Feature as GeoJsonFeature, Geometry } from 'geojson';
import { areaOf, toDegrees, toMetres, type Line, type Point, type Position } from './geometry';
import { anticlockwise, type Shape } from './shapes';

/** The layers of Protomaps' basemap, version 4, that the town has: https://docs.protomaps.com/basemaps/layers */
export type LayerName =
  'earth' | 'landcover' | 'landuse' | 'water' | 'roads' | 'buildings' | 'places' | 'pois';

/** Properties of a feature, with the names and values of Protomaps. */
export interface Properties {
  kind: string;
  kind_detail?: string;
  name?: string;
  is_bridge?: true;
  /** Metres. */
  height?: number;
  /** The zoom level from which a label is shown. */
  min_zoom?: number;
}

export type Feature = GeoJsonFeature<Geometry, Properties>;

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
