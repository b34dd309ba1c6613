import { axisOf } from './address';
import { courses } from './courses';
import { closed, distanceToLine, extentOf, isInside, type Line, type Point } from './geometry';
import { greens } from './greens';
import type { Ground, BuildingStyle } from './houses';
import { canal, railway, river, wall } from './land';
import { landmarks } from './landmarks';
import { Segments } from './segments';
import { cyclePath, type Way } from './ways';

export const squares: Line[] = Object.values(courses).flatMap((course) =>
  course.kind === 'square' ? [course.outline] : [],
);

/** Lines with the distance in metres that must stay free around them. */
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
/** Whether a point is outside water, railway tracks, parks, squares and landmarks. */
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

const buildingStyles = {
  centre: { width: [8, 16], depth: [10, 15], setback: 0, gap: 0.06, gapWidth: 3, wing: 0.22 },
  edge: { width: [8, 15], depth: [9, 13], setback: 0, gap: 0.14, gapWidth: 5, wing: 0.16 },
  suburb: { width: [11, 18], depth: [10, 14], setback: 2, gap: 0.4, gapWidth: 8, wing: 0.12 },
  villas: { width: [10, 14], depth: [9, 12], setback: 5, gap: 0.95, gapWidth: 13, wing: 0.12 },
} satisfies Record<string, BuildingStyle>;

/** Streets outside the walls that have houses, with their building style. */
const builtUp = new Segments<BuildingStyle>();
for (const [name, course] of Object.entries(courses)) {
  if (course.inWalls) continue;
  const isOldSuburb = /Tintorie|Guadi|Canale|Lungofiume|Oltremora|Barcaioli/.test(name);
  const isMills = /Filande|Telai|Spola|Stazione|Circonvallazione/.test(name);
  builtUp.add(
    axisOf(course),
    isOldSuburb ? buildingStyles.edge : isMills ? buildingStyles.suburb : buildingStyles.villas,
  );
}

function buildingStyleAt(point: Point): BuildingStyle | undefined {
  if (isInside(wall, point))
    return Math.hypot(point[0], point[1]) < 300 ? buildingStyles.centre : buildingStyles.edge;
  return builtUp.nearest(point, 75)?.of;
}

export function groundOf(ways: readonly Way[]): Ground {
  const segments = new Segments<Way>();
  for (const way of ways) segments.add(way.line, way);
  return { ways: segments, isFree, buildingStyleAt };
}
