import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

/** The source of all layers. */
export const source = 'town';

type Fill = Extract<LayerSpecification, { type: 'fill' }>;
type Line = Extract<LayerSpecification, { type: 'line' }>;
type Range = { minzoom?: number; maxzoom?: number };

/** Features of some kinds. */
export const ofKind = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
];

/** Features with some details of their kind. */
export const ofDetail = (...details: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind_detail'],
  ['literal', details],
];

export const not = (filter: ExpressionSpecification): ExpressionSpecification => ['!', filter];

export const all = (...filters: ExpressionSpecification[]): ExpressionSpecification => [
  'all',
  ...filters,
];

/** A value that changes evenly between zoom levels: `[zoom, value, zoom, value, …]`. */
export const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];

const equator = 40_075_016.7;

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns a function for widths in metres at a latitude, which are never thinner than some pixels. */
export function metresAt(latitude: number) {
  const pixels = (zoom: number) =>
    (512 * 2 ** zoom) / (equator * Math.cos((latitude * Math.PI) / 180));
  return (metres: number, minPixels = 0.5): ExpressionSpecification => [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    ...[13, 15, 17, 20].flatMap((zoom) => [
      zoom,
      round(Math.max(minPixels, metres * pixels(zoom))),
    ]),
  ];
}

export type Metres = ReturnType<typeof metresAt>;

export const fill = (
  id: string,
  layer: string,
  filter: ExpressionSpecification | undefined,
  paint: NonNullable<Fill['paint']>,
  range: Range = {},
): Fill => ({
  id,
  type: 'fill',
  source,
  'source-layer': layer,
  ...range,
  ...(filter && { filter }),
  paint,
});

export const line = (
  id: string,
  layer: string,
  filter: ExpressionSpecification,
  paint: NonNullable<Line['paint']>,
  { cap = 'round', ...range }: Range & { cap?: 'round' | 'butt' } = {},
): Line => ({
  id,
  type: 'line',
  source,
  'source-layer': layer,
  ...range,
  filter,
  layout: { 'line-cap': cap, 'line-join': 'round' },
  paint,
});
