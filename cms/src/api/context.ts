import type { Search } from '../search/search';
import type { Reader } from './read';

/** What every resolver gets. */
export interface ApiContext {
  read: Reader;
  search: Search;
}
