import type { PlaceSeed } from '../../types';
import { everyday } from './everyday';
import { gatesAndViews } from './gates-and-views';
import { greenAndWater } from './green-and-water';
import { onTheMove } from './on-the-move';
import { studying } from './studying';

/** Places on the map. */
export const poi: Record<string, PlaceSeed> = {
  ...studying,
  ...onTheMove,
  ...gatesAndViews,
  ...greenAndWater,
  ...everyday,
};
