import type { EventSeed } from '../../types';
import { cinema } from './cinema';
import { markets } from './markets';
import { musicStages } from './music-stages';
import { musicTown } from './music-town';
import { musicVoices } from './music-voices';
import { parties } from './parties';
import { sport } from './sport';
import { races } from './sport-races';
import { talksEvenings } from './talks-evenings';
import { openLectures } from './talks-open-lectures';
import { theatre } from './theatre';
import { universityDoors } from './university-doors';
import { universityTown } from './university-town';
import { workshops } from './workshops';

export { eventsCategories, eventsTags } from './categories';

/** Events in Castelmora, by subject. */
export const events: Record<string, EventSeed> = {
  ...musicStages,
  ...musicVoices,
  ...musicTown,
  ...cinema,
  ...theatre,
  ...openLectures,
  ...talksEvenings,
  ...workshops,
  ...sport,
  ...races,
  ...parties,
  ...markets,
  ...universityDoors,
  ...universityTown,
};
