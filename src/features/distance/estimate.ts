import { streetKm } from '../finding/distance';
import type { Position } from '../finding/model';

/**
 * Kilometres per hour: what the OpenStreetMap routing engine OSRM goes by when it knows no better
 * (profiles/foot.lua `walking_speed`, profiles/bicycle.lua `default_speed`).
 */
export const speeds = { walking: 5, cycling: 15 } as const;

/** Whole minutes, at least one. */
export interface TravelTime {
  walking: number;
  cycling: number;
}

/** Whole minutes, at least one, for kilometres along the streets. */
export const minutesFor = (km: number, by: keyof typeof speeds): number =>
  Math.max(1, Math.round((km / speeds[by]) * 60));

/** How long it takes along the streets, estimated (great circle × 1.3); slopes are not counted. */
export function travelTime(from: Position, to: Position): TravelTime {
  const km = streetKm(from, to);
  return { walking: minutesFor(km, 'walking'), cycling: minutesFor(km, 'cycling') };
}
