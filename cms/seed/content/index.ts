import path from 'node:path';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { readMedia } from '../../content/readMedia';
import { cmsDir } from '../../src/paths';
import type { SeedContent } from '../types';
import { accommodations } from './accommodations';
import { accommodationsCategories } from './categories';
import { events, eventsCategories, eventsTags } from './events';
import { globals } from './globals';
import { menus } from './menus';
import { news, newsCategories, newsTags } from './news';
import { pages } from './pages';
import { poi } from './poi';
import { services, servicesCategories } from './services';
import { universities } from './universities';

const town = path.join(cmsDir, '../towns/castelmora');
const problems: string[] = [];
const media = readMedia(town, problems);
if (problems.length > 0)
  throw new LogSafeError(`The town ${town} has problems:\n  ${problems.join('\n  ')}`);

/** The content of the demo town Castelmora, in Italian and English. */
export const content: SeedContent = {
  ...media,
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
