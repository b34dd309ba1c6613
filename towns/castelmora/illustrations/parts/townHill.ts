import { path, smoothCurve, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { house } from './houses';
import { tree } from './trees';

/** The hill the town stands on. */
export interface TownHill {
  stage: Stage;
  /** Middle and half width of the town. */
  center: number;
  spread: number;
  /** Height of a slope with the given top and foot, at any x. */
  slope: (x: number, top: number, foot: number) => number;
}

/** One sheet of the hill. */
export function mound(
  { stage, slope }: TownHill,
  top: number,
  foot: number,
  color: string,
  depth: number,
): Svg {
  const points: Point[] = [];
  for (let x = -12; x <= stage.width + 14; x += 4) points.push([x, slope(x, top, foot)]);
  return path(`${smoothCurve(points)}L${stage.width + 14} 101L-12 101Z`, stage.paint(color, depth));
}

interface Tier {
  top: number;
  foot: number;
  depth: number;
  heights: readonly [number, number];
  /** From and to, as shares of the spread. */
  reach: readonly [number, number];
  /** Share of plots that are gardens. */
  gardens: number;
}

/** A terrace of houses along the slope, with trees in the gaps. */
export function terrace({ stage, center, spread, slope }: TownHill, tier: Tier): Svg {
  const { random } = stage;
  let svg = '';
  for (let x = center + spread * tier.reach[0]; x < center + spread * tier.reach[1];) {
    const w = random.range(5.5, 9.5);
    const y = slope(x + w / 2, tier.top, tier.foot) + 2.4;
    if (random.chance(tier.gardens)) {
      svg += tree(stage, x + 2, y - 1.4, random.range(5, 8), {
        kind: random.pick(['round', 'cypress']),
        depth: tier.depth,
      });
      x += 3.6;
    } else {
      svg += house(stage, x, y, w, random.range(...tier.heights), { depth: tier.depth });
      x += w * random.range(0.9, 1.02);
    }
  }
  return svg;
}
