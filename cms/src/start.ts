import configPromise from '../payload.config';
import { type BasePayload, getPayload } from 'payload';
import { type Accounts, openAccounts } from './accounts/Accounts';
import { startPurging } from './accounts/purge';
import { startAlerts } from './alerts/startAlerts';
import { analyze } from './analyze';
import { Answers } from './api/answers';
import { makeYoga, type ServerContext } from './api/yoga';
import { env } from './env';
import { serveMetrics } from './metrics/serveMetrics';
import { Outbox } from './publish/outbox';
import { startPublishing } from './publish/publish';
import { Search } from './search/search';

interface Api {
  fetch: (request: Request, context: ServerContext) => Promise<Response> | Response;
  answers: Answers;
  accounts: Accounts;
}

// Next may load this module once per route; one program has one Payload and one API.
declare global {
  var studiumApi: Promise<Api> | undefined;
}

/** The Payload of this program, started at the first call. */
export function getCms(): Promise<BasePayload> {
  return getPayload({ config: configPromise, cron: true });
}

async function makeApi(): Promise<Api> {
  const payload = await getCms();
  const search = new Search(payload);
  const accounts = openAccounts(payload);
  await accounts.clock.follow();
  const yoga = makeYoga(payload, search, accounts);
  startPublishing(payload)?.watch();
  startPurging(accounts.rows);
  startAlerts(payload, accounts.rows);
  if (env.metrics) serveMetrics(env.metrics, new Outbox(payload));
  // Nobody should wait for the index who searches first; a failure shows with the first search.
  void analyze(payload).catch(() => undefined);
  void search.follow().catch(() => undefined);
  const answers = new Answers(payload);
  return { fetch: (request, context) => yoga.fetch(request, context), answers, accounts };
}

/**
 * The contract's server, made at the first call.
 *
 * @throws Error when the database cannot be reached or a field of the contract has no resolver.
 */
export function getApi(): Promise<Api> {
  globalThis.studiumApi ??= makeApi().catch((error: unknown) => {
    // The next request tries again, for a database that was away for a moment.
    globalThis.studiumApi = undefined;
    throw error;
  });
  return globalThis.studiumApi;
}
