import { darker, lighter, palette } from '../palette';
import { circle, line, path, rect, ring, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { study } from './canvases';

/** An etching press with its star wheel, standing on y. */
export function press(x: number, y: number, w: number, color: string): Svg {
  const h = w * 0.72;
  const hub: Point = [x + w * 0.56, y - h * 0.72];
  return [
    rect(x + w * 0.06, y - h * 0.42, w * 0.06, h * 0.42, darker(color, 0.25)),
    rect(x + w * 0.86, y - h * 0.42, w * 0.06, h * 0.42, darker(color, 0.35)),
    rect(x + w * 0.08, y - h * 0.14, w * 0.82, h * 0.05, darker(color, 0.3)),
    rect(x, y - h * 0.5, w, h * 0.08, '#8D96A3', 0.4),
    rect(x + w * 0.04, y - h * 0.545, w * 0.46, h * 0.045, palette.white),
    rect(x + w * 0.36, y - h * 1.1, w * 0.1, h * 0.7, color, 0.5),
    rect(x + w * 0.66, y - h * 1.1, w * 0.1, h * 0.7, darker(color, 0.14), 0.5),
    rect(x + w * 0.33, y - h * 1.16, w * 0.46, h * 0.1, darker(color, 0.1), 0.6),
    rect(x + w * 0.44, y - h * 0.74, w * 0.24, h * 0.19, palette.mist, h * 0.06),
    rect(x + w * 0.44, y - h * 0.62, w * 0.24, h * 0.07, '#B3C3BF', h * 0.03),
    times(4, (i) => {
      const angle = 0.4 + (i * Math.PI) / 4;
      const [dx, dy] = [Math.cos(angle) * h * 0.36, Math.sin(angle) * h * 0.36];
      return line(
        `M${hub[0] - dx} ${hub[1] - dy}L${hub[0] + dx} ${hub[1] + dy}`,
        palette.ink,
        h * 0.035,
      );
    }),
    ring(hub[0], hub[1], h * 0.25, palette.ink, h * 0.05),
    circle(hub[0], hub[1], h * 0.08, palette.honey),
  ].join('');
}

/** Prints pegged to a line between two points of the same height. */
export function pinnedPrints(stage: Stage, x0: number, x1: number, y: number, size: number): Svg {
  const count = Math.floor((x1 - x0) / (size * 1.25));
  const step = (x1 - x0) / count;
  return (
    line(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + 3} ${x1} ${y}`, palette.ink, 0.25) +
    times(count, (i) => {
      const x = x0 + (i + 0.5) * step - size / 2;
      const share = (i + 0.5) / count;
      const top = y + 6 * share * (1 - share);
      return (
        study(stage, x, top + 0.8, size, size * stage.random.range(1.1, 1.35)) +
        [0.16, 0.84]
          .map((a) => rect(x + size * a - 0.35, top - 0.4, 0.7, 1.9, palette.woodLight, 0.2))
          .join('')
      );
    })
  );
}

/** Lengths of dyed cloth over a pole under the ceiling. */
export function dyedCloths(
  { random }: Stage,
  x: number,
  y: number,
  w: number,
  length: number,
): Svg {
  const colors = random.shuffle([
    palette.brick,
    palette.ochre,
    palette.river,
    palette.plum,
    palette.sage,
    palette.terracotta,
    palette.honey,
  ]);
  const count = Math.max(2, Math.round(w / 10));
  const step = w / count;
  return (
    times(count, (i) => {
      const color = colors[i % colors.length] ?? palette.brick;
      const left = x + i * step + 0.8;
      const wide = step - 1.6;
      const long = length * random.range(0.7, 1);
      return (
        path(
          `M${left} ${y}h${wide}l.4 ${long}q${-wide * 0.25} 1.6 ${-wide * 0.5} 0t${-wide * 0.5} .4Z`,
          color,
        ) +
        rect(left + wide * 0.62, y, wide * 0.38, long * 0.98, darker(color, 0.16)) +
        rect(left + wide * 0.2, y, 0.5, long * 0.9, lighter(color, 0.2))
      );
    }) + rect(x - 3, y - 1, w + 6, 1.6, palette.woodDark, 0.6)
  );
}
