import type { Point } from './geometry';

/** The part of the land that the sheet shows, in metres, and its margin. */
export const view = { west: -960, north: 790, width: 2360, height: 1960, margin: 70 } as const;

export const onSheet = ([x, y]: Point): Point => [
  view.margin + x - view.west,
  view.margin + view.north - y,
];

/** A rectangle of the sheet around its middle. */
export interface Room {
  at: Point;
  width: number;
  height: number;
}
