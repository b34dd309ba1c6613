import { palette } from '../palette';
import { sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { chairBack, filmgoer, type Chair } from './filmgoers';
import type { Frame } from './films';

/** Rows of chairs that get larger towards the viewer; some chairs are taken. */
export function chairRows(stage: Stage, frame: Frame): Svg {
  const { width: w, layout, random, dim, night } = stage;
  const kind = layout.pick<Chair>(['folding', 'deck', 'folding', 'stool']);
  const [color, other] = layout.shuffle([
    palette.brick,
    palette.sage,
    palette.river,
    palette.ochre,
    palette.woodLight,
    palette.plum,
  ]);
  const taken = dim ? layout.range(0.62, 0.9) : stage.time === 'day' ? 0.1 : 0.04;
  const aisle = layout.pick([-1, frame.x + frame.w / 2, frame.x + frame.w * 0.2]);
  return times(4, (row) => {
    const size = [7.6, 9.6, 12.2, 15.6][row] ?? 10;
    const y = [74.5, 81, 88.6, 98][row] ?? 80;
    const gap = size * 1.06;
    const gloom = dim ? (night ? 0.16 : 0.08) + row * 0.12 : 0;
    const start = (row % 2) * gap * 0.5;
    const chairs = times(w / gap + 2, (i) => {
      const x = start + (i - 0.5) * gap;
      if (aisle > 0 && Math.abs(x - (aisle + (aisle - w / 2) * row * 0.12)) < size * 0.75)
        return '';
      const chair = chairBack(
        stage,
        kind,
        x,
        y,
        size * 0.8,
        (random.chance(0.7) ? color : other) ?? palette.brick,
        gloom,
      );
      return random.chance(taken)
        ? filmgoer(stage, x, y - size * 0.06, size * 1.12, gloom, dim ? 1 - row * 0.22 : 0) + chair
        : chair;
    });
    return sheet(chairs);
  });
}
