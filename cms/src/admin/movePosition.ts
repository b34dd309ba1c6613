import type { MapFile } from '@studium/shared/town/map/MapFile';

/** A place in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Five decimals are about a metre. */
export const roundPosition = ({ lat, lng }: Position): Position => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
});

export const isOnMap = ([west, south, east, north]: MapFile['bounds'], { lat, lng }: Position) =>
  lng >= west && lng <= east && lat >= south && lat <= north;

export const middleOf = ([west, south, east, north]: MapFile['bounds']): Position => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

const directions: Partial<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const metresPerDegree = 111_100;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Moves a position with an arrow key, by 5 metres, or 50 in a long step. Null for another key. */
export function movePosition(
  [west, south, east, north]: MapFile['bounds'],
  { lat, lng }: Position,
  key: string,
  isLongStep: boolean,
): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = (isLongStep ? 50 : 5) / metresPerDegree;
  return roundPosition({
    lat: clamp(lat + direction[0] * step, south, north),
    lng: clamp(lng + (direction[1] * step) / Math.cos((lat * Math.PI) / 180), west, east),
  });
}

/** A position as people write it, for example 43.41234° N, 12.05678° E. */
export function inDegrees({ lat, lng }: Position): string {
  const [north, east] = [lat, lng].map((value) => Math.abs(value).toFixed(5));
  return `${north}° ${lat < 0 ? 'S' : 'N'}, ${east}° ${lng < 0 ? 'W' : 'E'}`;
}
