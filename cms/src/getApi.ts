import configPromise from '../payload.config';
import { type BasePayload, getPayload } from 'payload';
import { type Accounts, openAccounts } from './accounts/Accounts';
import { analyze } from './analyze';
import { ResponseCache } from './api/ResponseCache';
import { createYogaServer, type ServerContext } from './api/yoga';
import { env } from './env';
import { MailRunner, wakeMailRunner } from './mail/MailRunner';
import { countWaitingMails } from './mail/mailQueue';
import { startMetrics } from './metrics/startMetrics';
import { ChangeOutbox } from './publish/ChangeOutbox';
import { startPublishing } from './publish/publish';
import { MissedSearchCounter } from './search/MissedSearchCounter';
import { Search } from './search/search';

interface Api {
  fetch: (request: Request, context: ServerContext) => Promise<Response> | Response;
  responseCache: ResponseCache;
  accounts: Accounts;
}

// Next may load this module once per route; one program has one Payload and one API.
declare global {
  var studiumApi: Promise<Api> | undefined;
}

/** The Payload instance of this program; the first call starts it. */
export function getCms(): Promise<BasePayload> {
  return getPayload({ config: configPromise, cron: true });
}

async function createApi(): Promise<Api> {
  const payload = await getCms();
  const search = new Search(payload);
  const accounts = openAccounts(payload);
  const missedSearches = new MissedSearchCounter(payload);
  const yoga = createYogaServer(payload, search, missedSearches, accounts);
  startPublishing(payload)?.watch();
  globalThis.studiumMailRunner ??= new MailRunner(payload);
  wakeMailRunner();
  if (env.metrics)
    startMetrics(env.metrics, new ChangeOutbox(payload), () => countWaitingMails(payload));
  // Build the index now, so that the first search is fast. The first search reports a failure.
  void analyze(payload).catch(() => undefined);
  void search.refresh().catch(() => undefined);
  return {
    fetch: (request, context) => yoga.fetch(request, context),
    responseCache: new ResponseCache(payload),
    accounts,
  };
}

/**
 * The GraphQL server of the contract; the first call creates it.
 *
 * @throws Error when the database cannot be reached.
 */
export function getApi(): Promise<Api> {
  globalThis.studiumApi ??= createApi().catch((error: unknown) => {
    // The next request tries again, because the database may be back.
    globalThis.studiumApi = undefined;
    throw error;
  });
  return globalThis.studiumApi;
}
