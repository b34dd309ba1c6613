import { palette } from '../palette';
import { rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { church, tower } from './landmarks';
import { mound, terrace, type TownHill } from './townHill';
import { bush, tree } from './trees';

/** Water's edge under the town. */
export const farShore = 70;

/** The town on its hill beyond the river; its middle is a share of the width. */
export function riverTown(stage: Stage, share: number, raised: number): Svg {
  const { width: w, layout, random, paint } = stage;
  const center = w * share;
  const spread = Math.min(w * 0.62, layout.range(66, 88));
  const bell = (x: number) => Math.exp(-(((x - center) / (spread * 0.6)) ** 2));
  const hill: TownHill = {
    stage,
    center,
    spread,
    slope: (x, high, foot) => foot - (foot - high - raised) * bell(x),
  };
  const tier = (high: number, foot: number, depth: number, reach: number) => ({
    top: high,
    foot,
    depth,
    heights: [6, 10.5] as const,
    reach: [-reach, reach] as const,
    gardens: 0.1,
  });
  const peak = 37 + raised;
  const side = layout.chance(0.5) ? 1 : -1;
  const landmark =
    layout.chance(0.65) &&
    church(stage, center - 9 + side * 4, peak + 2, random.range(16, 19), 9, 0.26);
  return (
    sheet(
      [
        mound(hill, 35, 64, palette.moss, 0.36),
        tower(stage, center - side * 14, peak + 6, 4.4, random.range(22, 28), { depth: 0.28 }),
        tower(stage, center + side * spread * 0.36, 56 + raised * 0.5, 3.4, random.range(14, 20), {
          depth: 0.32,
          kind: 'battlements',
          color: '#D98C6B',
        }),
        landmark || tree(stage, center + 4, peak + 1, 9, { kind: 'cypress', depth: 0.3 }),
        terrace(hill, tier(38, 64, 0.3, 0.66)),
      ].join(''),
    ) +
    sheet(mound(hill, 48, 68, palette.sage, 0.28) + terrace(hill, tier(49, 67, 0.2, 0.9))) +
    sheet(mound(hill, 61, 70, palette.moss, 0.2) + terrace(hill, tier(61, 69.4, 0.13, 0.98))) +
    sheet(
      rect(0, farShore - 3, w, 5, paint(palette.moss, 0.14)) +
        times(w / 7, () =>
          random.chance(0.3)
            ? tree(stage, random.range(0, w), farShore - 1, random.range(5, 9), { depth: 0.16 })
            : bush(
                stage,
                random.range(0, w),
                farShore - 0.6,
                random.range(4, 9),
                random.pick([palette.sage, palette.moss, palette.forest]),
                0.16,
              ),
        ) +
        rect(0, farShore - 0.9, w, 1, paint(palette.sageLight, 0.1)),
    )
  );
}
