import type { Colours } from './colours';
import type { StyleLayer } from './style';

/** Pixels per metre at a zoom level, at the latitude of the town. */
const pixels = (zoom: number) =>
  (512 * 2 ** zoom) / (40_075_016.7 * Math.cos((43.4124 * Math.PI) / 180));

const round = (value: number) => Math.round(value * 100) / 100;

/** A line width in metres that is never thinner than a number of pixels. */
export const metres = (width: number, thinnest = 0.5): unknown[] => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  ...[13, 15, 17, 20].flatMap((zoom) => [zoom, round(Math.max(thinnest, width * pixels(zoom)))]),
];

export const kindFilter = (...kinds: string[]): unknown[] =>
  kinds.length === 1
    ? ['==', ['get', 'kind'], kinds[0]]
    : ['in', ['get', 'kind'], ['literal', kinds]];

type More = Partial<Pick<StyleLayer, 'minzoom' | 'maxzoom'>> & { paint?: Record<string, unknown> };

const fill = (
  id: string,
  kinds: string[],
  color: unknown,
  { paint, ...more }: More = {},
): StyleLayer => ({
  id,
  type: 'fill',
  source: 'town',
  filter: kindFilter(...kinds),
  ...more,
  paint: { 'fill-color': color, ...paint },
});

const line = (
  id: string,
  kinds: string[],
  color: unknown,
  width: unknown,
  { paint, ...more }: More = {},
  cap: 'round' | 'butt' = 'round',
): StyleLayer => ({
  id,
  type: 'line',
  source: 'town',
  filter: kindFilter(...kinds),
  ...more,
  layout: { 'line-cap': cap, 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': width, ...paint },
});

export const landLayers = (c: Colours): StyleLayer[] => [
  fill('slope', ['slope'], c.slope, { paint: { 'fill-opacity': 0.16 } }),
  line('contour', ['slope'], c.contour, 1),
  fill('wood', ['wood'], c.wood),
  ...(['field', 'meadow', 'orchard', 'vineyard'] as const).map((crop) =>
    fill(crop, [crop], c[crop], { paint: { 'fill-opacity': 0.8 } }),
  ),
  line('rows', ['rows'], c.rows, metres(2.4, 0.6), {
    minzoom: 14,
    paint: { 'line-dasharray': [0.1, 2.4], 'line-opacity': 0.8 },
  }),
  line('canal', ['canal'], c.river, metres(8, 1)),
  fill('river', ['river'], c.river),
  line('shore', ['river'], c.shore, 1.2),
  fill('town', ['town'], c.town),
  fill('park', ['park'], c.park),
  fill('garden', ['garden'], c.garden),
  fill('beds', ['bed', 'pitch'], c.bed, { minzoom: 14 }),
  fill('island', ['island'], c.park),
  fill('campus', ['campus'], c.campus, { paint: { 'fill-opacity': 0.16 } }),
];

const widths = { road: 8, lane: 5, steps: 5, street: 8, avenue: 13 } as const;
const ways = Object.entries(widths);

export const streetLayers = (c: Colours): StyleLayer[] => [
  ...ways.map(([kind, width]) =>
    line(`${kind}Casing`, [kind], c.casing, metres(width + 2, kind === 'lane' ? 0.8 : 2), {
      minzoom: kind === 'lane' ? 14 : 12,
    }),
  ),
  ...ways.map(([kind, width]) =>
    line(kind, [kind], c.street, metres(width, kind === 'lane' ? 0.6 : 1.2), {
      minzoom: kind === 'lane' ? 14 : 12,
    }),
  ),
  fill('square', ['square'], c.square),
  line(
    'cyclePath',
    ['cyclePath'],
    c.cyclePath,
    metres(2.6, 1.4),
    {
      paint: { 'line-dasharray': [3, 2] },
    },
    'butt',
  ),
  line('bridgeEdge', ['stoneBridge'], c.wall, metres(16, 3), {}, 'butt'),
  line('bridge', ['stoneBridge'], c.street, metres(10, 2), {}, 'butt'),
  line('footBridgeEdge', ['footBridge'], c.wall, metres(8, 2), {}, 'butt'),
  line('footBridge', ['footBridge'], c.street, metres(4, 1), {}, 'butt'),
];

export const buildingLayers = (c: Colours): StyleLayer[] => [
  fill('house', ['house'], ['match', ['get', 'rank'], 0, c.houses[0], 1, c.houses[1], c.houses[2]]),
  line('houseEdge', ['house'], c.houseEdge, 0.6, { minzoom: 15.5 }),
  fill('mill', ['mill'], c.mill),
  fill('church', ['church', 'hall'], c.church),
  fill('university', ['university'], c.university),
  fill('station', ['station'], c.station),
  line('wall', ['wall'], c.wall, metres(6, 2)),
  fill('tower', ['tower'], c.wall),
];

export const trafficLayers = (c: Colours): StyleLayer[] => [
  fill('platform', ['platform'], c.softText, { minzoom: 14, paint: { 'fill-opacity': 0.4 } }),
  line('railway', ['railway'], c.railway, metres(5, 2), {}, 'butt'),
  line(
    'sleepers',
    ['railway'],
    c.paper,
    metres(3, 1),
    { paint: { 'line-dasharray': [3, 3] } },
    'butt',
  ),
  line('lift', ['lift'], c.lift, metres(3.5, 1.5), {
    minzoom: 13.5,
    paint: { 'line-dasharray': [0.1, 2] },
  }),
  {
    id: 'tree',
    type: 'circle',
    source: 'town',
    minzoom: 14.5,
    filter: kindFilter('tree'),
    paint: { 'circle-color': c.tree, 'circle-radius': metres(4.2, 1), 'circle-opacity': 0.85 },
  },
  {
    id: 'busStop',
    type: 'circle',
    source: 'town',
    minzoom: 15,
    filter: kindFilter('busStop'),
    paint: {
      'circle-color': c.church,
      'circle-radius': 3.5,
      'circle-stroke-color': c.halo,
      'circle-stroke-width': 1.5,
    },
  },
];
