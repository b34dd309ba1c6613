import { darker, lighter, palette } from '../palette';
import { line, path, placed, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A bedside chest of drawers, 14 units wide, standing on y. */
export function nightstand(x: number, y: number, h: number): Svg {
  const color = palette.woodLight;
  return (
    rect(x, y - h + 1, 14, h - 1, color, 0.5) +
    rect(x + 11, y - h + 1, 3, h - 1, darker(color, 0.12)) +
    rect(x, y - h / 2, 14, 0.5, darker(color, 0.25)) +
    rect(x + 6, y - h * 0.76, 2, 0.7, palette.paper) +
    rect(x + 6, y - h * 0.32, 2, 0.7, palette.paper) +
    rect(x - 1, y - h, 16, 1.4, palette.wood, 0.4)
  );
}

/** A wardrobe with two doors standing on y. */
export function wardrobe(x: number, y: number, w: number, h: number, color: string): Svg {
  const door = w / 2 - 1.4;
  const panel = (left: number) =>
    rect(left, y - h + 3, door, h - 7, lighter(color, 0.12), 0.5) +
    rect(left + door * 0.16, y - h + 6, door * 0.68, h * 0.34, color, 0.4) +
    rect(left + door * 0.16, y - h * 0.5, door * 0.68, h * 0.34, color, 0.4);
  return [
    rect(x + 1, y - 3, 1.6, 3, darker(color, 0.4)),
    rect(x + w - 2.6, y - 3, 1.6, 3, darker(color, 0.4)),
    rect(x, y - h, w, h - 2, color, 0.6),
    panel(x + 1),
    panel(x + w / 2 + 0.4),
    rect(x + w - 1.6, y - h, 1.6, h - 2, darker(color, 0.22)),
    rect(x - 0.8, y - h - 1.2, w + 1.6, 1.8, darker(color, 0.12), 0.4),
    rect(x + w / 2 - 2, y - h * 0.54, 0.7, 3.4, palette.honey, 0.3),
    rect(x + w / 2 + 1.3, y - h * 0.54, 0.7, 3.4, palette.honey, 0.3),
  ].join('');
}

/** A rail of clothes standing on y. */
export function clothesRail({ random }: Stage, x: number, y: number, w: number, h: number): Svg {
  const colors = random.shuffle([
    palette.brick,
    palette.river,
    palette.ochre,
    palette.sage,
    palette.plum,
    palette.cream,
    palette.terracotta,
  ]);
  const count = Math.max(3, Math.floor((w - 5) / 3.4));
  let clothes = '';
  for (let i = 0; i < count; i++) {
    const left = x + 2.4 + i * ((w - 5) / count);
    const length = h * random.range(0.36, 0.6);
    const color = colors[i % colors.length] ?? palette.brick;
    clothes +=
      line(`M${left + 1.6} ${y - h}v1.4`, palette.ink, 0.3) +
      path(`M${left} ${y - h + 3}q1.6 -2.2 3.2 0l.5 ${length}h-4.2Z`, color) +
      path(`M${left + 2.3} ${y - h + 2.2}q.5 .2 .9 .8l.5 ${length}h-1.3Z`, darker(color, 0.18));
  }
  const stand = line(
    `M${x + 1} ${y}V${y - h}H${x + w - 1}V${y}M${x - 1} ${y}h4M${x + w - 3} ${y}h4`,
    palette.ink,
    0.7,
  );
  const shoes =
    rect(x + 4, y - 1.6, 3.4, 1.4, palette.brickDeep, 0.6) +
    rect(x + 8.4, y - 1.6, 3.4, 1.4, palette.brickDeep, 0.6);
  return clothes + stand + shoes;
}

/** A low armchair standing on y, `w` wide. */
export function armchair(x: number, y: number, w: number, color: string): Svg {
  const h = w * 0.8;
  return [
    line(
      `M${x + w * 0.18} ${y - 2}L${x + w * 0.14} ${y}M${x + w * 0.82} ${y - 2}L${x + w * 0.86} ${y}`,
      palette.woodDark,
      0.9,
    ),
    path(
      `M${x + w * 0.12} ${y - 2}V${y - h * 0.8}Q${x + w * 0.12} ${y - h} ${x + w * 0.3} ${y - h}H${x + w * 0.7}Q${x + w * 0.88} ${y - h} ${x + w * 0.88} ${y - h * 0.8}V${y - 2}Z`,
      color,
    ),
    rect(x + w * 0.2, y - h * 0.5, w * 0.6, h * 0.22, lighter(color, 0.16), 1),
    rect(x, y - h * 0.58, w * 0.22, h * 0.52, lighter(color, 0.08), 1.6),
    rect(x + w * 0.78, y - h * 0.58, w * 0.22, h * 0.52, darker(color, 0.2), 1.6),
    placed(
      x + w * 0.42,
      y - h * 0.62,
      -8,
      rect(-w * 0.16, -w * 0.13, w * 0.32, w * 0.28, palette.cream, 0.8),
    ),
  ].join('');
}
