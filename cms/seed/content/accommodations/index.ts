import type { AccommodationSeed } from '../../types';
import { apartmentsTintorie } from './apartments-tintorie';
import { bedsQuarters } from './beds-quarters';
import { beds } from './beds';
import { guestHouses } from './guest-houses';
import { homesByTheWater } from './homes-by-the-water';
import { homesCentre } from './homes-centre';
import { homesFilande } from './homes-filande';
import { homesMuraAlte } from './homes-mura-alte';
import { homesSanVero } from './homes-san-vero';
import { hostels } from './hostels';
import { residences } from './residences';
import { roomsCentre } from './rooms-centre';
import { roomsFilande } from './rooms-filande';
import { roomsMuraAlte } from './rooms-mura-alte';
import { roomsOltremora } from './rooms-oltremora';
import { roomsSanVero } from './rooms-san-vero';
import { roomsTintorie } from './rooms-tintorie';
import { sharedRooms } from './shared-rooms';
import { shortLets } from './short-lets';
import { singleRoomsCentre } from './single-rooms-centre';
import { singleRoomsQuarters } from './single-rooms-quarters';
import { studiosQuarters } from './studios-quarters';
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
  ...roomsCentre,
  ...homesCentre,
  ...roomsSanVero,
  ...homesSanVero,
  ...roomsMuraAlte,
  ...homesMuraAlte,
  ...roomsTintorie,
  ...apartmentsTintorie,
  ...roomsFilande,
  ...homesFilande,
  ...roomsOltremora,
  ...homesByTheWater,
  ...bedsQuarters,
  ...studiosQuarters,
  ...hostels,
  ...guestHouses,
  ...shortLets,
};
