import type { ServiceSeed } from '../../types';
import { commons } from './culture-commons';
import { making } from './culture-making';
import { stage } from './culture-stage';
import { together } from './culture-together';
import { canteens } from './eat-canteens';
import { pantry } from './eat-pantry';
import { doctors } from './health-doctors';
import { listeningAndGiving } from './health-listening-and-giving';
import { ownWheels } from './move-own';
import { publicTransport } from './move-public';
import { advice } from './rights-advice';
import { papers } from './rights-papers';
import { parents } from './rights-parents';
import { townHelp } from './rights-town';
import { indoorSports } from './sport-indoors';
import { waterSports } from './sport-on-water';
import { studyHelp } from './study-help';
import { library } from './study-library';
import { studyPaper } from './study-paper';
import { studyRooms } from './study-rooms';
import { work } from './work';

export { servicesCategories } from './categories';

/** The services, in the order in which they are shown. */
export const services: Record<string, ServiceSeed> = {
  ...canteens,
  ...library,
  ...studyRooms,
  ...publicTransport,
  ...townHelp,
  ...doctors,
  ...listeningAndGiving,
  ...advice,
  ...waterSports,
  ...stage,
  ...work,
  ...studyHelp,
  ...ownWheels,
  ...indoorSports,
  ...papers,
  ...making,
  ...studyPaper,
  ...together,
  ...commons,
  ...parents,
  ...pantry,
};
