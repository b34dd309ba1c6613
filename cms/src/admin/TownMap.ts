import { isRecord } from '../lib/isRecord';

/** A place in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** The picture of the town that editors point at. Degrees grow evenly: it is a few kilometres. */
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

/** Reads public/town-map.json; null when it is not what it should be. */
export const readTownMap = (value: unknown): TownMap | null =>
  isRecord(value) && sides.every((side) => typeof value[side] === 'number')
    ? (value as unknown as TownMap)
    : null;

/** Five decimals are about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const within = (value: number, low: number, high: number): number =>
  rounded(Math.min(high, Math.max(low, value)));

/** The place at a share of the picture's width and height, from its upper left corner. */
export const positionAt = (map: TownMap, x: number, y: number): Position => ({
  lat: within(map.north + (map.south - map.north) * y, map.south, map.north),
  lng: within(map.west + (map.east - map.west) * x, map.west, map.east),
});

/** Where a place lies as shares of width and height, or null beyond the edges of the picture. */
export function shareOf(map: TownMap, { lat, lng }: Position): { x: number; y: number } | null {
  const x = (lng - map.west) / (map.east - map.west);
  const y = (lat - map.north) / (map.south - map.north);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}

const ways: Partial<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Where an arrow key moves a place: about 5 metres, in a hurry 50. Null for another key. */
export function moved(map: TownMap, from: Position, key: string, hurry: boolean): Position | null {
  const way = ways[key];
  if (!way) return null;
  const step = (hurry ? 10 : 1) * ((map.north - map.south) / 400);
  return {
    lat: within(from.lat + way[0] * step, map.south, map.north),
    lng: within(from.lng + way[1] * step * 1.4, map.west, map.east),
  };
}
