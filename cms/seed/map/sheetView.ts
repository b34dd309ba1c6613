import type { Point } from './geometry';

/** The part of the land on the sheet, and the margin, in metres. */
export const view = { west: -960, north: 790, width: 2360, height: 1960, margin: 70 } as const;

export const onSheet = ([x, y]: Point): Point => [
  view.margin + x - view.west,
  view.margin + view.north - y,
];

/** A rectangle on the sheet; `at` is its centre. */
export interface Room {
  at: Point;
  width: number;
  height: number;
}
