import type { Colours } from './colours';
import type { StyleLayer } from './style';
import { kindFilter } from './styleLayers';

/** Our own fonts first, then fonts of the device in case a file does not load. */
const bold = ['Bricolage Grotesque Bold', 'Trebuchet MS'];
const plain = ['Figtree SemiBold', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial'];

const interpolateByZoom = (...stops: number[]): unknown[] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];

interface Label {
  id: string;
  filter: unknown[];
  minzoom: number;
  maxzoom?: number;
  color: string;
  size: unknown;
  font?: readonly string[];
  layout?: Record<string, unknown>;
}

export function labelLayers(c: Colours): StyleLayer[] {
  const label = ({
    id,
    filter,
    minzoom,
    maxzoom,
    color,
    size,
    font = plain,
    layout,
  }: Label): StyleLayer => ({
    id,
    type: 'symbol',
    source: 'town',
    minzoom,
    ...(maxzoom && { maxzoom }),
    filter,
    layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': size, ...layout },
    paint: { 'text-color': color, 'text-halo-color': c.halo, 'text-halo-width': 1.6 },
  });
  const capitals = {
    'text-transform': 'uppercase',
    'text-letter-spacing': 0.12,
    'text-max-width': 8,
  };
  const rank = (...ranks: number[]) => [
    'all',
    kindFilter('quarter'),
    ['in', ['get', 'rank'], ['literal', ranks]],
  ];
  // Later layers have priority when labels overlap.
  return [
    label({
      id: 'busStopName',
      filter: kindFilter('busStop'),
      minzoom: 16.5,
      color: c.softText,
      size: 11,
      layout: {
        'text-field': [
          'format',
          ['get', 'name'],
          {},
          '  ',
          {},
          ['get', 'lines'],
          { 'font-scale': 0.9 },
        ],
        'text-anchor': 'left',
        'text-offset': [0.8, 0],
      },
    }),
    label({
      id: 'landmarkName',
      filter: kindFilter('landmarkName'),
      minzoom: 16,
      color: c.church,
      size: 11.5,
      layout: { 'text-max-width': 7 },
    }),
    label({
      id: 'greenName',
      filter: kindFilter('greenName'),
      minzoom: 15,
      color: c.greenText,
      size: 11.5,
      layout: { 'text-max-width': 6 },
    }),
    label({
      id: 'streetName',
      filter: ['all', kindFilter('avenue', 'street', 'lane'), ['has', 'name']],
      minzoom: 14.8,
      color: c.text,
      size: interpolateByZoom(15, 10.5, 17, 13.5),
      layout: { 'symbol-placement': 'line-center', 'text-max-angle': 45 },
    }),
    label({
      id: 'squareName',
      filter: kindFilter('squareName'),
      minzoom: 15.4,
      color: c.text,
      size: interpolateByZoom(15, 10.5, 17, 13.5),
      layout: { 'text-max-width': 6 },
    }),
    label({
      id: 'riverName',
      filter: kindFilter('riverName'),
      minzoom: 13,
      color: c.riverText,
      size: interpolateByZoom(13, 12, 16, 20),
      font: bold,
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 500, 'text-letter-spacing': 0.3 },
    }),
    label({
      id: 'campusName',
      filter: kindFilter('campusName'),
      minzoom: 15,
      color: c.university,
      size: interpolateByZoom(15, 11.5, 17, 15),
      font: bold,
    }),
    label({
      id: 'gateName',
      filter: kindFilter('gate'),
      minzoom: 14.4,
      color: c.wall,
      size: interpolateByZoom(14, 11, 17, 15),
      font: bold,
      layout: {
        'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
        'text-radial-offset': 0.6,
      },
    }),
    label({
      id: 'countryName',
      filter: rank(3),
      minzoom: 13,
      color: c.softText,
      size: 12,
      font: bold,
      layout: capitals,
    }),
    label({
      id: 'quarterName',
      filter: rank(1, 2),
      minzoom: 12.5,
      maxzoom: 17.5,
      color: c.church,
      size: interpolateByZoom(13, 10.5, 16, 17),
      font: bold,
      layout: capitals,
    }),
  ];
}
