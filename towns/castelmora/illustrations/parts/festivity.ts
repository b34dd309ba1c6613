import { darker, lighter, palette } from '../palette';
import {
  circle,
  ellipse,
  line,
  path,
  placed,
  polygon,
  rect,
  times,
  type Point,
  type Svg,
} from '../shapes';
import type { Stage } from '../stage';

const merry = [
  palette.brick,
  palette.ochre,
  palette.river,
  palette.sage,
  palette.plum,
  palette.rose,
  palette.white,
] as const;

/** A laurel crown with a ribbon on the head of a figure that stands on (x, y) and is `h` tall. */
export function laurel({ paint }: Stage, x: number, y: number, h: number, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  const at = (a: number, b: number): Point => [x + f * a * h, y + b * h];
  const leaves = times(9, (i) => {
    const t = i / 8;
    const [px, py] = at(-0.086 + 0.168 * t, -0.922 - 0.056 * Math.sin(t * 2.1));
    return placed(
      px,
      py,
      f * ((i % 2 ? -52 : 12) - t * 12),
      ellipse(h * 0.012 * f, 0, h * 0.03, h * 0.014, paint(i % 2 ? palette.moss : palette.sage)),
    );
  });
  const [bx, by] = at(-0.088, -0.918);
  const ribbon = line(
    `M${bx} ${by}q${-f * h * 0.03} ${h * 0.04} ${-f * h * 0.01} ${h * 0.1}M${bx} ${by}q${-f * h * 0.07} ${h * 0.03} ${-f * h * 0.06} ${h * 0.08}`,
    paint(palette.brick),
    h * 0.017,
  );
  return ribbon + leaves;
}

/** Scraps of paper in the air between two heights. */
export const confetti = (
  { random, width: w, paint }: Stage,
  middle: number,
  spread: number,
  from: number,
  to: number,
  count: number,
): Svg =>
  times(count, () => {
    // The sum of two random numbers concentrates them in the middle.
    const x = middle + spread * (random.range(-1, 1) + random.range(-1, 1)) * 0.6;
    const y = random.range(from, to);
    const color = paint(random.pick(merry));
    if (x < 0 || x > w) return '';
    return random.chance(0.5)
      ? placed(x, y, random.range(0, 180), rect(-0.75, -0.35, 1.5, 0.7, color))
      : circle(x, y, 0.5, color);
  });

/** Scraps of paper on the ground. */
export const swept = ({ random, paint }: Stage, middle: number, spread: number, y: number): Svg =>
  times(26, () =>
    ellipse(
      middle + spread * random.range(-1, 1),
      y + random.range(-6, 5),
      0.7,
      0.26,
      paint(random.pick(merry)),
    ),
  );

/** A bunch of flowers in paper held at (x, y). */
export function bouquet({ random, paint }: Stage, x: number, y: number, size: number): Svg {
  const color = random.pick([palette.rose, palette.honey, palette.white, palette.lilac]);
  const blossoms = [
    [-0.34, -0.5],
    [0, -0.66],
    [0.34, -0.5],
    [-0.16, -0.36],
    [0.17, -0.34],
  ] as const;
  return (
    circle(x, y - size * 0.42, size * 0.5, paint(palette.moss)) +
    blossoms
      .map(([a, b], i) =>
        circle(x + a * size, y + b * size, size * 0.19, paint(i % 2 ? palette.terracotta : color)),
      )
      .join('') +
    polygon(
      [
        [x - size * 0.48, y - size * 0.26],
        [x + size * 0.48, y - size * 0.26],
        [x + size * 0.12, y + size * 0.5],
        [x - size * 0.12, y + size * 0.5],
      ],
      paint(palette.paper),
    ) +
    rect(x - size * 0.2, y + size * 0.1, size * 0.4, size * 0.12, paint(palette.brick))
  );
}

/** A bound thesis held at (x, y). */
export const thesis = (
  { paint }: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  turn: number,
): Svg =>
  placed(
    x,
    y,
    turn,
    rect(-size * 0.36, -size * 0.5, size * 0.72, size, paint(color), 0.3) +
      rect(-size * 0.36, -size * 0.5, size * 0.12, size, paint(darker(color, 0.25)), 0.2) +
      rect(-size * 0.12, -size * 0.26, size * 0.34, size * 0.08, paint(palette.honey)) +
      rect(-size * 0.12, -size * 0.1, size * 0.24, size * 0.06, paint(palette.honey)),
  );

