import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours';
import { all, fill, line, not, ofDetail, ofKind, type Metres } from './drawing';

const isBridge: ExpressionSpecification = ['to-boolean', ['get', 'is_bridge']];
const isTunnel: ExpressionSpecification = ['to-boolean', ['get', 'is_tunnel']];

/** Ways that cars do not use. */
const trails = ['cycleway', 'footway', 'path', 'track', 'bridleway', 'sidewalk', 'crossing'];

/** Classes of roads from the narrowest to the widest, with their width in metres, but at least in pixels. */
const classes: {
  id: string;
  of: ExpressionSpecification;
  width: number;
  minPixels: number;
  from: number;
}[] = [
  {
    id: 'trail',
    of: all(ofKind('path'), ofDetail(...trails)),
    width: 3,
    minPixels: 0.8,
    from: 14.5,
  },
  {
    id: 'lane',
    of: ['any', all(ofKind('path'), not(ofDetail(...trails))), ofDetail('service')],
    width: 5,
    minPixels: 0.7,
    from: 13.5,
  },
  {
    id: 'street',
    of: all(ofKind('minor_road'), not(ofDetail('service'))),
    width: 8,
    minPixels: 1.2,
    from: 12,
  },
  {
    id: 'road',
    of: all(ofKind('major_road'), ofDetail('tertiary', 'tertiary_link')),
    width: 9,
    minPixels: 1.6,
    from: 9,
  },
  {
    id: 'mainRoad',
    of: all(ofKind('major_road'), not(ofDetail('tertiary', 'tertiary_link'))),
    width: 13,
    minPixels: 2,
    from: 6,
  },
  { id: 'highway', of: ofKind('highway'), width: 16, minPixels: 2.4, from: 3 },
];

/** Squares, roads, paths, railways and bridges. */
export function roadLayers(c: MapColours, metres: Metres): LayerSpecification[] {
  const ground = not(['any', isTunnel, isBridge]);
  return [
    ...classes.map(({ id, of, width, minPixels, from }) =>
      line(
        `${id}Edge`,
        'roads',
        all(of, ground),
        { 'line-color': c.roadEdge, 'line-width': metres(width + 2, minPixels + 0.8) },
        { minzoom: from },
      ),
    ),
    ...classes.map(({ id, of, width, minPixels, from }) =>
      line(
        id,
        'roads',
        all(of, ground),
        { 'line-color': c.road, 'line-width': metres(width, minPixels) },
        { minzoom: from },
      ),
    ),
    fill('square', 'landuse', ofKind('pedestrian', 'pier'), { 'fill-color': c.square }),
    line(
      'cycleway',
      'roads',
      all(ofKind('path'), ofDetail('cycleway')),
      { 'line-color': c.path, 'line-width': metres(2.6, 1.4), 'line-dasharray': [3, 2] },
      { cap: 'butt', minzoom: 12 },
    ),
    ...classes.flatMap(({ id, of, width, minPixels }) => [
      line(
        `${id}BridgeEdge`,
        'roads',
        all(of, isBridge),
        { 'line-color': c.wall, 'line-width': metres(width + 5, minPixels + 1.2) },
        { cap: 'butt', minzoom: 12 },
      ),
      line(
        `${id}Bridge`,
        'roads',
        all(of, isBridge),
        { 'line-color': c.road, 'line-width': metres(width, minPixels) },
        { cap: 'butt', minzoom: 12 },
      ),
    ]),
  ];
}

const isTrain = ofDetail('rail', 'light_rail', 'narrow_gauge', 'preserved', 'tram', 'monorail');

/** Railways lie above the buildings of their stations. */
export const railLayers = (c: MapColours, metres: Metres): LayerSpecification[] => [
  fill('platform', 'landuse', ofKind('platform'), {
    'fill-color': c.quietName,
    'fill-opacity': 0.4,
  }),
  line(
    'rail',
    'roads',
    all(ofKind('rail'), isTrain, not(isTunnel)),
    { 'line-color': c.rail, 'line-width': metres(5, 2) },
    { cap: 'butt' },
  ),
  line(
    'sleepers',
    'roads',
    all(ofKind('rail'), isTrain, not(isTunnel)),
    { 'line-color': c.earth, 'line-width': metres(3, 1), 'line-dasharray': [3, 3] },
    { cap: 'butt' },
  ),
  line(
    'lift',
    'roads',
    ['any', ofKind('aerialway'), ofDetail('funicular')],
    { 'line-color': c.lift, 'line-width': metres(3.5, 1.5), 'line-dasharray': [0.1, 2] },
    { minzoom: 13 },
  ),
];
