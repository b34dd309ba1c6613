import { darker, lighter, palette } from '../palette';
import { line, path, placed, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A bough hanging in from above. */
export function bough(stage: Stage, fromRight: boolean): Svg {
  const { width: w, top, random, layout, paint } = stage;
  const at = (x: number) => (fromRight ? w - x : x);
  const reach = Math.min(w * 0.4, 66);
  const green = layout.pick([palette.sage, palette.moss]);
  const spine = (t: number): [number, number] => [at(reach * t - 3), top + 11 - 10 * t + 4 * t * t];
  const [tipX, tipY] = spine(1);
  const [midX, midY] = spine(0.5);
  const leaves = times(38, (i) => {
    const t = 0.04 + (i / 38) * 0.96;
    const [x, y] = spine(t);
    const turn = (i % 2 ? 42 : -34) + random.range(-22, 22);
    const length = random.range(4.2, 6.4) * (1.15 - t * 0.4);
    return placed(
      x,
      y,
      fromRight ? 180 - turn : turn,
      path(
        `M0 0Q${length * 0.5} ${-length * 0.34} ${length} 0Q${length * 0.5} ${length * 0.34} 0 0Z`,
        paint(random.pick([green, darker(green, 0.16), lighter(green, 0.16)])),
      ),
    );
  });
  const [footX, footY] = spine(0);
  return sheet(
    line(`M${footX} ${footY}Q${midX} ${midY - 1} ${tipX} ${tipY}`, paint(palette.woodDark), 0.9) +
      leaves,
  );
}
