import { darker, lighter, mix, palette } from '../palette';
import { circle, ellipse, line, path, placed, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A low round table standing on y. */
export const roundTable = (x: number, y: number, w: number, h: number, color: string): Svg =>
  line(
    `M${x} ${y - h}V${y - h * 0.3}M${x} ${y - h * 0.34}L${x - w * 0.28} ${y}M${x} ${y - h * 0.34}L${x + w * 0.28} ${y + 0.3}`,
    darker(color, 0.35),
    1.2,
  ) +
  ellipse(x, y - h + 0.9, w / 2, w * 0.1, darker(color, 0.25)) +
  ellipse(x, y - h, w / 2, w * 0.1, lighter(color, 0.14));

/** A teapot standing on y, its spout on the right unless mirrored. */
export function teapot(x: number, y: number, size: number, color: string, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  return [
    line(
      `M${x - f * size * 0.4} ${y - size * 0.62}q${-f * size * 0.34} ${size * 0.06} ${-f * size * 0.04} ${size * 0.4}`,
      darker(color, 0.1),
      size * 0.1,
    ),
    path(
      `M${x + f * size * 0.36} ${y - size * 0.26}Q${x + f * size * 0.56} ${y - size * 0.36} ${x + f * size * 0.66} ${y - size * 0.74}L${x + f * size * 0.76} ${y - size * 0.7}Q${x + f * size * 0.7} ${y - size * 0.2} ${x + f * size * 0.36} ${y - size * 0.1}Z`,
      color,
    ),
    path(
      `M${x - size * 0.3} ${y}Q${x - size * 0.5} ${y - size * 0.1} ${x - size * 0.46} ${y - size * 0.42}Q${x - size * 0.4} ${y - size * 0.76} ${x} ${y - size * 0.76}T${x + size * 0.46} ${y - size * 0.42}Q${x + size * 0.5} ${y - size * 0.1} ${x + size * 0.3} ${y}Z`,
      color,
    ),
    path(
      `M${x + size * 0.12} ${y}Q${x + size * 0.36} ${y - size * 0.4} ${x + size * 0.1} ${y - size * 0.75}Q${x + size * 0.42} ${y - size * 0.7} ${x + size * 0.46} ${y - size * 0.42}Q${x + size * 0.5} ${y - size * 0.1} ${x + size * 0.3} ${y}Z`,
      darker(color, 0.16),
    ),
    circle(x, y - size * 0.82, size * 0.1, darker(color, 0.2)),
  ].join('');
}

/** A cup on its saucer with a thread of steam. */
export const teacup = (x: number, y: number, color: string): Svg =>
  ellipse(x, y, 2.1, 0.55, lighter(color, 0.3)) +
  path(`M${x - 1.5} ${y - 2.1}h3q0 2 -.9 2h-1.2q-.9 0 -.9 -2Z`, color) +
  path(`M${x + 0.5} ${y - 2.1}h1q0 2 -.9 2h-.5q.5 -.6 .4 -2Z`, darker(color, 0.16)) +
  line(`M${x} ${y - 3}q-.8 -1 0 -2t0 -2`, palette.white, 0.35, { opacity: 0.8 });

/** A box of tissues, one of them showing, standing on y. */
export const tissueBox = (x: number, y: number, w: number, color: string): Svg =>
  path(
    `M${x - w * 0.2} ${y - w * 0.44}L${x - w * 0.16} ${y - w * 0.86}L${x + w * 0.04} ${y - w * 0.74}L${x + w * 0.2} ${y - w * 0.92}L${x + w * 0.2} ${y - w * 0.44}Z`,
    palette.white,
  ) +
  rect(x - w / 2, y - w * 0.48, w, w * 0.48, color, 0.3) +
  rect(x + w * 0.2, y - w * 0.48, w * 0.3, w * 0.48, darker(color, 0.16), 0.3) +
  rect(x - w * 0.3, y - w * 0.48, w * 0.6, 0.4, darker(color, 0.4), 0.2);

/** A standing lamp with a cloth shade, its foot on y. */
export const standingLamp = (x: number, y: number, h: number, color: string): Svg =>
  ellipse(x, y - 0.6, 4, 1, palette.woodDark) +
  line(`M${x} ${y - 0.8}V${y - h * 0.8}`, palette.woodDark, 0.8) +
  path(`M${x - 5.6} ${y - h * 0.76}L${x - 3.4} ${y - h}h6.8l2.2 ${h * 0.24}Z`, color) +
  path(`M${x + 1.6} ${y - h * 0.76}L${x + 1} ${y - h}h2.4l2.2 ${h * 0.24}Z`, darker(color, 0.16)) +
  rect(x - 5.6, y - h * 0.76 - 0.4, 11.2, 0.8, mix(color, palette.white, 0.4), 0.3);

/** A radiator under a window, standing on y. */
export const radiator = ({ paint }: Stage, x: number, y: number, w: number, h: number): Svg => {
  const ribs = Math.floor(w / 2.6);
  return (
    Array.from({ length: ribs }, (_, i) => {
      const left = x + (i * w) / ribs;
      return (
        rect(left, y - h, w / ribs - 0.5, h, paint(palette.paper), 0.9) +
        rect(
          left + (w / ribs) * 0.5,
          y - h,
          (w / ribs) * 0.5 - 0.5,
          h,
          paint(darker(palette.paper, 0.1)),
          0.9,
        )
      );
    }).join('') + rect(x, y - h * 0.2, w, 0.6, paint(darker(palette.paper, 0.16)))
  );
};

/** A low bench with cushions, standing on y. */
export const cushionedBench = (x: number, y: number): Svg =>
  [
    rect(x + 2, y - 9, 1.6, 9, palette.woodDark),
    rect(x + 34.4, y - 9, 1.6, 9, palette.woodDark),
    rect(x, y - 11, 38, 2.4, palette.wood, 0.5),
    rect(x + 1, y - 13.4, 36, 3, palette.cream, 1.2),
    placed(x + 8, y - 17, -8, rect(-4, -4, 8, 8, palette.terracotta, 1)),
    placed(x + 16, y - 17, 7, rect(-4, -4, 8, 8, palette.sageLight, 1)),
  ].join('');
