import type { SeedContent } from '../types';
import { accommodations } from './accommodations';
import { accommodationsCategories } from './categories';
import { globals } from './globals';
import { menus } from './menus';
import { pages } from './pages';
import { pictures } from './pictures';

/** Castelmora, in Italian and English: everything the demo town starts with. */
export const content: SeedContent = {
  pictures,
  accommodationsCategories,
  accommodations,
  pages,
  menus,
  globals,
};
