import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours';
import { all, byZoom, not, ofDetail, ofKind, source } from './drawing';

type Symbols = Extract<LayerSpecification, { type: 'symbol' }>;

/** Font families of the page, each as the browser should try them. */
export interface MapFonts {
  text: string[];
  titles: string[];
}

interface Name {
  id: string;
  layer: string;
  filter: ExpressionSpecification;
  minzoom?: number;
  maxzoom?: number;
  color: string;
  size: number | ExpressionSpecification;
  isTitle?: boolean;
  layout?: Symbols['layout'];
}

/** Names of a layer for points show from the zoom level that the tiles suggest. */
const isDue: ExpressionSpecification = ['>=', ['zoom'], ['coalesce', ['get', 'min_zoom'], 0]];

const capitals = {
  'text-transform': 'uppercase',
  'text-letter-spacing': 0.12,
  'text-max-width': 8,
} as const;

const street = byZoom(15, 10.5, 17, 13.5);

/** The names in the order of their importance: where two overlap, the later one is shown. */
const namesOf = (c: MapColours): Name[] => [
  {
    id: 'busStopName',
    layer: 'pois',
    filter: ofKind('bus_stop'),
    minzoom: 16.5,
    color: c.quietName,
    size: 11,
    layout: { 'text-anchor': 'left', 'text-offset': [0.8, 0] },
  },
  {
    id: 'landmarkName',
    layer: 'pois',
    filter: all(
      ofKind(
        ...['place_of_worship', 'townhall', 'hospital', 'library', 'museum', 'theatre', 'castle'],
        ...['monument', 'station', 'school', 'college', 'stadium', 'post_office'],
      ),
      isDue,
    ),
    minzoom: 15,
    color: c.quarterName,
    size: 11.5,
    layout: { 'text-max-width': 7 },
  },
  {
    id: 'greenName',
    layer: 'pois',
    filter: all(ofKind('park', 'garden', 'cemetery', 'nature_reserve', 'forest', 'zoo'), isDue),
    minzoom: 14.5,
    color: c.greenName,
    size: 11.5,
    layout: { 'text-max-width': 6 },
  },
  {
    id: 'streetName',
    layer: 'roads',
    filter: all(['has', 'name'], ofKind('minor_road', 'path')),
    minzoom: 14.8,
    color: c.name,
    size: street,
    layout: { 'symbol-placement': 'line', 'symbol-spacing': 320, 'text-max-angle': 45 },
  },
  {
    id: 'roadName',
    layer: 'roads',
    filter: all(['has', 'name'], ofKind('major_road', 'highway')),
    minzoom: 14,
    color: c.name,
    size: street,
    layout: { 'symbol-placement': 'line', 'symbol-spacing': 400, 'text-max-angle': 45 },
  },
  {
    id: 'squareName',
    layer: 'pois',
    filter: all(ofKind('attraction'), isDue),
    minzoom: 15.4,
    color: c.name,
    size: street,
    layout: { 'text-max-width': 6 },
  },
  {
    id: 'waterName',
    layer: 'water',
    filter: all(['has', 'name'], ofKind('river', 'canal')),
    minzoom: 13,
    color: c.waterName,
    size: byZoom(13, 12, 16, 20),
    isTitle: true,
    layout: { 'symbol-placement': 'line', 'symbol-spacing': 500, 'text-letter-spacing': 0.3 },
  },
  {
    id: 'lakeName',
    layer: 'water',
    filter: all(['has', 'name'], ['==', ['geometry-type'], 'Point']),
    minzoom: 12,
    color: c.waterName,
    size: 12,
    isTitle: true,
    layout: { 'text-max-width': 6 },
  },
  {
    id: 'universityName',
    layer: 'pois',
    filter: all(ofKind('university'), isDue),
    minzoom: 15,
    color: c.universityName,
    size: byZoom(15, 11.5, 17, 15),
    isTitle: true,
    layout: { 'text-max-width': 8 },
  },
  {
    id: 'gateName',
    layer: 'pois',
    filter: all(ofKind('city_gate'), isDue),
    minzoom: 14.4,
    color: c.gateName,
    size: byZoom(14, 11, 17, 15),
    isTitle: true,
    layout: {
      'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
      'text-radial-offset': 0.6,
    },
  },
  {
    id: 'countryName',
    layer: 'places',
    filter: all(ofKind('locality'), not(ofDetail('city', 'town'))),
    minzoom: 12,
    color: c.quietName,
    size: 12,
    isTitle: true,
    layout: capitals,
  },
  {
    id: 'quarterName',
    layer: 'places',
    filter: ofKind('neighbourhood', 'macrohood'),
    minzoom: 12.5,
    maxzoom: 17.5,
    color: c.quarterName,
    size: byZoom(13, 10.5, 16, 17),
    isTitle: true,
    layout: capitals,
  },
  {
    id: 'townName',
    layer: 'places',
    filter: all(ofKind('locality'), ofDetail('city', 'town')),
    maxzoom: 12.5,
    color: c.name,
    size: byZoom(6, 12, 12, 20),
    isTitle: true,
    layout: { 'text-max-width': 8 },
  },
];

/** Names of streets, places and waters. */
export const nameLayers = (c: MapColours, fonts: MapFonts): LayerSpecification[] => [
  {
    id: 'busStop',
    type: 'circle',
    source,
    'source-layer': 'pois',
    minzoom: 15,
    filter: ofKind('bus_stop'),
    paint: {
      'circle-color': c.church,
      'circle-radius': 3.5,
      'circle-stroke-color': c.halo,
      'circle-stroke-width': 1.5,
    },
  },
  ...namesOf(c).map(({ layer, color, size, isTitle, layout, ...name }): Symbols => ({
    ...name,
    type: 'symbol',
    source,
    'source-layer': layer,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': isTitle ? fonts.titles : fonts.text,
      'text-size': size,
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': c.halo, 'text-halo-width': 1.6 },
  })),
];
