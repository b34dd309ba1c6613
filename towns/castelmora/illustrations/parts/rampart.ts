import { darker, lighter } from '../palette';
import { polygon, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** An end of a section of wall. */
interface WallEnd {
  x: number;
  top: number;
  foot: number;
}

/** A stretch of wall in perspective with battlements and courses of stone. */
export function rampart(stage: Stage, from: WallEnd, to: WallEnd, stone: string): Svg {
  const { paint, random } = stage;
  const at = (t: number) => ({
    x: from.x + (to.x - from.x) * t,
    top: from.top + (to.top - from.top) * t,
    foot: from.foot + (to.foot - from.foot) * t,
  });
  const length = Math.abs(to.x - from.x);
  const quad = (t0: number, t1: number, high: number, low: number, fill: string) => {
    const [a, b] = [at(t0), at(t1)];
    const level = (end: WallEnd, share: number) => end.top + (end.foot - end.top) * share;
    return polygon(
      [
        [a.x, level(a, high)],
        [b.x, level(b, high)],
        [b.x, level(b, low)],
        [a.x, level(a, low)],
      ],
      fill,
    );
  };
  const merlons = Math.max(2, Math.round(length / 7));
  const crown = times(merlons, (i) => {
    const [t0, t1] = [(i + 0.12) / merlons, (i + 0.72) / merlons];
    return (
      quad(t0, t1, -0.13, 0.01, paint(stone)) +
      quad(t0, t1, -0.15, -0.12, paint(lighter(stone, 0.35)))
    );
  });
  const stones = times(length * 1.5, () => {
    const [t, level] = [random.range(0, 0.95), random.range(0.14, 0.92)];
    const shade = random.chance(0.35)
      ? lighter(stone, 0.14)
      : darker(stone, random.pick([0.06, 0.1]));
    return quad(t, t + random.range(2, 3.6) / length, level, level + 0.04, paint(shade));
  });
  const slits = times(length / 22, (i) => {
    const t = (i + 0.6) / Math.max(1, Math.floor(length / 22));
    return quad(t - 0.4 / length, t + 0.5 / length, 0.3, 0.46, paint(darker(stone, 0.5)));
  });
  return [
    crown,
    quad(0, 1, 0, 1, paint(stone)),
    quad(0, 1, 0, 0.03, paint(lighter(stone, 0.3))),
    stones,
    slits,
    quad(0, 1, 0.1, 0.13, paint(darker(stone, 0.2))),
    quad(0, 1, 0.88, 1, paint(darker(stone, 0.1))),
  ].join('');
}
