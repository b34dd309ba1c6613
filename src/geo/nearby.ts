import { streetKm } from './distance';
import { minutesFor } from './travelTime';
import type { Position, Positioned } from './position';

/** An entry nearby, with the estimated walking time in minutes. */
export interface Near<Entry> {
  entry: Entry;
  walking: number;
}

/** The nearest entries in order of distance. An entry without a position is left out. */
export function nearest<Entry extends { id: string; position: Position | null }>(
  from: Position,
  entries: readonly Entry[],
  count: number,
): Near<Entry>[] {
  return entries
    .flatMap((entry) => (entry.position ? [{ entry, km: streetKm(from, entry.position) }] : []))
    .sort((a, b) => a.km - b.km || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, count)
    .map(({ entry, km }) => ({ entry, walking: minutesFor(km, 'walking') }));
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
