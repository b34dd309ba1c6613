import { createRandom } from '../random';
import { beside, centreOf, lengthOf, walk, type Line, type Point } from './geometry';
import type { Segments } from './segments';
import { overlap, anticlockwise } from './shapes';
import { halfWidth, type Way } from './ways';

/** The sizes and distances of houses in a part of the town. */
export interface BuildingStyle {
  width: readonly [number, number];
  depth: readonly [number, number];
  /** Metres of front garden. */
  setback: number;
  /** Chance of a gap after a house, and how wide it is. */
  gap: number;
  gapWidth: number;
  /** Chance of a wing behind a house. */
  wing: number;
}

export interface Ground {
  ways: Segments<Way>;
  /** Whether a house can be built at this point. */
  isFree: (point: Point) => boolean;
  buildingStyleAt: (point: Point) => BuildingStyle | undefined;
}

const cell = 50;

/** The existing footprints, with a spatial index. */
class FootprintIndex {
  readonly all: Line[] = [];
  private readonly cells = new Map<string, Line[]>();

  private keys(ring: Line): string[] {
    const keys = new Set<string>();
    for (const [x, y] of [...ring, centreOf(ring)])
      keys.add(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`);
    return [...keys];
  }

  add(ring: Line): void {
    this.all.push(ring);
    for (const key of this.keys(ring)) this.cells.set(key, [...(this.cells.get(key) ?? []), ring]);
  }

  isClear(ring: Line): boolean {
    return this.keys(ring).every((key) =>
      (this.cells.get(key) ?? []).every((other) => !overlap(ring, other)),
    );
  }
}

/** The footprint of a house beside a street; its front is `front` metres from the axis. */
function footprint(axis: Line, from: number, width: number, front: number, depth: number): Line {
  const side = Math.sign(front);
  const [a, b] = [walk(axis, from), walk(axis, from + width)];
  const back = front + side * depth;
  return anticlockwise([beside(a, front), beside(b, front), beside(b, back), beside(a, back)]);
}

/** Corners, midpoints of the sides and the centre: the points that must be free. */
const probes = (ring: Line): Line => [
  ...ring,
  ...ring.map(([x, y], i): Point => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return [(x + nextX) / 2, (y + nextY) / 2];
  }),
  centreOf(ring),
];

const widest = Math.max(...Object.values(halfWidth));
/** Metres that eaves may reach into the street. */
const eaves = 0.4;

/** Places houses along both sides of every way, as close as possible. */
export function buildHouses(seed: string, ways: Way[], ground: Ground): Line[] {
  const random = createRandom(`${seed} houses`);
  const stock = new FootprintIndex();
  const isOpen = (point: Point) =>
    !ground.ways.covers(point, widest, ({ kind }) => halfWidth[kind] - eaves) &&
    ground.isFree(point);
  const fits = (ring: Line) => stock.isClear(ring) && probes(ring).every(isOpen);
  for (const { line, kind } of ways) {
    const length = lengthOf(line);
    for (const side of [-1, 1]) {
      let metres = 2;
      while (metres < length - 5) {
        const { point } = walk(line, metres);
        const style = ground.buildingStyleAt(point);
        if (!style) {
          metres += 10;
          continue;
        }
        const width = Math.min(random.range(...style.width), length - metres);
        const depth = random.range(...style.depth);
        const front = side * (halfWidth[kind] + style.setback);
        const built = [
          [width, depth],
          [width, depth * 0.65],
          [width * 0.6, depth * 0.8],
          [width * 0.6, depth * 0.5],
        ].find(([w = 0, d = 0]) => w > 4 && fits(footprint(line, metres, w, front, d)));
        if (!built) {
          metres += 2.5;
          continue;
        }
        const [w = 0, d = 0] = built;
        stock.add(footprint(line, metres, w, front, d));
        if (random.chance(style.wing)) {
          const wing = footprint(
            line,
            metres,
            w * random.range(0.4, 0.6),
            front + side * d,
            random.range(5, 10),
          );
          if (fits(wing)) stock.add(wing);
        }
        metres += w + (random.chance(style.gap) ? style.gapWidth * random.range(0.6, 1.4) : 0);
      }
    }
  }
  return stock.all;
}
