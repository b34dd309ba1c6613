import { streetKm } from './distance';
import { minutesFor } from './travelTime';
import type { Position, Positioned } from './position';

/** The nearest places in order of distance, each with its minutes on foot (estimated). */
export function nearest(from: Position, places: readonly Positioned[], count: number) {
  return places
    .map(({ id, position }) => ({ id, km: streetKm(from, position) }))
    .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .slice(0, count)
    .map(({ id, km }) => ({ id, walking: minutesFor(km, 'walking') }));
}

/** The number of places within the given minutes on foot (estimated). */
export function countWithin(
  from: Position,
  places: readonly Positioned[],
  minutes: number,
): number {
  const isNear = ({ position }: Positioned) =>
    minutesFor(streetKm(from, position), 'walking') <= minutes;
  return places.filter(isNear).length;
}
