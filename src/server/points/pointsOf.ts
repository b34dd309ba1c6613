import { PointsOfInterestDocument } from '@/gql/graphql';
import type { PointOfInterest } from '@/map/points/point';
import type { PageContext } from '../getPageProps';
import { Memory } from '../Memory';
import { mapPoint } from './mapPoint';

declare global {
  var studiumPoints: Memory<PointOfInterest[]> | undefined;
}

/** On globalThis, as layouts are: the webhook has to reach it. */
const memory = (globalThis.studiumPoints ??= new Memory());

/** Entries in one request: between two answers the contract has time for others. */
const batch = 150;

/**
 * All points of interest of a language that have a position. They are cached for a minute, or until
 * something is published.
 * @throws AppError cms/…
 */
export function pointsOf({
  cms,
  map,
}: Pick<PageContext, 'cms' | 'map'>): Promise<PointOfInterest[]> {
  return memory.get(map.locale, async () => {
    const points: PointOfInterest[] = [];
    for (let offset = 0; ; offset += batch) {
      const { entries } = await cms(PointsOfInterestDocument, { limit: batch, offset });
      for (const entry of entries ?? []) {
        const point = entry && mapPoint(entry, map);
        if (point) points.push(point);
      }
      if ((entries ?? []).length < batch) return points;
    }
  });
}

/** Something was published. */
export function forgetPoints(): void {
  memory.forget();
}
