import type { Reader } from './read';

/** What every resolver gets. */
export interface ApiContext {
  read: Reader;
}
