import { streetKm } from './distance';
import type { Position } from './position';

/**
 * Kilometres per hour: the default speeds of the OpenStreetMap routing engine OSRM
 * (profiles/foot.lua `walking_speed`, profiles/bicycle.lua `default_speed`).
 */
const speeds = { walking: 5, cycling: 15 } as const;

/** Whole minutes, at least one, for kilometres along the streets. */
export const minutesFor = (km: number, by: keyof typeof speeds): number =>
  Math.max(1, Math.round((km / speeds[by]) * 60));

/** The estimated minutes along the streets (great circle × 1.3); slopes are ignored. */
export function travelTime(from: Position, to: Position) {
  const km = streetKm(from, to);
  return { walking: minutesFor(km, 'walking'), cycling: minutesFor(km, 'cycling') };
}
