import { darker, lighter, palette } from '../palette';
import { ellipse, line, path, polygon, rect, type Svg } from '../shapes';

/** A plain table for two, standing on y, with the far edge of its top visible. */
export function talkTable(x: number, y: number, w: number, h: number, color: string): Svg {
  const top = y - h;
  return [
    rect(x + w * 0.1, top + 1, 1.4, h - 3, darker(color, 0.42)),
    rect(x + w * 0.9 - 1.4, top + 1, 1.4, h - 3, darker(color, 0.42)),
    rect(x + w * 0.1, top + 3, w * 0.8, h * 0.42, darker(color, 0.26)),
    rect(x + 2, top + 1, 1.9, h - 1, darker(color, 0.14)),
    rect(x + w - 3.9, top + 1, 1.9, h - 1, darker(color, 0.3)),
    polygon(
      [
        [x, top + 0.6],
        [x + 3.4, top - 2.2],
        [x + w - 3.4, top - 2.2],
        [x + w, top + 0.6],
      ],
      lighter(color, 0.2),
    ),
    rect(x, top + 0.4, w, 1.7, color, 0.4),
  ].join('');
}

/** A laptop from the side, open towards the left, or towards the right if mirrored. */
export function sideLaptop(x: number, y: number, w: number, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  return (
    polygon(
      [
        [x - f * w * 0.5, y - 0.5],
        [x + f * w * 0.36, y - 0.9],
        [x + f * w * 0.4, y],
        [x - f * w * 0.5, y],
      ],
      '#8D96A3',
    ) +
    polygon(
      [
        [x + f * w * 0.34, y - 0.6],
        [x + f * w * 0.62, y - w * 0.66],
        [x + f * w * 0.7, y - w * 0.64],
        [x + f * w * 0.42, y - 0.2],
      ],
      palette.ink,
    ) +
    polygon(
      [
        [x + f * w * 0.34, y - 0.6],
        [x + f * w * 0.62, y - w * 0.66],
        [x + f * w * 0.585, y - w * 0.65],
        [x + f * w * 0.31, y - 0.7],
      ],
      palette.riverLight,
    )
  );
}

/** A chair from the side, its seat `seat` above y, looking right unless mirrored. */
export function sideChair(
  x: number,
  y: number,
  seat: number,
  color: string,
  mirrored = false,
): Svg {
  const f = mirrored ? -1 : 1;
  const top = y - seat;
  const s = seat / 11.5;
  return (
    line(
      `M${x + f * 4.6 * s} ${top + 1}L${x + f * 5.4 * s} ${y}M${x - f * 4.4 * s} ${top + 1}L${x - f * 5.8 * s} ${y}`,
      palette.woodDark,
      0.9,
    ) +
    line(
      `M${x - f * 4.6 * s} ${top + 1}L${x - f * 6.2 * s} ${top - 9 * s}`,
      palette.woodDark,
      0.9,
    ) +
    path(
      `M${x - f * 4.8 * s} ${top - 2 * s}L${x - f * 6 * s} ${top - 11 * s}q${-f * 1.8 * s} 0 ${-f * 1.6 * s} ${1.8 * s}L${x - f * 6.2 * s} ${top - 2 * s}Z`,
      darker(color, 0.1),
    ) +
    rect(x - 5.6 * s, top, 11.2 * s, 2 * s, color, s) +
    rect(x + 2 * s, top, 3.6 * s, 2 * s, darker(color, 0.18), s)
  );
}

/** An office chair from the side on five castors, its seat `seat` above y. */
export function officeChair(
  x: number,
  y: number,
  seat: number,
  color: string,
  mirrored = false,
): Svg {
  const f = mirrored ? -1 : 1;
  const top = y - seat;
  return [
    line(`M${x} ${top + 2}V${y - 2.6}`, palette.ink, 1.2),
    line(`M${x - 5} ${y - 0.8}L${x} ${y - 3}L${x + 5} ${y - 0.8}`, palette.ink, 1),
    line(
      `M${x - f * 2} ${top + 1.8}Q${x - f * 6.4} ${top + 1.6} ${x - f * 6.6} ${top - 4}`,
      palette.ink,
      0.9,
    ),
    path(
      `M${x - f * 5.4} ${top - 2.4}L${x - f * 6.4} ${top - 13}q${-f * 0.2} -1.4 ${-f * 1.5} -1.3q${-f * 1.2} .2 ${-f * 1.1} 1.6L${x - f * 7.4} ${top - 2.6}Z`,
      darker(color, 0.12),
    ),
    rect(x - 5.8, top, 11.6, 2.4, color, 1.2),
    rect(x + 2.2, top, 3.6, 2.4, darker(color, 0.2), 1.2),
  ].join('');
}

/** A sheaf of papers lying on y. */
export const papers = (x: number, y: number, w: number): Svg =>
  polygon(
    [
      [x, y],
      [x + w * 0.14, y - w * 0.2],
      [x + w, y - w * 0.2],
      [x + w * 0.92, y],
    ],
    palette.white,
  ) +
  line(
    `M${x + w * 0.22} ${y - w * 0.13}H${x + w * 0.78}M${x + w * 0.2} ${y - w * 0.06}H${x + w * 0.66}`,
    palette.lilac,
    0.25,
  );

/** A jar of pens standing on y. */
export const penJar = (x: number, y: number, color: string): Svg =>
  line(`M${x - 0.6} ${y - 2}L${x - 1.3} ${y - 5.2}`, palette.brick, 0.5) +
  line(`M${x + 0.2} ${y - 2}L${x + 0.3} ${y - 5.8}`, palette.river, 0.5) +
  line(`M${x + 0.8} ${y - 2}L${x + 1.8} ${y - 4.8}`, palette.ochre, 0.5) +
  rect(x - 1.6, y - 3.2, 3.2, 3.2, color, 0.4) +
  rect(x + 0.5, y - 3.2, 1.1, 3.2, darker(color, 0.2), 0.3);

/** The soft shadow of a thing on the floor. */
export const floorShade = (x: number, y: number, half: number): Svg =>
  `<g opacity="0.16">${ellipse(x, y, half, Math.min(1.7, half * 0.09 + 0.5), palette.ink)}</g>`;
