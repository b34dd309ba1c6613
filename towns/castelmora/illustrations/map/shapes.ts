import type { Random } from '../random';
import { areaOf, smooth, type Line, type Point } from './geometry';

/** A polygon: the outline first, then the holes. */
export type Shape = readonly Line[];

/** A rectangle with sizes in metres, rotated anticlockwise by an angle in radians. */
export function box([x, y]: Point, width: number, height: number, angle = 0): Line {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]): Point => {
    const [dx, dy] = [(a * width) / 2, (b * height) / 2];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** A building around a courtyard; `wing` is the depth of its wings in metres. */
export const cloister = (at: Point, width: number, height: number, angle = 0, wing = 11): Shape => [
  box(at, width, height, angle),
  box(at, width - 2 * wing, height - 2 * wing, angle),
];

export const disc = ([x, y]: Point, radius: number, corners = 12): Line =>
  Array.from({ length: corners }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** An irregular round shape. */
export const blob = ([x, y]: Point, radius: number, random: Random, corners = 8): Line =>
  smooth(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / corners;
      const reach = radius * random.range(0.7, 1.2);
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    }),
    true,
    2,
  );

export const anticlockwise = (ring: Line): Line => (areaOf(ring) < 0 ? [...ring].reverse() : ring);

/** Whether an edge of one convex shape separates it from the other (separating axis theorem). */
const hasGap = (a: Line, b: Line, slack: number): boolean =>
  a.some(([x1, y1], i) => {
    const [x2, y2] = a[(i + 1) % a.length] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
    return b.every(([x, y]) => (x - x1) * nx + (y - y1) * ny > -slack);
  });

/** Whether two convex anticlockwise shapes overlap by more than `slack` metres. */
export const overlap = (a: Line, b: Line, slack = 0.4) =>
  !hasGap(a, b, slack) && !hasGap(b, a, slack);
