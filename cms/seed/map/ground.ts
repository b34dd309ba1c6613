import { axisOf } from './address';
import { courses } from './courses';
import { closed, distanceToLine, extentOf, isInside, type Line, type Point } from './geometry';
import { greens } from './greens';
import type { Ground, Manner } from './houses';
import { canal, railway, river, wall } from './land';
import { landmarks } from './landmarks';
import { Segments } from './segments';
import { cyclePath, type Way } from './ways';

export const squares: Line[] = Object.values(courses).flatMap((course) =>
  course.kind === 'square' ? [course.outline] : [],
);

/** Rings that are hard to leave free by area alone: their edges, with the metres to keep. */
const edges = new Segments<number>();
edges.add(closed(wall), 7);
edges.add(closed(river), 9);
edges.add(canal, 9);
edges.add(railway, 14);
edges.add(cyclePath, 7);

const blocked: Line[] = [
  ...squares,
  ...greens.filter(({ shape }) => shape.length === 1).map(({ shape }) => shape[0] as Line),
  ...landmarks.map(({ shape }) => shape[0] as Line),
];
/** Whether a point is dry, off the tracks and clear of parks, squares and landmarks. */
export function isFree(point: Point, room = 2): boolean {
  const [x, y] = point;
  const near = edges.nearest(point, 16);
  if (near && near.distance < near.of) return false;
  if (isInside(river, point)) return false;
  return !blocked.some((ring) => {
    const { west, south, east, north } = extentOf(ring);
    if (x < west - room || x > east + room || y < south - room || y > north + room) return false;
    return isInside(ring, point) || distanceToLine(closed(ring), point) < room;
  });
}

const manners = {
  centre: { width: [8, 16], depth: [10, 15], setback: 0, gap: 0.06, gapWidth: 3, wing: 0.22 },
  edge: { width: [8, 15], depth: [9, 13], setback: 0, gap: 0.14, gapWidth: 5, wing: 0.16 },
  suburb: { width: [11, 18], depth: [10, 14], setback: 2, gap: 0.4, gapWidth: 8, wing: 0.12 },
  villas: { width: [10, 14], depth: [9, 12], setback: 5, gap: 0.95, gapWidth: 13, wing: 0.12 },
} satisfies Record<string, Manner>;

/** Streets outside the walls that have houses, by how they are built up. */
const builtUp = new Segments<Manner>();
for (const [name, course] of Object.entries(courses)) {
  if (course.inWalls) continue;
  const isOldSuburb = /Tintorie|Guadi|Canale|Lungofiume|Oltremora|Barcaioli/.test(name);
  const isMills = /Filande|Telai|Spola|Stazione|Circonvallazione/.test(name);
  builtUp.add(
    axisOf(course),
    isOldSuburb ? manners.edge : isMills ? manners.suburb : manners.villas,
  );
}

function mannerAt(point: Point): Manner | undefined {
  if (isInside(wall, point))
    return Math.hypot(point[0], point[1]) < 300 ? manners.centre : manners.edge;
  return builtUp.nearest(point, 75)?.of;
}

export function groundOf(ways: readonly Way[]): Ground {
  const segments = new Segments<Way>();
  for (const way of ways) segments.add(way.line, way);
  return { ways: segments, isFree, mannerAt };
}
