import type { Scene, SceneOptions } from './scene';
import { arcadedStreet } from './scenes/arcadedStreet';
import { atelier } from './scenes/atelier';
import { attic } from './scenes/attic';
import { balcony } from './scenes/balcony';
import { bicycles } from './scenes/bicycles';
import { bridge } from './scenes/bridge';
import { busStop } from './scenes/busStop';
import { canteen } from './scenes/canteen';
import { careerDesk } from './scenes/careerDesk';
import { cinema } from './scenes/cinema';
import { clinic } from './scenes/clinic';
import { concert } from './scenes/concert';
import { counselling } from './scenes/counselling';
import { courtyard } from './scenes/courtyard';
import { doubleRoom } from './scenes/doubleRoom';
import { gate } from './scenes/gate';
import { graduation } from './scenes/graduation';
import { hall } from './scenes/hall';
import { kitchen } from './scenes/kitchen';
import { laboratory } from './scenes/laboratory';
import { lecture } from './scenes/lecture';
import { lectureHall } from './scenes/lectureHall';
import { library } from './scenes/library';
import { market } from './scenes/market';
import { race } from './scenes/race';
import { riverPark } from './scenes/riverPark';
import { singleRoom } from './scenes/singleRoom';
import { skyline } from './scenes/skyline';
import { sportsGround } from './scenes/sportsGround';
import { theatre } from './scenes/theatre';

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
  bridge,
  gate,
  bicycles,
  sportsGround,
  race,
  cinema,
  theatre,
  clinic,
  counselling,
  lecture,
  laboratory,
  atelier,
  careerDesk,
  graduation,
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
