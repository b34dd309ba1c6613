import { darker, lighter, mix, palette } from '../palette';
import { ellipse, line, path, placed, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { person } from './people';

/** Two people in a rowing boat on y; `size` is the height of a standing person. */
export function rowingBoat(stage: Stage, x: number, y: number, size: number, color: string): Svg {
  const { paint } = stage;
  const u = size / 10;
  return [
    person(stage, x - 3.2 * u, y + 1.2 * u, size, { pose: 'sit', mirrored: false }),
    person(stage, x + 3.6 * u, y + 1.2 * u, size, { pose: 'sit', mirrored: true }),
    path(
      `M${x - 9.6 * u} ${y}h${19.2 * u}q${-1.5 * u} ${3.2 * u} ${-4.3 * u} ${3.2 * u}h${-10.6 * u}q${-2.8 * u} 0 ${-4.3 * u} ${-3.2 * u}Z`,
      paint(color),
    ),
    path(
      `M${x + 3 * u} ${y}h${6.6 * u}q${-1.5 * u} ${3.2 * u} ${-4.3 * u} ${3.2 * u}h${-3.6 * u}Z`,
      paint(darker(color, 0.18)),
    ),
    rect(x - 9.8 * u, y - 0.6 * u, 19.6 * u, 0.9 * u, paint(palette.paper), 0.3),
    line(
      `M${x - 4 * u} ${y - 2.4 * u}L${x - 11 * u} ${y + 3.4 * u}M${x + 3 * u} ${y - 2.4 * u}L${x - 2.4 * u} ${y + 3.6 * u}`,
      paint(palette.woodLight),
      0.55 * u,
    ),
    rect(
      x - 10 * u,
      y + 3.4 * u,
      20 * u,
      0.5 * u,
      mix(paint(palette.river), palette.ink, 0.25),
      0.25,
    ),
  ].join('');
}

/** Three ducks in a row. */
export const ducks = ({ paint }: Stage, x: number, y: number, scale: number): Svg =>
  times(3, (i) => {
    const [left, foot, s] = [x + (i * 4 - 4) * scale, y + (i % 2) * 1.3 * scale, scale];
    return (
      path(
        `M${left - 1.4 * s} ${foot}q${1.4 * s} ${1.3 * s} ${2.8 * s} 0q${0.5 * s} ${-0.9 * s} ${0.3 * s} ${-1.6 * s}` +
          `q${0.7 * s} ${-0.8 * s} ${-0.4 * s} ${-s}q${-0.9 * s} ${0.1 * s} ${-0.8 * s} ${1.4 * s}q${-0.8 * s} ${0.8 * s} ${-1.9 * s} ${1.2 * s}Z`,
        paint(palette.white),
      ) +
      path(
        `M${left + 2.1 * s} ${foot - 2.2 * s}l${0.8 * s} ${0.3 * s}l${-0.8 * s} ${0.3 * s}Z`,
        paint(palette.ochre),
      )
    );
  });

/** A clump of reeds standing on y. */
export function reeds({ random, paint }: Stage, x: number, y: number, h: number): Svg {
  return times(9, (i) => {
    const foot = x + (i - 4) * h * 0.07;
    const lean = (i - 4) * h * 0.05 + random.range(-0.6, 0.6);
    const length = h * random.range(0.6, 1);
    const color = paint(random.pick([palette.forest, palette.sage, palette.moss]));
    const blade = line(
      `M${foot} ${y}Q${foot} ${y - length * 0.6} ${foot + lean} ${y - length}`,
      color,
      h * 0.035,
    );
    return random.chance(0.4)
      ? blade + ellipse(foot + lean, y - length, h * 0.03, h * 0.1, paint(palette.woodDark))
      : blade;
  });
}

/** Hanging branches of a willow that stands outside the picture, by its left or right edge. */
export function willow(stage: Stage, fromRight: boolean, length: number): Svg {
  const { random, paint, top, width } = stage;
  const at = (x: number) => (fromRight ? width - x : x);
  const reach = Math.min(48, width * 0.3);
  const bough = (x: number) => top + 7 - 9 * (x / reach) ** 1.6;
  const wood = path(
    `M${at(-2)} ${top + 10}Q${at(reach * 0.5)} ${top + 5} ${at(reach)} ${top - 3}H${at(-2)}Z`,
    paint(palette.forest),
  );
  const strands = times(15, (i) => {
    const x = (i * reach) / 14;
    const color = random.pick([palette.sage, palette.moss, mix(palette.sage, palette.ochre, 0.2)]);
    const drop = length * random.range(0.55, 1) * (1.05 - 0.6 * (x / reach)) - top * 0.3;
    const lean = random.range(1, 4);
    const point = (t: number): [number, number] => [at(x + lean * t * t), bough(x) + drop * t - 1];
    const [endX, endY] = point(1);
    const strand = line(
      `M${at(x)} ${bough(x) - 1}Q${at(x)} ${bough(x) + drop * 0.55} ${endX} ${endY}`,
      paint(darker(color, 0.12)),
      0.4,
    );
    const leaves = times(drop / 2, (k) => {
      const t = (k * 2 + 1) / drop;
      const [leafX, leafY] = point(t);
      const side = k % 2 ? 1 : -1;
      return placed(
        leafX + side * 0.8,
        leafY,
        -side * 24,
        ellipse(0, 0, 0.62, 1.6, paint(k % 3 ? color : lighter(color, 0.18))),
      );
    });
    return strand + leaves;
  });
  return wood + strands;
}
