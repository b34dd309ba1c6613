import { darker, lighter, palette } from '../palette';
import { line, rect, times, type Svg } from '../shapes';

/** A bag on a long strap, on the hip of a figure that stands at (x, y) and faces `f`. */
export const shoulderBag = (x: number, y: number, tall: number, f: number, color: string): Svg =>
  line(
    `M${x - f * tall * 0.06} ${y - tall * 0.83}L${x + f * tall * 0.11} ${y - tall * 0.5}`,
    darker(color, 0.3),
    0.7,
  ) +
  rect(x + f * tall * 0.1 - 4, y - tall * 0.5, 8, 7.4, color, 1) +
  rect(x + f * tall * 0.1 - 4, y - tall * 0.5, 8, 3, darker(color, 0.16), 1);

/** A counter with a slatted front, standing on y. */
export const counter = (x: number, y: number, w: number, high: number, color: string): Svg =>
  rect(x + 1, y - high + 2, w - 2, high - 2, color) +
  times(Math.floor(w / 4.4), (i) =>
    rect(x + 3 + i * 4.3, y - high + 4, 2.6, high - 8, lighter(color, 0.14), 0.3),
  ) +
  rect(x + w - 4, y - high + 2, 3, high - 2, darker(color, 0.2)) +
  rect(x + 1, y - 2.4, w - 2, 2.4, darker(color, 0.4)) +
  rect(x - 1, y - high - 0.6, w + 2, 2.6, lighter(palette.woodLight, 0.35), 0.5);
