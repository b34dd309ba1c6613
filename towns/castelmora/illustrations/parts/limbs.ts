import { darker, palette } from '../palette';
import { circle, line, path, type Point, type Svg } from '../shapes';
import type { Look } from './heads';
import { outline } from './outline';

/** A figure's own units, turned into those of the stage. */
export interface Frame {
  /** A point of the legs, and one of the upper body, which can be lowered and bowed. */
  low: (a: number, b: number) => Point;
  up: (a: number, b: number) => Point;
  h: number;
  facing: 1 | -1;
  paint: (color: string) => string;
}

export function legs(
  { low, paint }: Frame,
  pose: string,
  color: string,
  { coat }: Look,
  wear: string,
): Svg {
  const shoe = paint(palette.ink);
  const shoeAt = (a: number, b = 0) =>
    path(
      outline('MLQLZ', [
        low(a - 0.035, b),
        low(a - 0.035, b - 0.04),
        low(a + 0.075, b - 0.045),
        low(a + 0.085, b),
        low(a - 0.035, b),
      ]),
      shoe,
    );
  if (pose === 'sit') {
    const thigh = wear === 'dress' || wear === 'coat' ? coat : color;
    const shin = (dx: number, fill: string) =>
      path(
        outline('MLLLZ', [
          low(0.17 + dx, -0.3),
          low(0.275 + dx, -0.3),
          low(0.265 + dx, -0.03),
          low(0.19 + dx, -0.03),
        ]),
        fill,
      );
    return [
      shin(-0.06, paint(darker(color, 0.25))),
      shoeAt(0.17),
      shin(0, paint(color)),
      shoeAt(0.225),
      path(
        outline('MLQLLZ', [
          low(-0.11, -0.39),
          low(0.2, -0.37),
          low(0.285, -0.36),
          low(0.28, -0.28),
          low(0.27, -0.24),
          low(-0.11, -0.24),
        ]),
        paint(thigh),
      ),
    ].join('');
  }
  const [front, back] = pose === 'stride' ? [0.13, -0.13] : [0.045, -0.03];
  const leg = (foot: number, fill: string) =>
    path(
      outline('MLLLZ', [
        low(-0.085, -0.48),
        low(0.085, -0.48),
        low(foot + 0.04, -0.025),
        low(foot - 0.036, -0.025),
      ]),
      fill,
    );
  return [
    leg(front, paint(darker(color, 0.22))),
    shoeAt(front),
    leg(back, paint(color)),
    shoeAt(back),
  ].join('');
}

/** An arm from the shoulder to a hand; the elbow bends downwards. */
export function arm(
  { up, low, h, paint }: Frame,
  shoulderX: number,
  hand: Point,
  sleeve: string,
  skin: string,
): Svg {
  const reach = 0.17;
  const shoulder = up(shoulderX, -0.78);
  const wanted = low(hand[0], hand[1]);
  const [dx, dy] = [wanted[0] - shoulder[0], wanted[1] - shoulder[1]];
  const length = Math.hypot(dx, dy) || 1;
  const distance = Math.min(length, reach * 2 * h * 0.985);
  const end: Point = [
    shoulder[0] + (dx / length) * distance,
    shoulder[1] + (dy / length) * distance,
  ];
  const bend = Math.sqrt(Math.max(0, (reach * h) ** 2 - (distance / 2) ** 2));
  const sides = [1, -1].map((side): Point => [
    (shoulder[0] + end[0]) / 2 + (-dy / length) * bend * side,
    (shoulder[1] + end[1]) / 2 + (dx / length) * bend * side,
  ]);
  const [one, other] = sides as [Point, Point];
  const elbow = one[1] > other[1] ? one : other;
  return (
    circle(end[0], end[1], h * 0.03, paint(skin)) +
    line(
      outline('MLL', [
        shoulder,
        elbow,
        [end[0] + (elbow[0] - end[0]) * 0.16, end[1] + (elbow[1] - end[1]) * 0.16],
      ]),
      paint(sleeve),
      h * 0.066,
    )
  );
}
