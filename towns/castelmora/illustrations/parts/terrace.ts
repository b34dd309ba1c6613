import { darker, lighter, palette } from '../palette';
import { circle, line, path, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** Where the floor of a balcony begins. */
export const terraceY = 80;

/** The railing. */
export type Railing = 'iron' | 'wall' | 'balusters';

/** Floor of terracotta tiles. */
export function terrace({ width: w, paint }: Stage): Svg {
  const tile = paint('#C9805C');
  const joint = darker(tile, 0.14);
  const columns = Math.ceil(w / 18) + 1;
  return [
    rect(0, terraceY, w, 21, tile),
    times(columns * 2 + 1, (i) =>
      line(
        `M${w / 2 + (i - columns) * 9} ${terraceY}L${w / 2 + (i - columns) * 15} 101`,
        joint,
        0.3,
      ),
    ),
    ...[84, 90].map((y) => rect(0, y, w, 0.3, joint)),
  ].join('');
}

export function railingOf({ width: w, paint }: Stage, kind: Railing, plaster: string): Svg {
  const top = 61;
  if (kind === 'wall') {
    const wall = paint(lighter(plaster, 0.2));
    return (
      rect(0, top + 5, w, terraceY - top - 4.6, wall) +
      rect(0, terraceY - 2, w, 2.4, darker(wall, 0.12)) +
      rect(-1, top + 3.2, w + 2, 2.4, paint(palette.terracotta)) +
      rect(-1, top + 5.6, w + 2, 0.6, darker(wall, 0.2))
    );
  }
  if (kind === 'balusters') {
    const stone = paint(palette.cream);
    const baluster = (i: number) => {
      const x = i * 5 + 1;
      return path(
        `M${x} ${terraceY - 2}q-.2 -4 1.2 -6.4q-1.4 -2.4 -.4 -6h2q1 3.6 -.4 6q1.4 2.4 1.2 6.4Z`,
        stone,
      );
    };
    return (
      times(w / 5 + 1, baluster) +
      rect(-1, top + 2.4, w + 2, 2.6, stone) +
      rect(-1, top + 4.6, w + 2, 0.7, darker(stone, 0.2)) +
      rect(-1, terraceY - 2.4, w + 2, 3, stone) +
      rect(-1, terraceY, w + 2, 0.6, darker(stone, 0.2))
    );
  }
  const iron = paint(palette.ink);
  const bars = times(w / 4 + 1, (i) => rect(i * 4, top, 0.55, terraceY - top, iron));
  const rings = times(w / 8 + 1, (i) =>
    circle(i * 8 + 2.3, top + 4, 1.3, 'none', { stroke: iron, 'stroke-width': 0.4 }),
  );
  return (
    bars +
    rings +
    rect(-1, top, w + 2, 1.1, iron) +
    rect(-1, top + 6, w + 2, 0.5, iron) +
    rect(-1, terraceY - 2, w + 2, 0.7, iron)
  );
}
