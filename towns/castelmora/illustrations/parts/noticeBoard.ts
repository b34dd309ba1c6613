import { darker, lighter, palette } from '../palette';
import { circle, line, path, placed, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { plant } from './plants';

const papersOf = [
  palette.white,
  palette.cream,
  palette.honey,
  palette.rose,
  palette.mist,
  palette.sageLight,
  palette.riverLight,
] as const;
const pins = [palette.brick, palette.river, palette.ochre, palette.plum] as const;

type Card = (x: number, y: number, w: number, h: number, ink: string) => Svg;

const strokes = (x: number, y: number, w: number, count: number, ink: string): Svg =>
  times(count, (i) =>
    line(`M${x} ${y + i * 1.7}h${w * ([1, 0.8, 0.92, 0.5][i % 4] ?? 1)}`, ink, 0.4),
  );

/** The content of a card: a few lines, a picture, a portrait, or strips to tear off. */
const cards: readonly Card[] = [
  (x, y, w, h, ink) =>
    rect(x + w * 0.14, y + h * 0.14, w * 0.5, h * 0.1, palette.brick) +
    strokes(x + w * 0.14, y + h * 0.42, w * 0.72, 3, ink),
  (x, y, w, h, ink) =>
    rect(x + w * 0.12, y + h * 0.1, w * 0.76, h * 0.44, palette.river) +
    circle(x + w * 0.66, y + h * 0.24, w * 0.09, palette.honey) +
    path(
      `M${x + w * 0.12} ${y + h * 0.54}l${w * 0.26} ${-h * 0.24}l${w * 0.2} ${h * 0.14}l${w * 0.12} ${-h * 0.08}l${w * 0.18} ${h * 0.18}Z`,
      palette.sage,
    ) +
    strokes(x + w * 0.14, y + h * 0.7, w * 0.6, 2, ink),
  (x, y, w, h, ink) =>
    circle(x + w * 0.32, y + h * 0.34, w * 0.13, '#B97850') +
    path(
      `M${x + w * 0.1} ${y + h * 0.66}q${w * 0.02} ${-h * 0.2} ${w * 0.22} ${-h * 0.2}t${w * 0.22} ${h * 0.2}Z`,
      palette.plum,
    ) +
    strokes(x + w * 0.62, y + h * 0.28, w * 0.26, 3, ink) +
    strokes(x + w * 0.14, y + h * 0.8, w * 0.7, 1, ink),
  (x, y, w, h, ink) =>
    strokes(x + w * 0.14, y + h * 0.18, w * 0.72, 2, ink) +
    rect(x, y + h * 0.62, w, 0.3, ink) +
    times(5, (i) => rect(x + (w * (i + 1)) / 6, y + h * 0.62, 0.3, h * 0.38, ink)),
  (x, y, w, h) =>
    circle(x + w * 0.5, y + h * 0.42, Math.min(w, h) * 0.28, palette.terracotta) +
    path(
      `M${x + w * 0.5} ${y + h * 0.42}V${y + h * 0.42 - Math.min(w, h) * 0.28}A${Math.min(w, h) * 0.28} ${Math.min(w, h) * 0.28} 0 0 1 ${x + w * 0.5 + Math.min(w, h) * 0.28} ${y + h * 0.42}Z`,
      palette.ochre,
    ) +
    rect(x + w * 0.2, y + h * 0.82, w * 0.6, 0.5, palette.wood),
];

/** A board full of offers: a grid of cards, each pinned a little askew. */
export function noticeBoard(
  { random }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  frame: string,
): Svg {
  const columns = Math.round(w / 11);
  const rows = Math.max(2, Math.round(h / 12));
  const [cellW, cellH] = [(w - 3) / columns, (h - 3) / rows];
  const pinned = times(columns * rows, (i) => {
    if (random.chance(0.1)) return '';
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const wide = cellW * random.range(0.66, 0.92);
    const high = cellH * random.range(0.68, 0.92);
    const paper = random.pick(papersOf);
    return placed(
      x + 1.5 + cellW * (column + 0.5),
      y + 1.5 + cellH * (row + 0.5),
      random.range(-5, 5),
      rect(-wide / 2 + 0.4, -high / 2 + 0.4, wide, high, palette.woodDark, 0, { opacity: 0.25 }) +
        rect(-wide / 2, -high / 2, wide, high, paper) +
        random.pick(cards)(
          -wide / 2,
          -high / 2,
          wide,
          high,
          paper === palette.riverLight ? palette.night : '#7A6A70',
        ) +
        circle(0, -high / 2 + 0.9, 0.6, random.pick(pins)),
    );
  });
  return (
    rect(x - 1.4, y - 1.4, w + 2.8, h + 2.8, frame, 0.6) +
    rect(x, y, w, h, ground) +
    rect(x, y, w, 0.7, darker(ground, 0.25)) +
    pinned
  );
}

/** A stand of leaflets in rows, on y. */
export function leafletStand(
  { random }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): Svg {
  const rows = 4;
  const step = (h - 8) / rows;
  return [
    line(
      `M${x + 1.6} ${y - 5}L${x} ${y}M${x + w - 1.6} ${y - 5}L${x + w} ${y}`,
      palette.woodDark,
      1.1,
    ),
    rect(x, y - h, w, h - 4, color, 0.6),
    rect(x + w - 1.6, y - h, 1.6, h - 4, darker(color, 0.2), 0.6),
    times(rows, (row) => {
      const board = y - h + 2 + step * (row + 1) - 1;
      return (
        times(3, (i) => {
          const left = x + 1.6 + (i * (w - 3.2)) / 3;
          const wide = (w - 3.2) / 3 - 0.8;
          const paper = random.pick(papersOf);
          return (
            rect(left, board - step * 0.78, wide, step * 0.78, paper) +
            rect(
              left + wide * 0.16,
              board - step * 0.64,
              wide * 0.68,
              step * 0.22,
              random.pick(pins),
            ) +
            rect(left + wide * 0.16, board - step * 0.34, wide * 0.5, 0.3, palette.wood)
          );
        }) + rect(x + 0.8, board - step * 0.14, w - 1.6, step * 0.16 + 0.6, lighter(color, 0.16))
      );
    }),
  ].join('');
}

/** A bookcase of ring binders, standing on y. */
export function binderShelf(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
): Svg {
  const { random } = stage;
  const step = (h - 1) / rows;
  return (
    rect(x, y - h, w, h, palette.wood, 0.3) +
    rect(x + 1, y - h + 1, w - 2, h - 2, palette.woodDark) +
    times(rows, (row) => {
      const board = y - h + step * (row + 1);
      const color = random.pick([
        palette.river,
        palette.brick,
        palette.sage,
        palette.plum,
        palette.ochre,
      ]);
      const count = Math.floor((w - 3) / 3.1);
      const filled = random.int(Math.ceil(count * 0.5), count);
      return (
        times(filled, (i) => {
          const left = x + 1.6 + i * 3.1;
          const tint = i % 4 === 3 ? lighter(color, 0.25) : color;
          return (
            rect(left, board - step * 0.76, 2.8, step * 0.76, tint, 0.2) +
            rect(left + 0.6, board - step * 0.62, 1.6, step * 0.26, palette.paper) +
            circle(left + 1.4, board - step * 0.14, 0.5, palette.paper)
          );
        }) +
        (filled < count - 2
          ? plant(stage, x + w - 4.4, board, step * 0.7, { kind: 'round' })
          : '') +
        rect(x, board, w, 1, palette.wood)
      );
    }) +
    rect(x + w - 1, y - h, 1, h, darker(palette.wood, 0.2))
  );
}
