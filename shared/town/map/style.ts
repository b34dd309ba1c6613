import type { StyleSpecification } from 'maplibre-gl';
import type { Palette } from '../palette';
import { buildingLayers } from './buildings';
import { mapColours } from './colours';
import { metresAt, source } from './drawing';
import { groundLayers } from './ground';
import { nameLayers, type MapFonts } from './names';
import { railLayers, roadLayers } from './roads';
import type { MapFile } from './MapFile';

/**
 * Creates the MapLibre style of a town's map, whose tiles have the layers of Protomaps, version 4. It loads
 * nothing but the tiles: the browser draws names in fonts of the page, and other letters in fonts of the device.
 */
export function mapStyle(
  { href, bounds, minZoom, maxZoom }: MapFile,
  { palette, isDark, fonts }: { palette: Palette; isDark: boolean; fonts: MapFonts },
): StyleSpecification {
  const colours = mapColours(palette, isDark);
  const metres = metresAt((bounds[1] + bounds[3]) / 2);
  return {
    version: 8,
    sources: {
      [source]: {
        type: 'vector',
        tiles: [`pmtiles://${href}/{z}/{x}/{y}`],
        minzoom: minZoom,
        maxzoom: maxZoom,
      },
    },
    layers: [
      ...groundLayers(colours, metres),
      ...roadLayers(colours, metres),
      ...buildingLayers(colours),
      ...railLayers(colours, metres),
      ...nameLayers(colours, fonts),
    ],
  };
}
