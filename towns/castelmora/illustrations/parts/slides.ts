import { palette } from '../palette';
import {
  circle,
  ellipse,
  line,
  path,
  placed,
  polygon,
  rect,
  ring,
  times,
  type Point,
  type Svg,
} from '../shapes';
import type { Stage } from '../stage';

/** A projected slide: one picture and a few strokes for text. */
type Slide = (x: number, y: number, w: number, h: number) => Svg;

const strokes = (x: number, y: number, w: number, color: string, count = 4): Svg =>
  times(count, (i) =>
    line(`M${x} ${y + i * 3}h${w * ([1, 0.7, 0.88, 0.5][i % 4] ?? 1)}`, color, 0.7, {
      opacity: i ? 0.7 : 1,
    }),
  );

/** The hill town in three colours. */
const town: Slide = (x, y, w, h) => {
  const foot = y + h;
  const houses = [
    [0.2, 0.22, palette.rose],
    [0.29, 0.34, palette.honey],
    [0.39, 0.46, palette.peach],
    [0.55, 0.42, palette.cream],
    [0.65, 0.3, palette.rose],
    [0.74, 0.2, palette.honey],
  ] as const;
  return [
    rect(x, y, w, h, palette.mist),
    circle(x + w * 0.22, y + h * 0.3, h * 0.13, palette.white),
    path(
      `M${x} ${foot}V${foot - h * 0.1}Q${x + w * 0.5} ${foot - h * 0.5} ${x + w} ${foot - h * 0.08}V${foot}Z`,
      palette.moss,
    ),
    rect(x + w * 0.48, foot - h * 0.82, w * 0.07, h * 0.6, palette.sand),
    polygon(
      [
        [x + w * 0.47, foot - h * 0.81],
        [x + w * 0.515, foot - h * 0.95],
        [x + w * 0.56, foot - h * 0.81],
      ],
      palette.brick,
    ),
    ...houses.map(([share, rise, color]) => {
      const left = x + w * share;
      return (
        rect(left, foot - h * rise, w * 0.1, h * 0.2, color) +
        polygon(
          [
            [left - w * 0.01, foot - h * rise],
            [left + w * 0.05, foot - h * (rise + 0.09)],
            [left + w * 0.11, foot - h * rise],
          ],
          palette.terracotta,
        ) +
        rect(left + w * 0.04, foot - h * (rise - 0.06), w * 0.02, h * 0.07, palette.river)
      );
    }),
    rect(x, foot - h * 0.1, w, h * 0.1, palette.sage),
  ].join('');
};

/** A plant with its parts numbered. */
const herbarium: Slide = (x, y, w, h) => {
  const [cx, foot] = [x + w * 0.32, y + h * 0.9];
  const leaf = (dy: number, side: number) =>
    placed(
      cx + side * w * 0.07,
      y + h * dy,
      side * 58,
      ellipse(0, 0, h * 0.06, h * 0.16, side > 0 ? palette.sage : palette.moss),
    );
  const petals = times(6, (i) =>
    placed(
      cx,
      y + h * 0.22,
      i * 60,
      ellipse(0, -h * 0.09, h * 0.045, h * 0.085, palette.terracotta),
    ),
  );
  return [
    rect(x, y, w, h, palette.cream),
    line(`M${cx} ${foot}V${y + h * 0.22}`, palette.forest, 0.7),
    leaf(0.5, 1),
    leaf(0.6, -1),
    leaf(0.74, 1),
    petals,
    circle(cx, y + h * 0.22, h * 0.045, palette.honey),
    line(
      `M${cx + h * 0.16} ${y + h * 0.22}H${x + w * 0.6}M${cx + h * 0.28} ${y + h * 0.5}H${x + w * 0.6}M${cx + h * 0.28} ${y + h * 0.74}H${x + w * 0.6}`,
      palette.wood,
      0.25,
    ),
    ...[0.22, 0.5, 0.74].map((share) =>
      strokes(x + w * 0.64, y + h * share - 0.8, w * 0.26, palette.woodDark, 2),
    ),
  ].join('');
};

/** Planets on their ways. */
const planets: Slide = (x, y, w, h) => {
  const [cx, cy] = [x + w * 0.36, y + h * 0.52];
  const orbit = (size: number, angle: number, dot: number, color: string) =>
    ring(cx, cy, h * size, palette.riverLight, 0.25) +
    circle(cx + Math.cos(angle) * h * size, cy + Math.sin(angle) * h * size, h * dot, color);
  return [
    rect(x, y, w, h, palette.night),
    times(16, (i) =>
      circle(
        x + w * ((i * 0.377 + 0.05) % 1),
        y + h * ((i * 0.631 + 0.1) % 1),
        i % 3 ? 0.2 : 0.35,
        palette.cream,
      ),
    ),
    circle(cx, cy, h * 0.08, palette.honey),
    orbit(0.18, 0.6, 0.025, palette.rose),
    orbit(0.28, 3.6, 0.045, palette.terracotta),
    orbit(0.4, 5.4, 0.06, palette.riverLight),
    strokes(x + w * 0.72, y + h * 0.3, w * 0.2, palette.cream),
  ].join('');
};

