import type { Bounds, Position } from './place';

/** The smallest rectangle around all of them, or null for none. */
export function boundsOf(positions: Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Whether a position is inside, the edges included. */
export function contains([west, south, east, north]: Bounds, { lat, lng }: Position): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

export function middleOf([west, south, east, north]: Bounds): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Larger by a share of its size on every side. */
export function grown([west, south, east, north]: Bounds, share: number): Bounds {
  const [width, height] = [(east - west) * share, (north - south) * share];
  return [west - width, south - height, east + width, north + height];
}

/** Five decimals are a metre: enough for an address to share, and the same after a round trip. */
export function rounded([west, south, east, north]: Bounds): Bounds {
  return [round(west), round(south), round(east), round(north)];
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
