import type { BasePayload } from 'payload';
import type { Accounts } from '../accounts/Accounts';
import type { Find } from '../search/search';
import type { Caller } from './accounts/Caller';
import type { Reader } from './read';
import type { RequestBudget } from './RequestBudget';

/** What every resolver gets. */
export interface ApiContext {
  read: Reader;
  /** Ends the request when it has used too much, is late, or nobody waits for it. */
  budget: RequestBudget;
  /** The request's GraphQL text, as it was sent. */
  text: string;
  search: Find;
  payload: BasePayload;
  /** Where the visitor connects from, for limits only; empty where nobody knows. */
  address: string;
  accounts: Accounts;
  caller: Caller;
}
