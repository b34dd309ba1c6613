import type { NewsSeed } from '../../types';
import { adsExplained } from './ads-explained';
import { bikesAndPaths } from './bikes-and-paths';
import { busesAndLift } from './buses-and-lift';
import { civicLife } from './civic-life';
import { depositsAndVisits } from './deposits-and-visits';
import { fromTheOffice } from './from-the-office';
import { grants } from './grants';
import { firstAid } from './health-first-aid';
import { healthAndSport } from './health-and-sport';
import { leaseRules } from './lease-rules';
import { meetingAndPlaying } from './meeting-and-playing';
import { peopleAndStages } from './people-and-stages';
import { refundsAndFunds } from './refunds-and-funds';
import { studyPlaces } from './study-places';
import { studyTools } from './study-tools';
import { togetherInTown } from './together-in-town';

export { newsCategories, newsTags } from './categories';

export const news: Record<string, NewsSeed> = {
  ...busesAndLift,
  ...bikesAndPaths,
  ...depositsAndVisits,
  ...leaseRules,
  ...adsExplained,
  ...togetherInTown,
  ...studyPlaces,
  ...studyTools,
  ...grants,
  ...refundsAndFunds,
  ...peopleAndStages,
  ...meetingAndPlaying,
  ...healthAndSport,
  ...firstAid,
  ...fromTheOffice,
  ...civicLife,
};
