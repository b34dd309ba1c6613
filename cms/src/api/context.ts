import type { BasePayload } from 'payload';
import type { Accounts } from '../accounts/Accounts';
import type { Find } from '../search/search';
import type { Site } from '../sites';
import type { Caller } from './accounts/Caller';
import type { Reader } from './Reader';
import type { RequestBudget } from './RequestBudget';

/** The context of every resolver. */
export interface ApiContext {
  read: Reader;
  /** Stops the request if it uses too much, exceeds its deadline or its client disconnects. */
  budget: RequestBudget;
  /** The GraphQL text of the request as sent. */
  text: string;
  search: Find;
  /** The searches without a result in this request, by site and words. */
  missed: Map<string, { site: Site; query: string }>;
  payload: BasePayload;
  accounts: Accounts;
  caller: Caller;
}
