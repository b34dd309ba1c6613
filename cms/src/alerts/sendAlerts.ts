import type { BasePayload } from 'payload';
import type { Rows } from '../accounts/Rows';
import { logError } from '../logs/logError';
import { mails } from '../mail/mails';
import { renderDigest } from '../mail/renderDigest';
import { siteNameOf } from '../mail/siteNameOf';
import { alertLink } from './alertLink';
import { askSite } from './askSite';
import { debutsOf, noteDebuts } from './debuts';
import { dueAt, finish, giveBack, refused, take } from './deliveries';
import { purgeSearches, searchOf, type SearchRow } from './searches';

/** Failures one after another that mean that the site or the mail server is away. */
const patience = 3;

/** As many ids as the contract answers at once; a mail names only some of them. */
const mostIds = 1000;

/** What became of one search. */
type Outcome = 'mailed' | 'nothing' | 'refused' | 'failed';

export type Report = Record<Outcome, number>;

interface Office {
  payload: BasePayload;
  rows: Rows;
  /** Shared with the site. */
  secret: string;
}

/**
 * Tells everybody whose time has come what is new, and forgets those whose time is over. May run
 * anywhere, also several times at once. A mail counts as sent once the mail server has it; a program
 * that dies in the moment between sends the same again, under the same Message-ID.
 */
export async function sendAlerts(office: Office, now = Date.now()): Promise<Report> {
  const { payload, rows } = office;
  await rows.write((query) => purgeSearches(query, now));
  const turn = await noteDebuts(payload, rows);
  const report: Report = { mailed: 0, nothing: 0, refused: 0, failed: 0 };
  let inARow = 0;
  for (const uid of await dueAt(rows.read, now)) {
    const search = await taken(uid, turn, now, rows);
    if (!search) continue;
    const outcome = await tell(search, office);
    await settle(search, outcome, now, rows);
    report[outcome] += 1;
    inARow = outcome === 'failed' ? inARow + 1 : 0;
    if (inARow >= patience) break;
  }
  return report;
}

async function taken(uid: string, turn: number, now: number, rows: Rows) {
  const window = await rows.write((query) => take(query, uid, turn, now));
  const search = window && (await searchOf(rows.read, uid));
  return search && { ...search, ...window };
}

async function tell(search: SearchRow, { payload, rows, secret }: Office): Promise<Outcome> {
  try {
    const ids = await debutsOf(rows.read, search);
    const found = await askSite(search, ids.slice(0, mostIds), secret);
    if (found.entries.length === 0) return 'nothing';
    const name = await siteNameOf(payload, search.site);
    const leave = alertLink('end', search.site, search.uid);
    const sending = await mails.send(renderDigest(search, found, { name, leave }));
    return sending === 'sent' ? 'mailed' : sending;
  } catch (error) {
    logError('alerts: one was not sent', error);
    return 'failed';
  }
}

const settle = (search: SearchRow, outcome: Outcome, now: number, rows: Rows) =>
  rows.write(async (query) => {
    if (outcome === 'failed') await giveBack(query, search.uid, now);
    else if (outcome === 'refused') await refused(query, search.uid, now);
    else await finish(query, search, outcome === 'mailed', now);
  });
