import type { Find } from '../search/search';
import type { Reader } from './read';

/** What every resolver gets. */
export interface ApiContext {
  read: Reader;
  search: Find;
}
