import { darker, lighter, palette } from '../palette';
import { circle, ellipse, line, path, placed, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { glass } from './labware';
import { plant } from './plants';

/** A seedling in a glass, standing on y. */
export const seedling = (x: number, y: number, h: number): Svg =>
  line(`M${x} ${y - h * 0.3}V${y - h * 0.82}`, palette.forest, h * 0.04) +
  placed(x - h * 0.12, y - h * 0.82, -60, ellipse(0, 0, h * 0.07, h * 0.15, palette.moss)) +
  placed(x + h * 0.12, y - h * 0.88, 60, ellipse(0, 0, h * 0.07, h * 0.15, palette.sage)) +
  rect(x - h * 0.17, y - h * 0.46, h * 0.34, h * 0.46, glass, h * 0.05, { opacity: 0.8 }) +
  rect(x - h * 0.17, y - h * 0.24, h * 0.34, h * 0.24, palette.woodDark, h * 0.05);

/** A plant under a bell of glass, standing on y. */
export const bellJar = (stage: Stage, x: number, y: number, h: number): Svg =>
  plant(stage, x, y - 0.6, h * 0.72, { kind: 'leafy' }) +
  path(
    `M${x - h * 0.36} ${y - 0.6}V${y - h * 0.6}Q${x - h * 0.36} ${y - h * 0.94} ${x} ${y - h * 0.94}T${x + h * 0.36} ${y - h * 0.6}V${y - 0.6}Z`,
    glass,
    { opacity: 0.42 },
  ) +
  line(
    `M${x - h * 0.26} ${y - h * 0.24}V${y - h * 0.6}q0 ${-h * 0.16} ${h * 0.1} ${-h * 0.22}`,
    palette.white,
    h * 0.03,
    { opacity: 0.8 },
  ) +
  circle(x, y - h * 0.97, h * 0.05, glass) +
  rect(x - h * 0.42, y - 1, h * 0.84, 1.2, palette.wood, 0.4);

/** A pressed plant on its sheet, to be hung on the wall. */
export function herbariumSheet({ random }: Stage, x: number, y: number, w: number, h: number): Svg {
  const green = random.pick([palette.sage, palette.moss, '#8A8B55']);
  const cx = x + w * 0.48;
  const leaves = random.int(2, 4);
  const wide = random.range(0.07, 0.13);
  const bloom = random.pick([palette.terracotta, palette.plum, palette.honey, green]);
  return [
    rect(x, y, w, h, palette.white),
    rect(x, y, w, h * 0.02, palette.line),
    line(
      `M${cx} ${y + h * 0.84}Q${cx + w * 0.06} ${y + h * 0.5} ${cx} ${y + h * 0.16}`,
      palette.forest,
      w * 0.035,
    ),
    times(leaves * 2, (i) => {
      const side = i % 2 ? 1 : -1;
      const level = y + h * (0.34 + (0.44 * Math.floor(i / 2)) / leaves);
      return placed(
        cx + side * w * 0.16,
        level,
        side * 52,
        ellipse(0, 0, w * wide, w * 0.19, i % 2 ? green : darker(green, 0.12)),
      );
    }),
    circle(cx, y + h * 0.15, w * 0.09, bloom),
    rect(x + w * 0.56, y + h * 0.86, w * 0.34, h * 0.08, palette.cream),
    line(`M${x + w * 0.6} ${y + h * 0.9}h${w * 0.22}`, palette.wood, 0.25),
  ].join('');
}

/** A chart of the elements: squares in many colours. */
export function elementsChart(x: number, y: number, w: number): Svg {
  const cell = w / 18;
  const colors = [
    palette.terracotta,
    palette.honey,
    palette.riverLight,
    palette.sageLight,
    palette.lilac,
  ];
  const filled = (row: number, column: number) =>
    row === 0 ? column === 0 || column === 17 : row < 3 ? column < 2 || column > 11 : true;
  return (
    rect(x - 1.2, y - 1.2, w + 2.4, cell * 9 + 2.4, palette.white, 0.4) +
    times(7 * 18, (i) => {
      const [row, column] = [Math.floor(i / 18), i % 18];
      if (!filled(row, column)) return '';
      const color =
        colors[column < 2 ? 0 : column < 12 ? 2 : column < 15 ? 3 : column < 17 ? 1 : 4];
      return rect(
        x + column * cell,
        y + row * cell,
        cell - 0.22,
        cell - 0.22,
        color ?? palette.honey,
      );
    }) +
    times(14, (i) =>
      rect(x + (i + 3) * cell, y + 7.6 * cell, cell - 0.22, cell - 0.22, palette.rose),
    )
  );
}

/** A bench with cupboards on one side and open for knees on the other. */
export const labTable = (x: number, y: number, w: number, h: number, color: string): Svg =>
  [
    rect(x + 2, y - h + 1, 2, h - 1, darker(color, 0.3)),
    rect(x + w - 4, y - h + 1, 2, h - 1, darker(color, 0.4)),
    rect(x + w * 0.36, y - h + 1, w * 0.28, h - 3, color),
    ...[0, 1, 2].map(
      (i) =>
        rect(
          x + w * 0.36 + 1,
          y - h + 3.4 + i * 5.2,
          w * 0.28 - 2,
          4.4,
          lighter(color, 0.12),
          0.3,
        ) + rect(x + w * 0.5 - 1.6, y - h + 5 + i * 5.2, 3.2, 0.7, palette.cream, 0.3),
    ),
    rect(x + w * 0.36, y - 2.4, w * 0.28, 1.4, darker(color, 0.45)),
    polygon(
      [
        [x, y - h + 0.5],
        [x + 3, y - h - 2],
        [x + w - 3, y - h - 2],
        [x + w, y - h + 0.5],
      ],
      palette.white,
    ),
    rect(x, y - h + 0.3, w, 1.7, palette.line, 0.4),
  ].join('');
