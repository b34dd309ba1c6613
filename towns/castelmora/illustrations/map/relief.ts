import { createRandom } from '../random';
import { distanceToLine, type Line, type Point } from './geometry';
import { riverMiddle } from './land';

/** The rectangle of the map in metres. */
export const frame = { west: -1800, south: -1700, east: 1800, north: 1500 } as const;

const cell = 50;

/** Metres above the river. */
function heights(seed: string): (point: Point) => number {
  const random = createRandom(`${seed} relief`);
  const hills = [
    { x: 0, y: 60, height: 92, wide: 430, deep: 420 },
    { x: -1500, y: 900, height: 190, wide: 620, deep: 560 },
    { x: -700, y: 1500, height: 170, wide: 520, deep: 480 },
    { x: 300, y: 1750, height: 190, wide: 640, deep: 520 },
    { x: 1250, y: 1500, height: 130, wide: 420, deep: 500 },
    { x: -1750, y: -50, height: 90, wide: 480, deep: 300 },
    { x: -1400, y: -1700, height: 120, wide: 640, deep: 460 },
    { x: 1500, y: -1650, height: 100, wide: 520, deep: 420 },
  ];
  const phases = Array.from({ length: 4 }, () => random.range(0, 6));
  return ([x, y]) => {
    const rise = hills.reduce(
      (sum, hill) =>
        sum +
        hill.height *
          Math.exp(-(((x - hill.x) / hill.wide) ** 2) - ((y - hill.y) / hill.deep) ** 2),
      0,
    );
    const folds =
      Math.sin(x / 130 + (phases[0] ?? 0)) * Math.cos(y / 170 + (phases[1] ?? 0)) +
      0.6 * Math.sin(x / 61 + y / 83 + (phases[2] ?? 0));
    const valley = 1 - Math.exp(-((distanceToLine(riverMiddle, [x, y]) / 170) ** 2));
    return (rise + folds * (2 + rise * 0.05)) * valley;
  };
}

/** Contour rings per level (marching squares). The edge of the frame is low, so that all rings are closed. */
export function contours(
  seed: string,
  levels: readonly number[],
): { level: number; rings: Line[] }[] {
  const height = heights(seed);
  const columns = Math.ceil((frame.east - frame.west) / cell) + 2;
  const rows = Math.ceil((frame.north - frame.south) / cell) + 2;
  const place = (i: number, j: number): Point => [
    frame.west + (i - 1) * cell,
    frame.south + (j - 1) * cell,
  ];
  const grid = Array.from({ length: columns + 1 }, (_, i) =>
    Array.from({ length: rows + 1 }, (_unused, j) =>
      i === 0 || j === 0 || i === columns || j === rows ? -1 : height(place(i, j)),
    ),
  );
  const at = (i: number, j: number) => grid[i]?.[j] ?? -1;
  return levels.map((level) => {
    const next = new Map<string, Point>();
    const key = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
    const crossing = (i1: number, j1: number, i2: number, j2: number): Point => {
      const [a, b] = [at(i1, j1), at(i2, j2)];
      const [from, to] = [place(i1, j1), place(i2, j2)];
      const share = (level - a) / (b - a);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    };
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const corners = [
          [i, j],
          [i + 1, j],
          [i + 1, j + 1],
          [i, j + 1],
        ] as const;
        const high = corners.map(([a, b]) => at(a, b) >= level);
        // Anticlockwise around high ground: `ins` are edges that rise, `outs` are edges that fall.
        const ins: Point[] = [];
        const outs: Point[] = [];
        corners.forEach(([a, b], n) => {
          const [c, d] = corners[(n + 1) % 4] ?? corners[0];
          if (high[n] === high[(n + 1) % 4]) return;
          // Both cells of an edge use the same order of corners, so that rounding gives the same point.
          const point = a + b < c + d ? crossing(a, b, c, d) : crossing(c, d, a, b);
          (high[n] ? outs : ins).push(point);
        });
        outs.forEach((out, n) => next.set(key(out), ins[(n + outs.length) % ins.length] as Point));
      }
    return { level, rings: ringsOf(next, key) };
  });
}

function ringsOf(next: Map<string, Point>, key: (point: Point) => string): Line[] {
  const rings: Line[] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const ring: Point[] = [];
    let at: string | undefined = start;
    while (at !== undefined && next.has(at)) {
      const point = next.get(at) as Point;
      next.delete(at);
      ring.push(point);
      at = key(point);
    }
    if (ring.length > 7) rings.push(ring);
  }
  return rings;
}
