import type { PageSeed } from '../../types';
import { eventsArchive, newsArchive } from './archives-events-and-news';
import { accommodationsArchive, universitiesArchive } from './archives-homes-and-universities';
import { servicesArchive } from './archives-services';
import { firstSteps } from './first-steps';
import { gettingAround } from './getting-around';
import { home } from './home';
import { accessibility, credits, privacy } from './legal';
import { rentingSafely } from './renting-safely';

export const pages: Record<string, PageSeed> = {
  home,
  accommodations: accommodationsArchive,
  services: servicesArchive,
  events: eventsArchive,
  universities: universitiesArchive,
  news: newsArchive,
  'first-steps': firstSteps,
  'renting-safely': rentingSafely,
  'getting-around': gettingAround,
  credits,
  privacy,
  accessibility,
};
