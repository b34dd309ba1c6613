import type { BasePayload } from 'payload';
import type { Database } from '../db/Database';
import { logError } from '../logs/logError';
import { MailError } from '../mail/MailError';
import { renderDigest } from '../mail/renderDigest';
import { sendMail } from '../mail/sendMail';
import { siteNameOf } from '../mail/siteNameOf';
import { alertLink } from './alertLink';
import { fetchMatches } from './fetchMatches';
import { firstPublicationsOf, recordFirstPublications } from './firstPublications';
import {
  dueSearches,
  completeDelivery,
  releaseSearch,
  recordRefusal,
  claimSearch,
} from './deliveries';
import { purgeSearches, findSearch, type SearchRow } from './searches';

/** The number of consecutive failures after which the site or the mail server is considered down. */
const maxFailures = 3;

/** The maximum number of ids in one answer of the contract. A mail lists only some of them. */
const maxIds = 1000;

type Outcome = 'mailed' | 'nothing' | 'refused' | 'failed';

export type Report = Record<Outcome, number>;

interface AlertContext {
  payload: BasePayload;
  database: Database;
  /** Shared with the site. */
  secret: string;
}

/**
 * Sends a mail for each due search with new entries and deletes expired searches. Several programs may run it
 * at the same time. A mail counts as sent when the mail server has accepted it. If the program crashes before
 * that is recorded, the same mail is sent again with the same Message-ID.
 */
export async function sendAlerts(context: AlertContext, now = Date.now()): Promise<Report> {
  const { payload, database } = context;
  // So that an expired search gets no mail. The purge deletes them too, because alerts may be switched off.
  await database.write((query) => purgeSearches(query, now));
  const run = await recordFirstPublications(payload, database);
  const report: Report = { mailed: 0, nothing: 0, refused: 0, failed: 0 };
  let consecutiveFailures = 0;
  for (const uid of await dueSearches(database.read, now)) {
    const search = await claim(uid, run, database);
    if (!search) continue;
    const outcome = await sendDigest(search, context);
    await recordOutcome(search, outcome, now, database);
    report[outcome] += 1;
    consecutiveFailures = outcome === 'failed' ? consecutiveFailures + 1 : 0;
    if (consecutiveFailures >= maxFailures) break;
  }
  return report;
}

async function claim(uid: string, run: number, database: Database) {
  // A claim ends ten minutes after it, also if the run takes longer.
  const window = await database.write((query) => claimSearch(query, uid, run, Date.now()));
  const search = window && (await findSearch(database.read, uid));
  return search && { ...search, ...window };
}

async function sendDigest(
  search: SearchRow,
  { payload, database, secret }: AlertContext,
): Promise<Outcome> {
  try {
    const ids = await firstPublicationsOf(database.read, search);
    const matches = await fetchMatches(search, ids.slice(0, maxIds), secret);
    if (matches.entries.length === 0) return 'nothing';
    const name = await siteNameOf(payload, search.site);
    const unsubscribeLink = alertLink('alertsEnd', search.site, search.uid);
    await sendMail(renderDigest(search, matches, { name, unsubscribeLink }));
    return 'mailed';
  } catch (error) {
    if (error instanceof MailError) return error.isFinal ? 'refused' : 'failed';
    logError('alerts: one was not sent', error);
    return 'failed';
  }
}

const recordOutcome = (search: SearchRow, outcome: Outcome, now: number, database: Database) =>
  database.write(async (query) => {
    if (outcome === 'failed') await releaseSearch(query, search.uid, now);
    else if (outcome === 'refused') await recordRefusal(query, search.uid, now);
    else await completeDelivery(query, search, outcome === 'mailed', now);
  });
