import { nearest, type Near } from '@/geo/nearby';
import { nearMinutes } from '@/geo/nearMinutes';
import type { PointOfInterest } from './point';
import type { Position } from '@/geo/position';

/** The subject of a detail page and its position. */
export interface Around {
  title: string;
  position: Position;
}

/** The number of points that the text beside the small map lists and that the map shows first. */
export const maxNamedPoints = 5;

/**
 * Returns the points of interest within walking distance (`nearMinutes`), the nearest first. It omits a point
 * with the page's title, because the page itself describes it.
 */
export function pointsAround(
  { title, position }: Around,
  points: PointOfInterest[],
): Near<PointOfInterest>[] {
  const others = points.filter((point) => point.title !== title);
  return nearest(position, others, others.length).filter(({ walking }) => walking <= nearMinutes);
}
