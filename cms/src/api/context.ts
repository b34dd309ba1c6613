import type { BasePayload } from 'payload';
import type { Accounts } from '../accounts/Accounts';
import type { Find } from '../search/search';
import type { Caller } from './accounts/Caller';
import type { Reader } from './read';

/** What every resolver gets. */
export interface ApiContext {
  read: Reader;
  search: Find;
  payload: BasePayload;
  /** Where the visitor connects from, for limits only; empty where nobody knows. */
  address: string;
  accounts: Accounts;
  caller: Caller;
}
