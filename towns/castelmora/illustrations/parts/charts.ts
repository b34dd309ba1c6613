import { palette } from '../palette';
import { circle, line, path, placed, rect, ring, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A green cross on a round shield. */
export const crossSign = (x: number, y: number, size: number): Svg =>
  circle(x, y, size, palette.white) +
  ring(x, y, size, palette.sage, size * 0.16) +
  rect(x - size * 0.18, y - size * 0.58, size * 0.36, size * 1.16, palette.sage, 0.2) +
  rect(x - size * 0.58, y - size * 0.18, size * 1.16, size * 0.36, palette.sage, 0.2);

/** An eye chart: rows of signs that get smaller. */
export const eyeChart = ({ random }: Stage, x: number, y: number, w: number, h: number): Svg =>
  rect(x - 0.5, y - 0.5, w + 1, h + 1, palette.woodDark, 0.3) +
  rect(x, y, w, h, palette.white) +
  times(5, (row) => {
    const count = row + 1;
    const size = w * (0.15 - row * 0.022);
    return times(count, (i) => {
      const [cx, cy] = [
        x + w / 2 + (i - (count - 1) / 2) * size * 2.1,
        y + h * (0.15 + row * 0.17),
      ];
      return placed(
        cx,
        cy,
        random.int(0, 3) * 90,
        path(`M${size * 0.7} ${-size * 0.7}H${-size * 0.7}V${size * 0.7}H${size * 0.7}`, 'none', {
          stroke: palette.ink,
          'stroke-width': Math.round(size * 0.42 * 100) / 100,
        }),
      );
    });
  });

/** A picture of the heart and its vessels. */
export const heartPoster = (x: number, y: number, w: number, h: number): Svg => {
  const [cx, cy] = [x + w / 2, y + h * 0.5];
  return [
    rect(x - 0.5, y - 0.5, w + 1, h + 1, palette.white, 0.3),
    rect(x, y, w, h, palette.cream),
    line(
      `M${cx - w * 0.1} ${cy - w * 0.2}V${y + h * 0.16}M${cx + w * 0.1} ${cy - w * 0.2}Q${cx + w * 0.1} ${y + h * 0.14} ${cx + w * 0.28} ${y + h * 0.16}`,
      palette.river,
      w * 0.1,
    ),
    path(
      `M${cx} ${cy + w * 0.42}C${cx - w * 0.6} ${cy} ${cx - w * 0.3} ${cy - w * 0.42} ${cx} ${cy - w * 0.12}C${cx + w * 0.3} ${cy - w * 0.42} ${cx + w * 0.6} ${cy} ${cx} ${cy + w * 0.42}Z`,
      palette.brick,
    ),
    line(
      `M${cx - w * 0.14} ${cy - w * 0.02}q${w * 0.1} ${w * 0.1} ${w * 0.12} ${w * 0.24}`,
      palette.rose,
      w * 0.05,
    ),
    ...[0.86, 0.91].map((share) => rect(x + w * 0.2, y + h * share, w * 0.6, 0.35, palette.wood)),
  ].join('');
};
