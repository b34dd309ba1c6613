import { darker, mix, palette } from '../palette';
import {
  circle,
  line,
  localFrame,
  path,
  polygon,
  rect,
  ring,
  times,
  type Point,
  type Svg,
} from '../shapes';
import type { Stage } from '../stage';

/** A colour for a cat that differs from the ground it sits on. */
export function catColor({ random }: Stage, ...behind: string[]): string {
  const coats = [palette.ink, palette.ochre, palette.cream, '#7A6A70'];
  return random.pick(coats.filter((coat) => !behind.includes(coat)));
}

/** A sitting cat, about `size` high. */
export function cat(
  { paint }: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  mirrored = false,
): Svg {
  const fur = paint(color);
  const at = localFrame(x, y, size, mirrored);
  const bib = paint(
    mix(
      color,
      color === palette.cream ? palette.wood : palette.cream,
      color === palette.ink ? 0.85 : 0.6,
    ),
  );
  return (
    line(
      `M${at(-0.3, -0.06)}C${at(-0.75, -0.02)} ${at(-0.8, -0.3)} ${at(-0.62, -0.46)}`,
      fur,
      size * 0.11,
    ) +
    path(
      `M${at(-0.4, 0)}C${at(-0.46, -0.4)} ${at(-0.16, -0.56)} ${at(-0.02, -0.64)}L${at(-0.03, -0.98)}L${at(0.09, -0.86)}L${at(0.22, -0.86)}` +
        `L${at(0.34, -0.98)}L${at(0.35, -0.68)}C${at(0.34, -0.56)} ${at(0.27, -0.5)} ${at(0.24, -0.46)}C${at(0.3, -0.3)} ${at(0.27, -0.1)} ${at(0.32, 0)}Z`,
      fur,
    ) +
    path(
      `M${at(0.1, -0.44)}Q${at(0.2, -0.4)} ${at(0.22, -0.3)}L${at(0.2, -0.1)}Q${at(0.08, -0.26)} ${at(0.1, -0.44)}Z`,
      bib,
    )
  );
}

/** A curled-up cat asleep, about `size` wide. */
export function sleepingCat(
  { paint }: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
): Svg {
  const fur = paint(color);
  const at = localFrame(x, y, size);
  return (
    path(
      `M${at(-0.5, 0)}C${at(-0.56, -0.34)} ${at(-0.2, -0.44)} ${at(0.08, -0.38)}C${at(0.4, -0.34)} ${at(0.56, -0.16)} ${at(0.5, 0)}Z`,
      fur,
    ) +
    path(
      `M${at(0.18, 0)}C${at(0.12, -0.2)} ${at(0.2, -0.28)} ${at(0.24, -0.3)}L${at(0.22, -0.46)}L${at(0.34, -0.36)}L${at(0.46, -0.36)}L${at(0.56, -0.46)}L${at(0.56, -0.26)}C${at(0.62, -0.12)} ${at(0.56, -0.02)} ${at(0.5, 0)}Z`,
      fur,
    ) +
    line(
      `M${at(0.14, -0.02)}C${at(-0.1, -0.04)} ${at(-0.34, -0.02)} ${at(-0.44, -0.12)}`,
      paint(color === palette.ink ? mix(color, palette.cream, 0.3) : darker(color, 0.22)),
      size * 0.05,
    )
  );
}

/** A bicycle with a basket; `size` is the distance between the hubs. */
export function bike(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  mirrored = false,
  depth = 0,
): Svg {
  const tyre = stage.paint(palette.ink, depth);
  const at = localFrame(x, y, size, mirrored);
  const wheel = (offset: number) =>
    ring(x + offset * size, y - 0.3 * size, 0.29 * size, tyre, size * 0.045) +
    circle(x + offset * size, y - 0.3 * size, 0.04 * size, tyre);
  const frame = `M${at(-0.5, -0.3)}L${at(-0.06, -0.27)}L${at(0.34, -0.64)}L${at(-0.2, -0.62)}ZM${at(-0.06, -0.27)}L${at(-0.24, -0.76)}M${at(0.5, -0.3)}L${at(0.3, -0.84)}`;
  return (
    wheel(-0.5) +
    wheel(0.5) +
    line(frame, stage.paint(color, depth), size * 0.055) +
    line(
      `M${at(-0.34, -0.77)}L${at(-0.14, -0.77)}M${at(0.3, -0.84)}L${at(0.18, -0.9)}`,
      tyre,
      size * 0.06,
    ) +
    path(
      `M${at(0.36, -0.82)}L${at(0.66, -0.82)}L${at(0.61, -0.6)}L${at(0.42, -0.6)}Z`,
      stage.paint(palette.woodLight, depth),
    )
  );
}

