import { createRandom } from '../random';
import {
  between,
  centreOf,
  closed,
  isInside,
  lengthOf,
  points,
  smooth,
  walk,
  type Line,
  type Point,
} from './geometry';
import { wall } from './land';
import { Segments } from './segments';
import type { Way } from './ways';

/** Minimum distance between two lanes in metres, so that houses fit between them. */
const minDistance = 25;
const step = 6;

/** Rings around the hill, as fractions of the distance from the top to the wall. */
const rings = [0.2, 0.3, 0.41, 0.52, 0.63, 0.74, 0.85];
const top: Point = [0, 30];

/** The flat parts outside the walls that have lanes: outline, direction and spacing of the lanes. */
const flats: { outline: Line; angle: number; spacing: number }[] = [
  {
    outline: points('-200,-484 -480,-410 -560,-318 -620,-300 -560,-470 -500,-590 -300,-530'),
    angle: 1.35,
    spacing: 52,
  },
  {
    outline: points('60,-680 240,-720 420,-790 430,-930 330,-1060 180,-1110 40,-1020 -100,-880'),
    angle: 1.3,
    spacing: 84,
  },
];

/** The parts of a line on which all points are free. */
function clearRuns(line: Line, isClear: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  const length = lengthOf(line);
  for (let metres = 0; metres <= length; metres += step) {
    const { point } = walk(line, metres);
    if (isClear(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length >= 3);
}

/** Keeps every fourth point, which is enough for a curve. */
const thinOut = (line: readonly Point[]): Line =>
  smooth(
    line.filter((_, i) => i % 4 === 0 || i === line.length - 1),
    false,
    3,
  );

function ringAround(share: number, wobble: (angle: number) => number): Line {
  const ring = closed(wall).map((point): Point => {
    const angle = Math.atan2(point[1] - top[1], point[0] - top[0]);
    return between(top, point, share + wobble(angle));
  });
  return smooth(ring, false, 2);
}

function candidates(seed: string): Line[] {
  const random = createRandom(`${seed} lanes`);
  const length = lengthOf(closed(wall));
  const ringLines = rings.map((share) => {
    const phases = [random.range(0, 6), random.range(0, 6)] as const;
    return ringAround(
      share,
      (angle) => 0.018 * Math.sin(3 * angle + phases[0]) + 0.012 * Math.sin(7 * angle + phases[1]),
    );
  });
  const edges = [0.12, ...rings, 0.965];
  const radials = edges.slice(1).flatMap((outer, i) => {
    const inner = edges[i] ?? 0;
    const count = Math.round((length * (inner + outer)) / 2 / 62);
    return Array.from({ length: count }, (): Line => {
      const along = random.range(0, length);
      const slant = random.range(-40, 40);
      const from = between(top, walk(closed(wall), along).point, inner);
      const to = between(top, walk(closed(wall), along + slant).point, outer);
      return smooth([from, between(from, to, 0.5), to]);
    });
  });
  const straight = flats.flatMap(({ outline, angle, spacing }) => {
    const middle = centreOf(outline);
    const across: Point = [-Math.sin(angle), Math.cos(angle)];
    const along: Point = [Math.cos(angle), Math.sin(angle)];
    return Array.from({ length: 13 }, (_, i): Line => {
      const away = (i - 6) * spacing + random.range(-8, 8);
      const at = (metres: number): Point => [
        middle[0] + across[0] * away + along[0] * metres + random.range(-7, 7),
        middle[1] + across[1] * away + along[1] * metres + random.range(-7, 7),
      ];
      return smooth([-320, -160, 0, 160, 320].map(at));
    });
  });
  return [...ringLines, ...radials, ...straight];
}

/**
 * Generates lanes without names between the streets: rings around the hill, and short steep lanes between the
 * rings.
 *
 * @param isFree Whether a lane may pass at a point.
 */
export function growLanes(seed: string, ways: Way[], isFree: (point: Point) => boolean): Way[] {
  const network = new Segments<Way>();
  for (const way of ways) network.add(way.line, way);
  const inTown = (point: Point) =>
    isInside(wall, point) || flats.some(({ outline }) => isInside(outline, point));
  const lanes: Way[] = [];
  for (const candidate of candidates(seed)) {
    const isClear = (point: Point) =>
      inTown(point) && isFree(point) && !network.nearest(point, minDistance);
    for (const run of clearRuns(candidate, isClear)) {
      const [first, last] = [run[0] as Point, run.at(-1) as Point];
      const start = network.nearest(first, minDistance + 2 * step)?.point;
      const end = network.nearest(last, minDistance + 2 * step)?.point;
      if (!start && !end) continue;
      const line = [...(start ? [start] : []), ...thinOut(run), ...(end ? [end] : [])];
      if (lengthOf(line) < 45) continue;
      const lane: Way = { kind: 'lane', line };
      lanes.push(lane);
      network.add(line, lane);
    }
  }
  return lanes;
}
