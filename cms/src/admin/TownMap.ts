import { isRecord } from '../lib/isRecord';

/** A place in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/**
 * The bounds and size of the map picture that editors click on. The town is a few kilometres wide, so
 * degrees are proportional to pixels.
 */
export interface TownMap {
  west: number;
  south: number;
  east: number;
  north: number;
  /** Proportions of the picture. */
  width: number;
  height: number;
}

const sides = ['west', 'south', 'east', 'north', 'width', 'height'] as const;

/** Reads public/town-map.json; null when it is not valid. */
export const readTownMap = (value: unknown): TownMap | null =>
  isRecord(value) && sides.every((side) => typeof value[side] === 'number')
    ? (value as unknown as TownMap)
    : null;

/** Five decimals are about a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const clamp = (value: number, low: number, high: number): number =>
  roundDegrees(Math.min(high, Math.max(low, value)));

/** The position at fractions of the picture's width and height, measured from its upper left corner. */
export const positionAt = (map: TownMap, x: number, y: number): Position => ({
  lat: clamp(map.north + (map.south - map.north) * y, map.south, map.north),
  lng: clamp(map.west + (map.east - map.west) * x, map.west, map.east),
});

/** A position as fractions of the picture's width and height, or null outside the picture. */
export function pictureFractions(
  map: TownMap,
  { lat, lng }: Position,
): { x: number; y: number } | null {
  const x = (lng - map.west) / (map.east - map.west);
  const y = (lat - map.north) / (map.south - map.north);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}

const directions: Partial<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Moves a position with an arrow key, by about 5 metres, or 50 in a long step. Null for another key. */
export function movePosition(
  map: TownMap,
  from: Position,
  key: string,
  isLongStep: boolean,
): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = (isLongStep ? 10 : 1) * ((map.north - map.south) / 400);
  return {
    lat: clamp(from.lat + direction[0] * step, map.south, map.north),
    lng: clamp(from.lng + direction[1] * step * 1.4, map.west, map.east),
  };
}