/** An arch and the forces in it. */
const vault: Slide = (x, y, w, h) => {
  const foot = y + h * 0.86;
  const stones = times(9, (i) => {
    const [from, to] = [Math.PI - (i * Math.PI) / 9, Math.PI - ((i + 0.92) * Math.PI) / 9];
    const at = (angle: number, r: number): Point => [
      x + w * 0.4 + Math.cos(angle) * h * r,
      foot - Math.sin(angle) * h * r,
    ];
    return polygon(
      [at(from, 0.42), at(to, 0.42), at(to, 0.62), at(from, 0.62)],
      i === 4 ? palette.brick : i % 2 ? palette.sand : palette.peach,
    );
  });
  return [
    rect(x, y, w, h, palette.white),
    stones,
    line(`M${x + w * 0.06} ${foot}H${x + w * 0.76}`, palette.ink, 0.5),
    line(
      `M${x + w * 0.4} ${y + h * 0.06}V${y + h * 0.2}M${x + w * 0.4 - 0.9} ${y + h * 0.16}L${x + w * 0.4} ${y + h * 0.21}L${x + w * 0.4 + 0.9} ${y + h * 0.16}`,
      palette.brick,
      0.5,
    ),
    strokes(x + w * 0.76, y + h * 0.2, w * 0.17, palette.river, 3),
  ].join('');
};

/** A chart with growing columns and one that does not grow. */
const figures: Slide = (x, y, w, h) =>
  [
    rect(x, y, w, h, palette.paper),
    strokes(x + w * 0.1, y + h * 0.14, w * 0.34, palette.plum, 2),
    ...[0.18, 0.3, 0.26, 0.44, 0.56].map((share, i) =>
      rect(
        x + w * (0.1 + i * 0.1),
        y + h * (0.88 - share),
        w * 0.07,
        h * share,
        i === 2 ? palette.terracotta : palette.river,
        0.3,
      ),
    ),
    rect(x + w * 0.08, y + h * 0.88, w * 0.53, 0.5, palette.ink),
    circle(x + w * 0.79, y + h * 0.58, h * 0.2, palette.honey),
    path(
      `M${x + w * 0.79} ${y + h * 0.58}V${y + h * 0.38}A${h * 0.2} ${h * 0.2} 0 0 1 ${x + w * 0.79 + h * 0.17} ${y + h * 0.68}Z`,
      palette.sage,
    ),
  ].join('');

/** A violin, front and side. */
const violin: Slide = (x, y, w, h) => {
  const [cx, cy] = [x + w * 0.32, y + h * 0.64];
  const body = (half: number, color: string) =>
    ellipse(cx, cy + h * 0.1, h * 0.17 * half, h * 0.17, color) +
    ellipse(cx, cy - h * 0.14, h * 0.13 * half, h * 0.13, color) +
    rect(cx - h * 0.1 * half, cy - h * 0.14, h * 0.2 * half, h * 0.22, color);
  return [
    rect(x, y, w, h, '#E9D6B4'),
    body(1, palette.wood),
    line(`M${cx} ${cy - h * 0.2}V${y + h * 0.1}`, palette.woodDark, h * 0.035),
    circle(cx, y + h * 0.09, h * 0.03, palette.woodDark),
    line(
      `M${cx - h * 0.07} ${cy - h * 0.04}v${h * 0.1}M${cx + h * 0.07} ${cy - h * 0.04}v${h * 0.1}`,
      palette.ink,
      0.35,
    ),
    rect(cx - h * 0.02, cy + h * 0.02, h * 0.04, h * 0.18, palette.ink),
    line(`M${x + w * 0.5} ${y + h * 0.86}L${x + w * 0.58} ${y + h * 0.14}`, palette.woodDark, 0.6),
    strokes(x + w * 0.66, y + h * 0.3, w * 0.24, palette.woodDark),
  ].join('');
};

const slides: readonly Slide[] = [town, herbarium, planets, vault, figures, violin];

/** A screen with a random slide; (x, y) is its upper left corner. */
export function projection({ layout }: Stage, x: number, y: number, w: number, h: number): Svg {
  const slide = layout.pick(slides);
  return (
    rect(x - 1.2, y - 2.4, w + 2.4, 2.2, palette.ink, 0.8) +
    rect(x - 0.8, y - 0.8, w + 1.6, h + 1.6, palette.white) +
    slide(x, y, w, h) +
    rect(x - 0.8, y + h + 0.6, w + 1.6, 1.2, palette.ink, 0.4)
  );
}