/** A slack rope between two points, as a path and as a function of the share travelled. */
function rope(x0: number, y0: number, x1: number, y1: number, sag: number) {
  return {
    d: `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`,
    at: (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)],
  };
}

/** Drying sheets on a line; `scale` sizes the sheets. */
export function laundry(
  { random, paint }: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  scale = 1,
): Svg {
  const { d, at } = rope(x0, y0, x1, y1, 2.2 * scale);
  const length = Math.abs(x1 - x0);
  let svg = line(d, paint(palette.ink), 0.2);
  for (let t = 0.08; t < 0.88;) {
    const w = random.pick([2.6, 3.6, 4.6]) * scale;
    const h = w * random.range(0.8, 1.3);
    const [[ax, ay], [bx, by]] = [at(t), at(Math.min(0.97, t + w / length))];
    const color = paint(
      random.pick([
        palette.paper,
        palette.white,
        palette.mist,
        palette.honey,
        palette.rose,
        palette.riverLight,
      ]),
    );
    svg += path(
      `M${ax} ${ay}L${bx} ${by}L${bx - 0.2} ${by + h}Q${(ax + bx) / 2} ${ay + h * 0.86} ${ax + 0.3} ${ay + h * 1.04}Z`,
      color,
    );
    svg += polygon(
      [
        [bx - w * 0.25, by - 0.05],
        [bx, by],
        [bx - 0.2, by + h],
        [bx - w * 0.2, by + h * 0.95],
      ],
      darker(color, 0.1),
    );
    t += (w + random.range(0.6, 1.6) * scale) / length;
  }
  return svg;
}

/** A chain of small lamps. */
export function lightChain(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag = 4,
  colors: readonly string[] = [palette.honey],
): Svg {
  const { d, at } = rope(x0, y0, x1, y1, sag);
  const lamps = Math.floor(Math.abs(x1 - x0) / 3.2);
  return (
    line(d, stage.paint(palette.ink), 0.18) +
    times(lamps - 1, (i) => {
      const [x, y] = at((i + 1) / lamps);
      const glow = stage.dim ? circle(x, y + 0.5, 1.35, palette.honey, { opacity: 0.22 }) : '';
      return glow + circle(x, y + 0.5, 0.55, colors[i % colors.length] ?? palette.honey);
    })
  );
}

/** Paper flags across a square. */
export function bunting({ paint }: Stage, x0: number, y0: number, x1: number, y1: number): Svg {
  const { d, at } = rope(x0, y0, x1, y1, 4.5);
  const colors = [palette.brick, palette.ochre, palette.sage, palette.river, palette.plum];
  const flags = Math.max(6, Math.round(Math.abs(x1 - x0) / 5));
  return (
    line(d, paint(palette.ink), 0.2) +
    times(flags - 1, (i) => {
      const [x, y] = at((i + 1) / flags);
      return polygon(
        [
          [x - 1.3, y],
          [x + 1.3, y],
          [x, y + 2.8],
        ],
        paint(colors[i % colors.length] ?? palette.brick),
      );
    })
  );
}

/** A rucksack on the floor, 10 units wide. */
export const rucksack = (x: number, y: number, color: string): Svg =>
  path(`M${x - 5} ${y}q-1 -10 5 -10.5q6 .5 5.4 10.5Z`, color) +
  rect(x - 3.4, y - 6, 6.8, 5, darker(color, 0.2), 1) +
  line(`M${x - 2} ${y - 10}q2 -3.4 4 0`, darker(color, 0.25), 0.7);
