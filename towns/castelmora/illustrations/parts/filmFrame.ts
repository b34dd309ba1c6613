import type { Random } from '../random';
import { rect, type Svg } from '../shapes';

/** Where a film is shown: upper left corner and size. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Film = (frame: Frame, random: Random) => Svg;

export const backdrop = ({ x, y, w, h }: Frame, color: string): Svg => rect(x, y, w, h, color);
