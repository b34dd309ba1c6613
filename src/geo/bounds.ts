import type { Bounds, Position } from './position';

/** Returns the smallest rectangle around all positions, or null for an empty list. */
export function boundsOf(positions: Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Whether a position is inside a rectangle or on its edges. */
export function contains([west, south, east, north]: Bounds, { lat, lng }: Position): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

export function centerOf([west, south, east, north]: Bounds): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Expands a rectangle on every side by a fraction of its size. */
export function expandBounds([west, south, east, north]: Bounds, fraction: number): Bounds {
  const [width, height] = [(east - west) * fraction, (north - south) * fraction];
  return [west - width, south - height, east + width, north + height];
}

/**
 * Rounds to five decimals, about one metre. This is precise enough, keeps addresses short, and rounding twice
 * changes nothing.
 */
export function roundBounds([west, south, east, north]: Bounds): Bounds {
  return [round(west), round(south), round(east), round(north)];
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
