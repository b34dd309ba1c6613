import { darker, palette } from '../palette';
import { circle, line, path, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { plant } from './plants';

/** A bowl of fruit standing on y. */
export const fruitBowl = (x: number, y: number, w: number): Svg =>
  circle(x - w * 0.22, y - w * 0.28, w * 0.17, palette.ochre) +
  circle(x + w * 0.06, y - w * 0.33, w * 0.18, palette.brick) +
  circle(x + w * 0.28, y - w * 0.26, w * 0.15, palette.moss) +
  path(
    `M${x - w / 2} ${y - w * 0.24}h${w}q-.6 ${w * 0.28} ${-w * 0.32} ${w * 0.3}h${-w * 0.36}q${-w * 0.28} 0 ${-w * 0.32} ${-w * 0.3}Z`,
    palette.paper,
  );

export const mug = (x: number, y: number, color: string): Svg =>
  rect(x - 1.6, y - 3.6, 3.2, 3.8, color, 0.5) +
  line(`M${x + 1.6} ${y - 2.8}q1.8 .2 0 2`, color, 0.6);

/** A stool, 15 high, its legs on y. */
export const stool = (x: number, y: number, color: string): Svg =>
  line(
    `M${x - 3} ${y - 13}L${x - 5} ${y}M${x + 3} ${y - 13}L${x + 5} ${y}M${x - 4.1} ${y - 5}h8.2`,
    palette.woodDark,
    1,
  ) +
  rect(x - 5.4, y - 15, 10.8, 2.4, color, 1.1) +
  rect(x + 2.4, y - 15, 3, 2.4, darker(color, 0.18), 1.1);

/** A chair from the side, 24 high, its legs on y, looking right unless mirrored. */
export function kitchenChair(x: number, y: number, color: string, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  return (
    line(
      `M${x - f * 4.4} ${y - 24}L${x - f * 4} ${y - 12}L${x - f * 5} ${y}M${x + f * 4} ${y - 12}L${x + f * 4.8} ${y}M${x - f * 4.4} ${y - 5}L${x + f * 4.4} ${y - 5}`,
      palette.woodDark,
      0.9,
    ) +
    rect(x - 5, y - 13, 10, 1.9, color, 0.8) +
    rect(x - f * 4.4 - 0.9, y - 24.6, 1.8, 6.4, color, 0.8)
  );
}

/** The back of a chair behind a table whose far edge is at y. */
export const chairBack = (x: number, y: number, color: string): Svg =>
  line(`M${x - 4.6} ${y + 1}V${y - 11}M${x + 4.6} ${y + 1}V${y - 11}`, palette.woodDark, 1) +
  rect(x - 5, y - 11.6, 10, 3.4, color, 0.8) +
  rect(x + 2.6, y - 11.6, 2.4, 3.4, darker(color, 0.18), 0.8) +
  rect(x - 4.6, y - 5.4, 9.2, 1.8, color, 0.5);

/** A board on the wall with jars above and pans below; y is the board. */
export function panShelf({ random }: Stage, x: number, y: number, w: number): Svg {
  const board =
    rect(x, y, w, 1.3, palette.wood) +
    [2, w - 3].map((at) => rect(x + at, y + 1.3, 1, 2.4, palette.woodDark)).join('');
  let jars = '';
  for (let left = x + 1.6; left < x + w - 3.4;) {
    const width = random.range(2.4, 4);
    jars += random.chance(0.6)
      ? jar(
          random.pick([
            palette.mist,
            palette.honey,
            palette.rose,
            palette.terracotta,
            palette.riverLight,
          ]),
          left,
          y,
          width,
          random.range(3, 6.5),
        )
      : cup(random.pick([palette.brick, palette.river, palette.paper]), left, y, width);
    left += width + 1;
  }
  const rail = line(`M${x + 3} ${y + 6}H${x + w - 3}`, palette.ink, 0.4);
  const hung = times(3, (i) => {
    const at = x + w * (0.24 + i * 0.26);
    const metal = i ? palette.terracotta : palette.ink;
    const tool =
      i % 2
        ? rect(at - 1.3, y + 9, 2.6, 5, palette.woodLight, 1)
        : circle(at, y + 12, 2.7, metal) + circle(at, y + 12, 1.8, darker(metal, 0.25));
    return line(`M${at} ${y + 6}v3.4`, palette.ink, 0.4) + tool;
  });
  return board + jars + rail + hung;
}

const jar = (color: string, x: number, y: number, w: number, h: number): Svg =>
  rect(x, y - h, w, h, color, 0.7) +
  rect(x + 0.3, y - h - 0.4, w - 0.6, 1.1, palette.woodDark, 0.3);

const cup = (color: string, x: number, y: number, w: number): Svg =>
  path(
    `M${x} ${y - w * 0.7}h${w}q0 ${w * 0.7} ${-w * 0.3} ${w * 0.7}h${-w * 0.4}q${-w * 0.3} 0 ${-w * 0.3} ${-w * 0.7}Z`,
    color,
  );

/** Cupboards on the wall, `doors` of them; y is their lower edge. */
export function wallCupboards(
  x: number,
  y: number,
  w: number,
  h: number,
  doors: number,
  color: string,
): Svg {
  const door = w / doors;
  return (
    rect(x, y - h, w, h, darker(color, 0.2), 0.5) +
    times(
      doors,
      (i) =>
        rect(x + i * door + 0.4, y - h + 0.4, door - 0.8, h - 0.8, color, 0.5) +
        rect(x + i * door + (i % 2 ? 1.4 : door - 2.2), y - 4.4, 0.8, 2.8, palette.honey, 0.4),
    ) +
    rect(x, y, w, 0.7, darker(color, 0.4))
  );
}

/** A cooker built into the counter (top edge y, 19 high) with a steaming pot. */
export const cooker = (x: number, y: number): Svg =>
  [
    rect(x, y + 2, 17, 18, palette.ink, 0.6),
    rect(x + 2, y + 8, 13, 9, darker(palette.ochre, 0.6), 0.6),
    line(`M${x + 3} ${y + 5.3}h11`, palette.mist, 0.6),
    rect(x + 4, y - 8.4, 9, 6.2, palette.brick, 0.8),
    rect(x + 2.6, y - 7, 11.8, 1, darker(palette.brick, 0.2), 0.4),
    rect(x + 3.4, y - 9.4, 10.2, 1.3, palette.terracotta, 0.6),
    line(
      `M${x + 7} ${y - 12}q-1.6 -2 0 -4t0 -4M${x + 10.6} ${y - 12}q-1.6 -2 0 -4t0 -4`,
      palette.white,
      0.5,
      { opacity: 0.8 },
    ),
  ].join('');

/** Tap and basin set into a counter with its top at y. */
export const sink = (x: number, y: number): Svg =>
  line(`M${x} ${y}v-6q0 -2.6 2.6 -2.6t2.6 2.6`, palette.ink, 0.8) +
  rect(x - 6, y, 14, 1.4, palette.riverLight);

/** A fridge with the notes of a shared flat, standing on y. */
export function fridge({ random }: Stage, x: number, y: number, color: string): Svg {
  const [first, second] = random.shuffle([
    palette.honey,
    palette.rose,
    palette.sageLight,
    palette.peach,
  ]);
  return [
    rect(x, y - 53, 21, 53, color, 2),
    rect(x + 16, y - 53, 5, 53, darker(color, 0.1), 2),
    rect(x, y - 34, 21, 0.5, darker(color, 0.25)),
    rect(x + 2, y - 43, 0.9, 6, palette.ink, 0.4),
    rect(x + 2, y - 30, 0.9, 9, palette.ink, 0.4),
    rect(x + 6, y - 48, 5, 5, first ?? palette.honey),
    rect(x + 9, y - 41, 4, 4.4, second ?? palette.rose),
    rect(x + 5, y - 29, 6, 7.6, palette.riverLight),
    rect(x + 6, y - 27, 4, 0.4, palette.ink),
    rect(x + 6, y - 25.4, 3, 0.4, palette.ink),
  ].join('');
}

/** A hood with its flue over the middle of a cooker at x; y is its lower edge. */
export const hood = ({ top }: Stage, x: number, y: number, color: string): Svg =>
  rect(x - 3.4, top, 6.8, y - 8 - top, color) +
  rect(x + 1, top, 2.4, y - 8 - top, darker(color, 0.14)) +
  path(`M${x - 3.4} ${y - 9}h6.8l7 7.4v1.6h-20.8v-1.6Z`, color) +
  path(`M${x + 1} ${y - 9}h2.4l7 7.4v1.6h-5.4Z`, darker(color, 0.14)) +
  rect(x - 10.4, y - 1.4, 20.8, 1.6, darker(color, 0.3), 0.4);

/** Two boards of plates, cups and a trailing plant, 24 wide; y is the lower board. */
export function plateRack(stage: Stage, x: number, y: number): Svg {
  const { random } = stage;
  const board = (at: number) => rect(x, at, 24, 1.2, palette.wood, 0.3);
  const colors = [palette.paper, palette.riverLight, palette.honey, palette.rose, palette.mist];
  const plates = times(3, (i) => {
    const color = random.pick(colors);
    return (
      circle(x + 4 + i * 5.4, y - 2.6, 2.5, color) +
      circle(x + 4 + i * 5.4, y - 2.6, 1.5, darker(color, 0.08))
    );
  });
  return [
    rect(x + 1, y - 11, 0.8, 14, palette.woodDark),
    rect(x + 22.2, y - 11, 0.8, 14, palette.woodDark),
    plates,
    cup(random.pick([palette.brick, palette.river]), x + 18, y, 3.4),
    times(3, (i) => jar(random.pick(colors), x + 2.4 + i * 4, y - 11, 3, random.range(3, 5.4))),
    board(y),
    board(y - 11),
    plant(stage, x + 19, y - 11, 7, { kind: 'trailing' }),
  ].join('');
}

/** A round wall clock. */
export const clock = (x: number, y: number, color: string): Svg =>
  circle(x, y, 4.2, color) +
  circle(x, y, 3.3, palette.white) +
  line(`M${x} ${y - 2.2}V${y}L${x + 1.5} ${y + 0.8}`, palette.ink, 0.4);
