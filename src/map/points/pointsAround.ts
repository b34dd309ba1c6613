import { nearest } from '@/features/distance/nearby';
import { nearMinutes } from '@/features/distance/nearMinutes';
import type { Position } from '../place';
import type { PointOfInterest } from './point';

/** What a detail page is about, and where it is. */
export interface Around {
  title: string;
  position: Position;
}

/** A point of interest near something, with the minutes on foot (estimated). */
export interface NearPoint {
  point: PointOfInterest;
  walking: number;
}

/** How many of them the text beside the small map names, and the map shows at first. */
export const mostNamed = 5;

/**
 * The points of interest within walking distance (`nearMinutes`), the nearest first. A point that
 * has the page's own title is what the page is about, and is left out.
 */
export function pointsAround({ title, position }: Around, points: PointOfInterest[]): NearPoint[] {
  const others = new Map(
    points.filter((point) => point.title !== title).map((point) => [point.id, point]),
  );
  return nearest(position, [...others.values()], others.size).flatMap(({ id, walking }) => {
    const point = others.get(id);
    return point && walking <= nearMinutes ? { point, walking } : [];
  });
}
