import { darker, mix, palette } from '../palette';
import { line, polygon, rect, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** Height of the eye in rooms; the boards of roomShell run to the same point. */
const horizon = 38.8;
/** Every row of tiles is this much nearer, so that the tiles look square. */
const rowDepth = 0.1;

/** A chequered floor in perspective, from the wall at `floorY` to the viewer. */
export function chequeredFloor(
  { width: w }: Stage,
  floorY: number,
  color: string,
  contrast = 0.13,
): Svg {
  const tile = 10;
  const other = mix(color, palette.white, contrast * 2);
  const scaleAt = (row: number) => 1 / Math.max(0.2, 1 - row * rowDepth);
  const at = (column: number, row: number): Point => [
    w / 2 + column * tile * scaleAt(row),
    horizon + (floorY - horizon) * scaleAt(row),
  ];
  const columns = Math.ceil(w / tile / 2) + 1;
  const rows = 6;
  const tiles = times(rows, (row) =>
    times(columns * 2, (i) => {
      const column = i - columns;
      if ((column + row) % 2) return '';
      const corners = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ];
      return polygon(corners, other);
    }),
  );
  return (
    rect(0, floorY, w, 101 - floorY, color) + tiles + rect(0, floorY, w, 0.9, darker(color, 0.22))
  );
}

/** Big stone slabs in perspective, joints only. */
export function slabs({ width: w, paint }: Stage, floorY: number, color: string): Svg {
  const joint = paint(darker(color, 0.1));
  const columns = Math.ceil(w / 24) + 2;
  return (
    rect(0, floorY, w, 101 - floorY, paint(color)) +
    times(columns * 2 + 1, (i) =>
      line(
        `M${w / 2 + (i - columns) * 12} ${floorY}L${w / 2 + (i - columns) * 26} 101`,
        joint,
        0.32,
      ),
    ) +
    [2, 5.6, 11, 18.6].map((down) => rect(0, floorY + down, w, 0.32, joint)).join('')
  );
}
