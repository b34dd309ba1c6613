import type { Position } from './model';

const earthKm = 6371;
/** Streets are longer than the bird's way by about this much. */
const detour = 1.3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres from one place to another along the streets, estimated: great circle × 1.3. */
export function streetKm(a: Position, b: Position): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(chord)) * detour;
}
