import { darker, palette } from '../palette';
import { rect, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A plank bench for a person `size` tall whose feet are on y; x is the middle. */
export function bench(
  { paint }: Stage,
  x: number,
  y: number,
  size: number,
  places = 1,
  color: string = palette.wood,
): Svg {
  const half = size * (0.22 + places * 0.16);
  const seat = y - size * 0.2;
  const leg = (left: number) =>
    rect(left, seat, size * 0.06, size * 0.19, paint(darker(color, 0.35)));
  return (
    leg(x - half * 0.8) +
    leg(x + half * 0.8 - size * 0.06) +
    rect(x - half, seat - size * 0.01, half * 2, size * 0.065, paint(color), 0.3)
  );
}
