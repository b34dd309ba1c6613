import { darker, palette } from '../palette';
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
  type Svg,
} from '../shapes';

import { steel } from './surgery';
/** Two steps for the couch, standing on y. */
export const stepStool = (x: number, y: number, color: string): Svg =>
  line(`M${x + 1.4} ${y - 6}L${x} ${y}M${x + 10.6} ${y - 6}L${x + 12} ${y}`, steel, 1) +
  rect(x, y - 6.8, 12, 1.8, color, 0.6) +
  rect(x + 0.4, y - 2.8, 11.2, 1.2, darker(color, 0.18), 0.4);

/** A folding screen of three cloths on castors, standing on y. */
export function foldingScreen(x: number, y: number, w: number, h: number, color: string): Svg {
  const panel = w / 3;
  return (
    times(3, (i) => {
      const left = x + i * panel;
      const [a, b] = i % 2 ? [1.2, 0] : [0, 1.2];
      const cloth = i % 2 ? darker(color, 0.12) : color;
      return (
        polygon(
          [
            [left, y - h + a],
            [left + panel, y - h + b],
            [left + panel, y - 3 + b * 0.6],
            [left, y - 3 + a * 0.6],
          ],
          cloth,
        ) +
        times(3, (k) =>
          line(`M${left + (panel * (k + 1)) / 4} ${y - h + 2}V${y - 4}`, darker(cloth, 0.09), 0.5),
        ) +
        line(
          `M${left} ${y + a * 0.6}V${y - h + a}L${left + panel} ${y - h + b}V${y + b * 0.6}`,
          steel,
          0.9,
        ) +
        circle(left, y + a * 0.6, 0.8, palette.ink)
      );
    }) + circle(x + w, y + 0.7, 0.8, palette.ink)
  );
}

/** Scales with a measuring rod, standing on y. */
export const heightScale = (x: number, y: number, h: number, color: string): Svg =>
  [
    rect(x - 5, y - 2.6, 10, 2.6, color, 0.8),
    rect(x - 4, y - 3.4, 8, 1.2, palette.ink, 0.4),
    rect(x + 3, y - h, 1.6, h - 2.4, palette.paper, 0.4),
    times(10, (i) =>
      rect(x + 3, y - h + 3 + i * (h * 0.075), i % 2 ? 0.7 : 1.1, 0.28, palette.ink),
    ),
    rect(x - 3, y - h * 0.9, 7.6, 1, steel, 0.3),
    circle(x + 3.8, y - h * 0.5, 3.4, palette.white),
    ring(x + 3.8, y - h * 0.5, 3.4, color, 0.9),
    line(`M${x + 3.8} ${y - h * 0.5}l1.4 -1.6`, palette.brick, 0.45),
  ].join('');

/** A round stool on castors, standing on y. */
export const rollingStool = (x: number, y: number, h: number, color: string): Svg =>
  line(`M${x} ${y - h}V${y - 3}`, steel, 1.2) +
  line(`M${x - 4.4} ${y - 1}L${x} ${y - 3.4}L${x + 4.4} ${y - 1}`, darker(steel, 0.2), 1) +
  [-4.6, 0, 4.6].map((dx) => circle(x + dx, y - 0.7, 0.8, palette.ink)).join('') +
  rect(x - 5, y - h - 1.4, 10, 2.6, color, 1.2) +
  rect(x + 1.6, y - h - 1.4, 3.4, 2.6, darker(color, 0.2), 1.2);

/** A lamp on a tall foot, bent over the couch. */
export const examinationLamp = (x: number, y: number, h: number, mirrored: boolean): Svg => {
  const f = mirrored ? -1 : 1;
  return (
    ellipse(x, y - 0.5, 4.6, 1.2, darker(steel, 0.35)) +
    line(
      `M${x} ${y - 1}V${y - h * 0.7}Q${x} ${y - h} ${x + f * h * 0.2} ${y - h * 0.98}`,
      steel,
      0.9,
    ) +
    placed(
      x + f * h * 0.22,
      y - h * 0.96,
      -24 * f,
      path('M-3.6 2q0 -5 3.6 -5t3.6 5Z', palette.paper) +
        path('M1 2q.6 -3 -1 -5q3.6 0 3.6 5Z', darker(palette.paper, 0.16)) +
        ellipse(0, 2, 3.6, 0.8, palette.honey),
    )
  );
};
