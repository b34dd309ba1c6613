import type { Colours } from './colours';
import { toDegrees } from './geometry';
import { frame } from './relief';
import * as layer from './styleLayers';
import { labelLayers } from './styleLabels';

/** A layer of MapLibre’s style specification, version 8. */
export interface StyleLayer {
  id: string;
  type: 'background' | 'fill' | 'line' | 'circle' | 'symbol';
  source?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown[];
  layout?: Record<string, unknown>;
  paint?: Record<string, unknown>;
}

export interface MapStyle {
  version: 8;
  name: string;
  /** The maximum bounds of the view: west, south, east, north. */
  metadata: { 'studium:bounds': [number, number, number, number] };
  center: [number, number];
  zoom: number;
  sources: Record<string, unknown>;
  /** Font files by the names in `text-font` (MapLibre GL JS 6.7 and later). */
  'font-faces': Record<string, string>;
  layers: StyleLayer[];
}

/** Metres along the edge of the drawn land that are never visible. */
const edgeMargin = 70;

/** The bounds of the view, so that panning cannot leave the drawn land. */
export const bounds: [number, number, number, number] = [
  ...toDegrees([frame.west + edgeMargin, frame.south + edgeMargin]),
  ...toDegrees([frame.east - edgeMargin, frame.north - edgeMargin]),
];

/** The two fonts of the labels and their files. */
export const faces = {
  'Bricolage Grotesque Bold': 'names-bold.woff2',
  'Figtree SemiBold': 'names.woff2',
} as const;

/**
 * Creates the MapLibre style of the town.
 *
 * @param folder URL of the folder with the data and the fonts, without a trailing slash.
 */
export function styleOf(name: string, colours: Colours, folder = '/map'): MapStyle {
  return {
    version: 8,
    name,
    metadata: { 'studium:bounds': bounds },
    center: [12.0496, 43.4122],
    zoom: 14.6,
    sources: {
      town: {
        type: 'geojson',
        data: `${folder}/town.geojson`,
        maxzoom: 17,
        buffer: 32,
        tolerance: 0.3,
      },
    },
    'font-faces': Object.fromEntries(
      Object.entries(faces).map(([face, file]) => [face, `${folder}/${file}`]),
    ),
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': colours.paper } },
      ...layer.landLayers(colours),
      ...layer.streetLayers(colours),
      ...layer.buildingLayers(colours),
      ...layer.trafficLayers(colours),
      ...labelLayers(colours),
    ],
  };
}
