import type { StyleSpecification } from 'maplibre-gl';
import { contains, centerOf } from '@/geo/bounds';
import type { Bounds } from '@/geo/position';
import { isRecord } from '@/lib/isRecord';

/** The style of the town’s own map, and the rectangle that it covers. */
export interface TownStyle {
  style: StyleSpecification;
  bounds: Bounds;
}

/**
 * Fetches the town’s own style for a theme from public/map.
 * @throws Error when the file does not load, is no style, or does not cover the area to show
 */
export async function fetchTownStyle(
  dark: boolean,
  shown: Bounds | null,
  signal: AbortSignal,
): Promise<TownStyle> {
  const file = `/map/style.${dark ? 'dark' : 'light'}.json`;
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error(`${file} is no style of the town`);
  const bounds = style.metadata['studium:bounds'];
  if (shown && !contains(bounds, centerOf(shown))) throw new Error('The place is not on this map');
  return { style, bounds };
}

/** Checks only the fields used here; MapLibre validates the rest. */
function isStyle(
  value: unknown,
): value is StyleSpecification & { metadata: { 'studium:bounds': Bounds } } {
  if (!isRecord(value) || value['version'] !== 8 || !Array.isArray(value['layers'])) return false;
  const { metadata } = value;
  return isRecord(metadata) && isBounds(metadata['studium:bounds']);
}

function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
}
