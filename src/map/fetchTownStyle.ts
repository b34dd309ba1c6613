import type { StyleSpecification } from 'maplibre-gl';
import { contains, middleOf } from './bounds';
import type { Bounds } from './place';

/** How the town’s own map is drawn, and the rectangle that it covers. */
export interface TownStyle {
  style: StyleSpecification;
  bounds: Bounds;
}

/**
 * The town’s own style in the colours of a theme, from public/map.
 * @throws Error where it does not come, or is none, or does not cover what is to be shown
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
  if (shown && !contains(bounds, middleOf(shown))) throw new Error('The place is not on this map');
  return { style, bounds };
}

/** As far as it is needed here; MapLibre looks at the rest and complains. */
function isStyle(
  value: unknown,
): value is StyleSpecification & { metadata: { 'studium:bounds': Bounds } } {
  if (!isObject(value) || value['version'] !== 8 || !Array.isArray(value['layers'])) return false;
  const { metadata } = value;
  return isObject(metadata) && isBounds(metadata['studium:bounds']);
}

function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
