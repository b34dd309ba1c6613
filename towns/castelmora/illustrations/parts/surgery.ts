import { darker, lighter, mix, palette } from '../palette';
import { circle, ellipse, group, line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

export const steel = '#B9C4C8';

/** Height of the examination couch as a share of its length. */
export const couchHeight = 0.38;

/** An examination couch standing on y, its headrest raised at one end. */
export function examinationCouch(
  x: number,
  y: number,
  w: number,
  color: string,
  drawers: boolean,
  mirrored: boolean,
): Svg {
  const h = w * couchHeight;
  const top = y - h;
  const f = mirrored ? -1 : 1;
  const head = mirrored ? x + w : x;
  const at = (share: number) => head + f * w * share;
  const left = Math.min(at(0.24), at(1));
  const base = drawers
    ? rect(x + w * 0.08, top + 4, w * 0.84, h - 6, palette.paper, 0.5) +
      rect(x + w * 0.08 + w * 0.7, top + 4, w * 0.14, h - 6, darker(palette.paper, 0.1), 0.5) +
      times(3, (i) => {
        const drawer = x + w * (0.1 + i * 0.27);
        return (
          rect(drawer, top + 5.4, w * 0.25, h - 8.8, mix(color, palette.paper, 0.62), 0.4) +
          rect(drawer + w * 0.1, top + 7, w * 0.05, 0.7, steel, 0.3)
        );
      }) +
      rect(x + w * 0.11, y - 2, w * 0.78, 2, darker(steel, 0.4))
    : line(
        `M${x + w * 0.14} ${top + 4}L${x + w * 0.1} ${y}M${x + w * 0.86} ${top + 4}L${x + w * 0.9} ${y}`,
        steel,
        1.5,
      ) +
      line(`M${x + w * 0.12} ${y - h * 0.34}H${x + w * 0.88}`, darker(steel, 0.12), 1) +
      rect(x + w * 0.13, top + 3.6, w * 0.74, 1.6, darker(steel, 0.25));
  return [
    group(ellipse(x + w / 2, y, w * 0.46, 1.5, palette.ink), { opacity: 0.16 }),
    base,
    polygon(
      [
        [at(0.25), top + 0.4],
        [at(0.02), top - h * 0.42],
        [at(-0.015), top - h * 0.28],
        [at(0.2), top + 4.2],
      ],
      lighter(color, 0.12),
    ),
    rect(left, top, w * 0.76, 4.2, color, 1.4),
    rect(left, top + 2.6, w * 0.76, 1.6, darker(color, 0.2), 0.8),
    // The paper roll, which hangs over the foot of the couch.
    path(
      `M${at(0.06)} ${top - h * 0.37}L${at(0.25)} ${top - 0.5}H${at(0.97)}v${h * 0.3}l${-f * 1.2} -.7l${-f * 1.2} .7V${top + 0.9}H${at(0.235)}L${at(0.035)} ${top - h * 0.35}Z`,
      palette.white,
    ),
    circle(at(0.035), top - h * 0.37, 1.5, palette.white),
    circle(at(0.035), top - h * 0.37, 0.5, darker(palette.cream, 0.15)),
  ].join('');
}

/** A glazed cabinet of bottles over drawers, standing on y, with a green cross on its crown. */
export function medicineCabinet(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): Svg {
  const { random } = stage;
  const body = mix(color, palette.paper, 0.72);
  const glassTop = y - h + 2;
  const glassHeight = h * 0.56;
  const rows = 3;
  const bottles = times(rows, (row) => {
    const board = glassTop + (glassHeight * (row + 1)) / rows - 0.6;
    let svg = '';
    for (let left = x + 2.4; left < x + w - 5;) {
      const wide = random.range(1.8, 3.6);
      const tall = (glassHeight / rows) * random.range(0.35, 0.72);
      const fill = random.pick([
        palette.honey,
        palette.brick,
        palette.riverLight,
        palette.sage,
        palette.white,
        palette.rose,
        palette.lilac,
      ]);
      svg +=
        rect(left, board - tall, wide, tall, fill, 0.4) +
        rect(left + wide * 0.2, board - tall - 0.9, wide * 0.6, 1.1, palette.woodDark, 0.2);
      if (wide > 2.6) svg += rect(left, board - tall * 0.62, wide, tall * 0.3, palette.paper);
      left += wide + random.range(0.5, 1.6);
    }
    return svg + rect(x + 1.6, board, w - 3.2, 0.6, darker(body, 0.16));
  });
  const doors = [0, 1]
    .map((i) => {
      const left = x + 1.2 + i * (w / 2 - 0.9);
      const width = w / 2 - 1.5;
      return (
        rect(left, glassTop, width, glassHeight, palette.riverLight, 0.3, { opacity: 0.22 }) +
        polygon(
          [
            [left, glassTop + glassHeight * 0.42],
            [left + width, glassTop + glassHeight * 0.08],
            [left + width, glassTop + glassHeight * 0.2],
            [left, glassTop + glassHeight * 0.56],
          ],
          palette.white,
          { opacity: 0.3 },
        )
      );
    })
    .join('');
  const lower = glassTop + glassHeight + 1.6;
  const drawerHeight = (y - 2.4 - lower) / 2;
  return [
    rect(x + 1, y - 2, w - 2, 2, darker(color, 0.4)),
    rect(x, y - h, w, h - 1.6, body, 0.6),
    rect(x + 1.2, glassTop, w - 2.4, glassHeight, mix(body, palette.river, 0.16)),
    bottles,
    doors,
    rect(x + w / 2 - 0.4, glassTop, 0.8, glassHeight, body),
    times(
      2,
      (i) =>
        rect(x + 1.2, lower + i * drawerHeight, w - 2.4, drawerHeight - 0.7, lighter(body, 0.4)) +
        rect(x + w / 2 - 1.6, lower + i * drawerHeight + drawerHeight * 0.36, 3.2, 0.7, steel, 0.3),
    ),
    rect(x + w - 1.4, y - h, 1.4, h - 1.6, darker(body, 0.14), 0.4),
    rect(x - 0.7, y - h - 1, w + 1.4, 1.7, color, 0.4),
  ].join('');
}
