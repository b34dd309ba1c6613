import { sheet, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { bunting } from './details';
import { footAt, perspectiveStreet, type StreetView } from './perspectiveStreet';
import { spectator } from './raceCourse';
import { frontRunner, wheelchairRacer } from './racers';

/** A race between the houses, towards the viewer. */
export function runDownTheStreet(stage: Stage): Svg {
  const { width: w, layout, random, top } = stage;
  const view: StreetView = {
    x: w * layout.range(0.42, 0.58),
    y: 56,
    half: Math.min(w * 0.34, 58),
    drop: 42,
    height: 62 - top * 0.9,
  };
  const rows = [0.3, 0.38, 0.48, 0.6, 0.76, 0.97];
  const lanes = layout.shuffle([-0.34, 0.02, 0.36, -0.12, 0.22, -0.3]);
  const wheels = layout.int(3, 9);
  const field = rows
    .map((s, i) => {
      const y = footAt(view, s);
      const h = 29 * s;
      const side = (share: number, near: number) =>
        spectator(stage, view.x + view.half * share * s, y, h * near, Math.max(0, 0.2 - s * 0.2));
      const crowd = [-0.93, -0.74, 0.74, 0.92]
        .map((share) => (random.chance(0.85) ? side(share, random.range(0.9, 1.04)) : ''))
        .join('');
      const lane = lanes[i] ?? 0;
      const runners = [lane, i < 4 ? lane + 0.44 - (lane > 0 ? 0.9 : 0) : undefined]
        .map((share) =>
          share === undefined
            ? ''
            : i === wheels
              ? wheelchairRacer(stage, view.x + view.half * share * s, y, h, random.chance(0.5))
              : frontRunner(
                  stage,
                  view.x + view.half * share * s,
                  y + 0.6,
                  h * random.range(0.95, 1.05),
                  random.chance(0.5),
                  Math.max(0, 0.16 - s * 0.2),
                ),
        )
        .join('');
      return sheet(crowd + runners);
    })
    .join('');
  const flags = [0.34, 0.5, 0.74, 1.1]
    .map((s) => {
      const y = view.y - view.height * 0.62 * s;
      return bunting(stage, view.x - view.half * s, y, view.x + view.half * s, y - 1);
    })
    .join('');
  return perspectiveStreet(stage, view) + flags + field;
}
