import type { SeedContent } from '../types';
import { accommodations } from './accommodations';
import { accommodationsCategories } from './categories';
import { clips } from './clips';
import { documents } from './documents';
import { events, eventsCategories, eventsTags } from './events';
import { globals } from './globals';
import { icons } from './icons';
import { menus } from './menus';
import { news, newsCategories, newsTags } from './news';
import { pages } from './pages';
import { pictures } from './pictures';
import { poi } from './poi';
import { services, servicesCategories } from './services';
import { universities } from './universities';

/** The content of the demo town Castelmora, in Italian and English. */
export const content: SeedContent = {
  pictures,
  icons,
  clips,
  documents,
  accommodationsCategories,
  servicesCategories,
  eventsCategories,
  newsCategories,
  eventsTags,
  newsTags,
  accommodations,
  services,
  events,
  universities,
  news,
  poi,
  pages,
  menus,
  globals,
};
