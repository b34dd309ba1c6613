import type { PageSeed } from '../../types';
import { accessibility } from './accessibility';
import { eventsArchive, newsArchive, newsCategoriesArchive } from './archives-events-and-news';
import { accommodationsArchive, universitiesArchive } from './archives-homes-and-universities';
import { placesArchive } from './archives-places';
import { servicesArchive } from './archives-services';
import { arrivingFromAbroad } from './arriving-from-abroad';
import { contacts } from './contacts';
import { cookies } from './cookies';
import { credits } from './credits';
import { firstSteps } from './first-steps';
import { gettingAround } from './getting-around';
import { healthAndListening } from './health-and-listening';
import { home } from './home';
import { legalNotes } from './legal-notes';
import { privacy } from './privacy';
import { livingTogether } from './living-together';
import { money } from './money';
import { rentingSafely } from './renting-safely';
import { studyingWell } from './studying-well';
import { townInPictures } from './town-in-pictures';
import { whatsOn } from './whats-on';

export const pages: Record<string, PageSeed> = {
  home,
  accommodations: accommodationsArchive,
  services: servicesArchive,
  events: eventsArchive,
  universities: universitiesArchive,
  news: newsArchive,
  'news-categories': newsCategoriesArchive,
  places: placesArchive,
  'first-steps': firstSteps,
  'renting-safely': rentingSafely,
  'getting-around': gettingAround,
  'arriving-from-abroad': arrivingFromAbroad,
  'living-together': livingTogether,
  money,
  'studying-well': studyingWell,
  'health-and-listening': healthAndListening,
  'town-in-pictures': townInPictures,
  'whats-on': whatsOn,
  contacts,
  credits,
  privacy,
  cookies,
  'legal-notes': legalNotes,
  accessibility,
};
