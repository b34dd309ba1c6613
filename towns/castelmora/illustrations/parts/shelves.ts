import { darker, lighter, palette } from '../palette';
import { arch, circle, path, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { plant } from './plants';

const spines: readonly string[] = [
  palette.brick,
  palette.river,
  palette.sage,
  palette.ochre,
  palette.plum,
  palette.cream,
  palette.terracotta,
  palette.forest,
  palette.sand,
];

/** A row of books standing on y, at most `h` high. */
export function books({ random }: Stage, x: number, y: number, w: number, h: number): Svg {
  let svg = '';
  for (let left = x; left < x + w - 0.6;) {
    const thickness = Math.min(random.range(0.09, 0.17) * h + 0.28, x + w - left);
    const height = h * random.range(0.68, 1);
    const color = random.pick(spines);
    svg += rect(left, y - height, thickness - 0.08, height, color);
    if (thickness > 0.8)
      svg += rect(left, y - height * 0.8, thickness - 0.08, height * 0.09, lighter(color, 0.5));
    left += thickness;
  }
  return svg;
}

interface ShelfOptions {
  rows?: number;
  color?: string;
  back?: string;
}

/** A bookcase standing on y. */
export function shelf(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  options: ShelfOptions = {},
): Svg {
  const { rows = 3, color = palette.wood, back = palette.woodDark } = options;
  const rowHeight = (h - 0.9) / rows;
  let svg = rect(x, y - h, w, h, color, 0.3) + rect(x + 0.9, y - h + 0.9, w - 1.8, h - 1.8, back);
  for (let i = 1; i <= rows; i++) {
    const board = y - h + rowHeight * i;
    const filled = stage.random.range(0.62, 1);
    svg += books(stage, x + 1.2, board, (w - 2.4) * filled, rowHeight * 0.74);
    if (filled < 0.82)
      svg += plant(stage, x + 1.2 + (w - 2.4) * (filled + 0.1), board, rowHeight * 0.6, {
        kind: 'round',
      });
    svg += rect(x, board, w, 0.9, color);
  }
  return svg + rect(x + w - 0.9, y - h, 0.9, h, darker(color, 0.2));
}

/** A shelf on the wall with books and a plant, `w` wide; y is its board. */
export function wallShelf(stage: Stage, x: number, y: number, w: number): Svg {
  const plantFirst = stage.random.chance(0.4);
  const greens = plant(stage, plantFirst ? x + w * 0.16 : x + w * 0.84, y, 6.6, {
    kind: stage.random.pick(['leafy', 'round', 'trailing']),
  });
  return (
    books(stage, plantFirst ? x + w * 0.34 : x + w * 0.06, y, w * 0.56, 7) +
    rect(x, y, w, 1.3, palette.wood, 0.3) +
    rect(x + w * 0.13, y + 1.3, 1, 2, palette.woodDark) +
    rect(x + w * 0.81, y + 1.3, 1, 2, palette.woodDark) +
    greens
  );
}

/** A framed print: hills, an arch, a plum sun, mountains, a cat or a sailing boat. */
export function framedPrint(
  { random }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  motif = random.int(0, 5),
): Svg {
  const grounds = [
    palette.riverLight,
    palette.honey,
    palette.rose,
    palette.mist,
    palette.sage,
    palette.cream,
  ];
  const frame = motif % 2 ? palette.woodDark : palette.white;
  return (
    rect(x - 0.6, y - 0.6, w + 1.2, h + 1.2, frame) +
    rect(x, y, w, h, grounds[motif] ?? palette.mist) +
    print(motif, x, y, w, h)
  );
}

function print(motif: number, x: number, y: number, w: number, h: number): Svg {
  switch (motif) {
    case 0:
      return (
        path(
          `M${x} ${y + h * 0.7}Q${x + w * 0.4} ${y + h * 0.3} ${x + w} ${y + h * 0.62}V${y + h}H${x}Z`,
          palette.sage,
        ) + circle(x + w * 0.7, y + h * 0.28, w * 0.12, palette.honey)
      );
    case 1:
      return (
        path(arch(x + w * 0.25, y + h, w * 0.5, h * 0.7), palette.brick) +
        path(arch(x + w * 0.38, y + h, w * 0.24, h * 0.45), palette.paper)
      );
    case 2:
      return (
        circle(x + w / 2, y + h * 0.42, w * 0.28, palette.plum) +
        rect(x + w * 0.2, y + h * 0.78, w * 0.6, h * 0.06, palette.ink)
      );
    case 3:
      return (
        path(`M${x} ${y + h}L${x + w * 0.6} ${y + h * 0.3}L${x + w} ${y + h}Z`, palette.river) +
        path(`M${x} ${y + h}L${x + w * 0.25} ${y + h * 0.5}L${x + w * 0.6} ${y + h}Z`, palette.sage)
      );
    case 4:
      return (
        circle(x + w * 0.5, y + h * 0.36, w * 0.3, palette.honey) +
        path(
          `M${x + w * 0.2} ${y + h}V${y + h * 0.6}Q${x + w * 0.5} ${y + h * 0.3} ${x + w * 0.8} ${y + h * 0.6}V${y + h}Z`,
          palette.cream,
        )
      );
    default:
      return (
        rect(x, y + h * 0.72, w, h * 0.28, palette.river) +
        path(
          `M${x + w * 0.2} ${y + h * 0.72}h${w * 0.6}l${-w * 0.12} ${h * 0.1}h${-w * 0.36}Z`,
          palette.brick,
        ) +
        path(`M${x + w * 0.48} ${y + h * 0.2}V${y + h * 0.68}H${x + w * 0.22}Z`, palette.terracotta)
      );
  }
}
