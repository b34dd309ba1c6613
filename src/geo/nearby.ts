import { streetKm } from './distance';
import { travelTime } from './travelTime';
import type { Position } from './position';

interface Placed {
  id: string;
  position: Position;
}

/** The nearest places in order of distance, each with its minutes on foot (estimated). */
export function nearest(from: Position, places: readonly Placed[], count: number) {
  return places
    .map(({ id, position }) => ({ id, position, km: streetKm(from, position) }))
    .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .slice(0, count)
    .map(({ id, position }) => ({ id, walking: travelTime(from, position).walking }));
}

/** The number of places within the given minutes on foot (estimated). */
export function countWithin(from: Position, places: readonly Placed[], minutes: number): number {
  return places.filter(({ position }) => travelTime(from, position).walking <= minutes).length;
}
