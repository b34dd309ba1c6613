import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { toDegrees } from './geometry';
import { frame } from './relief';
import type { Part } from './town';
import type { LayerName } from './features';

/** A vector tile, not compressed. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

/** The zoom levels of the tiles. On the last one a unit is 20 cm, so that browsers can draw it larger. */
export const zooms = { min: 10, max: 15 } as const;

/** Units along the side of a tile. */
const extent = 4096;

/** Metres along the edge of the drawn land that visitors never see. */
const edge = 70;

/** West, south, east and north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** The rectangle of Castelmora that visitors see. */
export const bounds: Bounds = [
  ...toDegrees([frame.west + edge, frame.south + edge]),
  ...toDegrees([frame.east - edge, frame.north - edge]),
];

/** The column and row of the tile that contains a place (Web Mercator). */
function tileAt(z: number, lng: number, lat: number): [x: number, y: number] {
  const turn = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(((1 - turn) / 2) * 2 ** z)];
}

/** The features of each layer on a zoom level, as an index that cuts tiles. */
function indexesAt(z: number, parts: readonly Part[]): [LayerName, GeoJSONVT][] {
  const shown = parts.filter(({ minZoom }) => minZoom <= z);
  return [...new Set(shown.map(({ layer }) => layer))].map((layer) => {
    const features = shown.filter((part) => part.layer === layer).flatMap((part) => part.features);
    const options = { maxZoom: zooms.max, indexMaxZoom: 0, extent, buffer: 64, tolerance: 3 };
    return [layer, new GeoJSONVT({ type: 'FeatureCollection', features }, options)];
  });
}

/** Cuts a town into tiles, in the order of rows and columns. */
export function cutTiles(parts: readonly Part[], of: Bounds): Tile[] {
  const [west, south, east, north] = of;
  const tiles: Tile[] = [];
  for (let z = zooms.min; z <= zooms.max; z++) {
    const indexes = indexesAt(z, parts);
    const [left, top] = tileAt(z, west, north);
    const [right, bottom] = tileAt(z, east, south);
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const layers = indexes.flatMap(([layer, index]) => {
          const tile = index.getTile(z, x, y);
          return tile ? [[layer, tile] as const] : [];
        });
        const data = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent });
        tiles.push({ z, x, y, data });
      }
  }
  return tiles;
}
