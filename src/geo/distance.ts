import type { Position } from './position';

const earthKm = 6371;
/** The estimated ratio of the distance along the streets to the great-circle distance. */
const detourFactor = 1.3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The estimated distance along the streets in kilometres: great circle × 1.3. */
export function streetKm(a: Position, b: Position): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(chord)) * detourFactor;
}
