import type { Scene, SceneOptions } from './scene';
import { arcadedStreet } from './scenes/arcadedStreet';
import { attic } from './scenes/attic';
import { balcony } from './scenes/balcony';
import { busStop } from './scenes/busStop';
import { canteen } from './scenes/canteen';
import { concert } from './scenes/concert';
import { courtyard } from './scenes/courtyard';
import { doubleRoom } from './scenes/doubleRoom';
import { hall } from './scenes/hall';
import { kitchen } from './scenes/kitchen';
import { lectureHall } from './scenes/lectureHall';
import { library } from './scenes/library';
import { market } from './scenes/market';
import { riverPark } from './scenes/riverPark';
import { singleRoom } from './scenes/singleRoom';
import { skyline } from './scenes/skyline';

export type { Scene, SceneOptions } from './scene';

export const scenes = {
  skyline,
  singleRoom,
  doubleRoom,
  attic,
  kitchen,
  balcony,
  hall,
  courtyard,
  arcadedStreet,
  canteen,
  library,
  lectureHall,
  concert,
  market,
  riverPark,
  busStop,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** A complete SVG of `width` × `height` pixels. The same arguments give the same bytes. */
export const drawScene = (
  name: SceneName,
  seed: number,
  width: number,
  height: number,
  options?: SceneOptions,
): string => scenes[name](seed, width, height, options);
