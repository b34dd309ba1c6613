/** Metres east and north of the centre of Piazza Grande. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** Degrees, in the order of GeoJSON. */
export type Position = [lng: number, lat: number];

const origin = { lng: 12.0477, lat: 43.4124 };
const metresPerDegree = { lng: 80_870, lat: 111_100 };

/** Rounds to about a metre; more digits would only make the files larger. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export const toDegrees = ([x, y]: Point): Position => [
  rounded(origin.lng + x / metresPerDegree.lng),
  rounded(origin.lat + y / metresPerDegree.lat),
];

export const toMetres = ([lng, lat]: readonly [number, number]): Point => [
  (lng - origin.lng) * metresPerDegree.lng,
  (lat - origin.lat) * metresPerDegree.lat,
];

/** Parses points in SVG notation: 'x,y x,y'. */
export const points = (text: string): Line =>
  text.split(' ').map((pair): Point => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    return [x, y];
  });

export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const lengthOf = (line: Line) =>
  line.reduce((sum, point, i) => sum + distance(line[i - 1] ?? point, point), 0);

export const closed = (ring: Line): Line => (ring[0] ? [...ring, ring[0]] : ring);

/** A point of a line and the direction of the line there, as a vector of length 1. */
export interface Station {
  point: Point;
  direction: Point;
}

/** The point a number of metres along a line; the end if the line is shorter. */
export function walk(line: Line, metres: number): Station {
  let rest = Math.max(0, metres);
  let last: Station = { point: line[0] ?? [0, 0], direction: [1, 0] };
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const length = distance(from, to);
    if (length === 0) continue;
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    if (rest <= length) return { point: between(from, to, rest / length), direction };
    rest -= length;
    last = { point: to, direction };
  }
  return last;
}

/** The point a number of metres to the left of a line (to the right if negative). */
export const beside = ({ point, direction }: Station, left: number): Point => [
  point[0] - direction[1] * left,
  point[1] + direction[0] * left,
];

/** A curve through all points (Catmull-Rom), as a line of short segments. */
export function smooth(points: Line, isRing = false, pieces = 4): Line {
  const count = points.length;
  const at = (i: number): Point =>
    (isRing ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) as Point;
  const curve: Point[] = [];
  for (let i = 0; i < (isRing ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      const blend = (axis: 0 | 1) =>
        b[axis] +
        ((c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3) /
          2;
      curve.push([blend(0), blend(1)]);
    }
  }
  return isRing ? curve : [...curve, at(count - 1)];
}

/** A parallel line, a number of metres to the left. */
export const parallel = (line: Line, left: number): Line =>
  line.map((point, i) => {
    const [before, after] = [line[i - 1] ?? point, line[i + 1] ?? point];
    const length = distance(before, after) || 1;
    const direction: Point = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    return beside({ point, direction }, left);
  });

interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}
const extents = new WeakMap<Line, Extent>();

/** The bounding box of a ring. It is cached, because large rings are used often. */
export function extentOf(ring: Line): Extent {
  const cached = extents.get(ring);
  if (cached) return cached;
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    extent.west = Math.min(extent.west, x);
    extent.east = Math.max(extent.east, x);
    extent.south = Math.min(extent.south, y);
    extent.north = Math.max(extent.north, y);
  }
  extents.set(ring, extent);
  return extent;
}

/** Whether a point is inside a ring; the ring does not have to repeat its first point. */
export function isInside(ring: Line, [x, y]: Point): boolean {
  const { west, south, east, north } = extentOf(ring);
  if (x < west || x > east || y < south || y > north) return false;
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [ring[i] as Point, ring[j] as Point];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

function distanceToPiece(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx ** 2 + dy ** 2;
  const share = length && ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  return distance(point, between(from, to, Math.min(1, Math.max(0, share))));
}

export const distanceToLine = (line: Line, point: Point) =>
  line.reduce(
    (least, to, i) =>
      i ? Math.min(least, distanceToPiece(line[i - 1] as Point, to, point)) : least,
    Infinity,
  );

export const centreOf = (ring: Line): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

/** Area in square metres; positive for an anticlockwise ring, as GeoJSON requires of outer rings. */
export const areaOf = (ring: Line) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
