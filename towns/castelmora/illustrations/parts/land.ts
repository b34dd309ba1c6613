import { mix, palette } from '../palette';
import { path, rect, smoothCurve, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A range of hills and the height of its crest at any x. */
export interface Hills {
  svg: Svg;
  crest: (x: number) => number;
}

export function hills(
  { random, width, paint }: Stage,
  y: number,
  amplitude: number,
  color: string,
  depth: number,
): Hills {
  const [phase, secondPhase] = [random.range(0, 6), random.range(0, 6)];
  const frequency = random.range(0.028, 0.042);
  const crest = (x: number) =>
    y -
    amplitude *
      (0.6 * Math.sin(x * frequency + phase) + 0.4 * Math.sin(x * frequency * 2.3 + secondPhase));
  const points: Point[] = [];
  for (let x = -6; x <= width + 12; x += 6) points.push([x, crest(x)]);
  return {
    svg: path(`${smoothCurve(points)}L${width + 12} 101L-6 101Z`, paint(color, depth)),
    crest,
  };
}

/** A band of river between two heights, with glints that grow towards the viewer. */
export function water({ random, width, light, night, paint }: Stage, y0: number, y1: number): Svg {
  const base = paint(night ? palette.river : mix(palette.river, palette.riverLight, 0.35));
  const glints = times((width * (y1 - y0)) / 62, () => {
    const y = random.range(y0 + 1, y1 - 0.6);
    const length = random.range(3, 11) * (0.5 + (y - y0) / (y1 - y0));
    const bright = random.chance(0.6);
    const color = mix(base, bright ? light.sky[3] : palette.ink, bright ? 0.35 : 0.16);
    return rect(random.range(-3, width), y, length, 0.45, color, 0.22);
  });
  return rect(0, y0, width, y1 - y0, base) + glints;
}
