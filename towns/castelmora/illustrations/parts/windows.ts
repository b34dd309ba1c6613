import { darker, mix, palette } from '../palette';
import { arch, circle, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** Glass by day: neither blue nor black. */
export const glassColor = mix(palette.river, palette.ink, 0.35);

interface WindowOptions {
  depth?: number;
  /** Colour of open shutters; none if left out. */
  shutter?: string;
  arched?: boolean;
  /** Lamp on or off; by the hour if left out. */
  lit?: boolean;
}

/** A window of a facade; x and y are its upper left corner. */
export function facadeWindow(
  { random, light, paint }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  { depth = 0, shutter, arched = false, lit = random.chance(light.litWindows) }: WindowOptions = {},
): Svg {
  const glass = lit ? mix(light.glow, light.haze, depth * 0.6) : paint(glassColor, depth);
  const frame = paint(palette.cream, depth);
  let svg = '';
  if (shutter) {
    const color = paint(shutter, depth);
    svg += rect(x - w * 0.52, y, w * 0.46, h, color);
    svg += rect(x + w * 1.06, y, w * 0.46, h, darker(color, 0.18));
  }
  svg += arched ? path(arch(x, y + h, w, h), glass) : rect(x, y, w, h, glass);
  if (!lit && w > 1.6) {
    const upper = y + (arched ? h * 0.05 : 0);
    const gleam = mix(glass, light.sky[3], 0.28);
    svg += polygon(
      [
        [x, y + h * 0.2],
        [x + w * 0.5, upper],
        [x + w * 0.75, upper],
        [x, y + h * 0.6],
      ],
      gleam,
    );
  }
  if (w > 2)
    svg += rect(x + w / 2 - 0.14, y, 0.28, h, frame) + rect(x, y + h * 0.45, w, 0.28, frame);
  if (w > 1) {
    svg += rect(
      x - w * 0.12,
      y + h,
      w * 1.24,
      Math.max(0.3, h * 0.09),
      paint(palette.cream, depth * 0.8),
    );
  }
  return svg;
}

/** Red and green in a box under a window; y is the upper edge of the box. */
export function flowerBox({ paint }: Stage, x: number, y: number, w: number, depth = 0): Svg {
  const blossoms = times(5, (i) =>
    circle(
      x + (w * (i + 0.5)) / 5,
      y - 0.1 - (i % 2) * 0.35,
      w * 0.13,
      paint(i % 2 ? palette.terracotta : palette.moss, depth),
    ),
  );
  return blossoms + rect(x, y, w, w * 0.2, paint(palette.brickDeep, depth), 0.1);
}