/** A bottle whose cork has just flown, held at (x, y). */
export const poppedBottle = (
  { paint }: Stage,
  x: number,
  y: number,
  size: number,
  mirrored: boolean,
): Svg => {
  const f = mirrored ? -1 : 1;
  const spray = times(9, (i) =>
    circle(
      f * size * (0.1 + ((i * 7) % 5) * 0.09 - 0.2),
      -size * (1.25 + i * 0.14),
      size * (0.1 - i * 0.006),
      paint(palette.white),
    ),
  );
  return placed(
    x,
    y,
    f * 28,
    spray +
      path(
        `M${-size * 0.16} ${size * 0.4}v${-size * 0.7}q${size * 0.02} ${-size * 0.24} ${size * 0.09} ${-size * 0.34}v${-size * 0.36}h${size * 0.14}v${size * 0.36}q${size * 0.08} ${size * 0.1} ${size * 0.09} ${size * 0.34}v${size * 0.7}Z`,
        paint(palette.forest),
      ) +
      rect(-size * 0.16, -size * 0.2, size * 0.32, size * 0.34, paint(palette.cream)) +
      rect(-size * 0.07, -size, size * 0.14, size * 0.2, paint(palette.honey)),
  );
};

/** A balloon on its string from a hand at (x, y). */
export const balloon = ({ paint }: Stage, x: number, y: number, size: number, color: string): Svg =>
  line(
    `M${x} ${y}Q${x + size * 0.5} ${y - size * 1.4} ${x + size * 0.2} ${y - size * 2.6}`,
    paint(palette.ink),
    0.22,
  ) +
  ellipse(x + size * 0.2, y - size * 3.5, size * 0.76, size * 0.95, paint(color)) +
  ellipse(x - size * 0.06, y - size * 3.8, size * 0.2, size * 0.3, paint(lighter(color, 0.4))) +
  polygon(
    [
      [x + size * 0.08, y - size * 2.46],
      [x + size * 0.32, y - size * 2.46],
      [x + size * 0.2, y - size * 2.66],
    ],
    paint(darker(color, 0.15)),
  );

/** A table with glasses and small cakes, standing on y. */
export const partyTable = ({ paint }: Stage, x: number, y: number, w: number): Svg =>
  [
    line(`M${x + 3} ${y - 15}V${y}M${x + w - 3} ${y - 15}V${y}`, paint(palette.woodDark), 1.2),
    path(
      `M${x} ${y - 17}h${w}l.8 8.4${times(4, () => `q${-(w + 1.6) / 8} 1.6 ${-(w + 1.6) / 4} 0`)}Z`,
      paint(palette.paper),
    ),
    path(
      `M${x + w * 0.7} ${y - 17}h${w * 0.3}l.8 8.4q${-w * 0.14} 1.6 ${-w * 0.3} 0Z`,
      paint(darker(palette.paper, 0.1)),
    ),
    times(4, (i) => {
      const left = x + 3 + i * (w - 6) * 0.18;
      return (
        path(`M${left - 0.9} ${y - 21.4}h1.8l-.5 2.4h-.8Z`, paint(palette.honey)) +
        line(
          `M${left} ${y - 19}V${y - 17.2}M${left - 0.8} ${y - 17.2}h1.6`,
          paint(palette.white),
          0.35,
        )
      );
    }),
    ellipse(x + w * 0.8, y - 17.2, w * 0.15, 0.9, paint(palette.white)),
    times(3, (i) =>
      path(
        `M${x + w * (0.7 + i * 0.08)} ${y - 17.6}q.2 -2.4 1.3 -2.4t1.3 2.4Z`,
        paint([palette.terracotta, palette.rose, palette.wood][i] ?? palette.rose),
      ),
    ),
  ].join('');

/** A camera in front of a person's eye at (x, y). */
export const camera = ({ paint }: Stage, x: number, y: number, mirrored: boolean): Svg => {
  const f = mirrored ? -1 : 1;
  return (
    rect(x - 1.6, y - 1.6, 3.2, 3.4, paint(palette.ink), 0.5) +
    rect(f > 0 ? x + 1.2 : x - 3.2, y - 1, 2, 2.2, paint('#3A3145'), 0.3) +
    circle(x + f * 3.2, y + 0.1, 0.7, paint(palette.riverLight))
  );
};
