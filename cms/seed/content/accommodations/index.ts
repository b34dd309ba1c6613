import type { AccommodationSeed } from '../../types';
import { beds } from './beds';
import { residences } from './residences';
import { sharedRooms } from './shared-rooms';
import { singleRoomsCentre } from './single-rooms-centre';
import { singleRoomsQuarters } from './single-rooms-quarters';
import { studios } from './studios';
import { wholeHouses } from './whole-houses';

export const accommodations: Record<string, AccommodationSeed> = {
  ...singleRoomsCentre,
  ...singleRoomsQuarters,
  ...sharedRooms,
  ...beds,
  ...studios,
  ...wholeHouses,
  ...residences,
};
