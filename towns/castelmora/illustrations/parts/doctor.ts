import { palette } from '../palette';
import { line, ring, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { figure, type FigureOptions } from './figure';

/** The stethoscope of a doctor who stands at x. */
const stethoscope = (x: number, y: number, h: number, mirrored: boolean): Svg => {
  const f = mirrored ? -1 : 1;
  return (
    line(
      `M${x - f * h * 0.035} ${y - h * 0.83}Q${x + f * h * 0.02} ${y - h * 0.62} ${x + f * h * 0.07} ${y - h * 0.66}L${x + f * h * 0.05} ${y - h * 0.83}`,
      palette.ink,
      0.7,
    ) + ring(x + f * h * 0.065, y - h * 0.63, 0.8, palette.ink, 0.6)
  );
};

/** A doctor in a white coat. */
export function doctor(stage: Stage, x: number, y: number, h: number, more: FigureOptions): Svg {
  const sunk = more.pose === 'sit' ? h * 0.15 : 0;
  return (
    figure(stage, x, y, h, { wear: 'coat', ...more, look: { coat: palette.white, ...more.look } }) +
    stethoscope(x, y + sunk, h, more.mirrored ?? false)
  );
}
