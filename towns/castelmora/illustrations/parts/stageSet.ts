import type { Svg } from '../shapes';
import type { Stage } from '../stage';

/** The part of a stage a set is built on: middle, floor, width and height of the opening. */
export interface SetPlace {
  x: number;
  floor: number;
  w: number;
  h: number;
}

export type StageSet = (stage: Stage, place: SetPlace) => Svg;
