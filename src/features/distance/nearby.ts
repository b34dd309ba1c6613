import { streetKm } from '../finding/distance';
import type { Position } from '../finding/model';
import { travelTime } from './estimate';

interface Placed {
  id: string;
  position: Position;
}

/** What is near a place, the nearest first, each with its minutes on foot (estimated). */
export function nearest(from: Position, places: readonly Placed[], count: number) {
  return places
    .map(({ id, position }) => ({ id, position, km: streetKm(from, position) }))
    .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .slice(0, count)
    .map(({ id, position }) => ({ id, walking: travelTime(from, position).walking }));
}

/** How many places are not farther than some minutes on foot (estimated). */
export function countWithin(from: Position, places: readonly Placed[], minutes: number): number {
  return places.filter(({ position }) => travelTime(from, position).walking <= minutes).length;
}
