import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { anyRow, wholeNumber } from '../accounts/row';
import type { Query } from '../accounts/Rows';
import { lives, type SearchRow } from './searches';

/** Milliseconds for which a search is its holder's; a program that dies holds it no longer. */
const hold = 600_000;

/** Refusals, on as many days, after which an address is taken for gone. */
const mostRefusals = 3;

const uids = z.object({ uid: z.string() }).transform(({ uid }) => uid);

/** Uids of searches that may be told something, the longest waiting first. */
export const dueAt = (query: Query, now: number): Promise<string[]> =>
  query(
    uids,
    sql`SELECT uid FROM saved_searches WHERE confirmed_at IS NOT NULL AND next_at <= ${now}
      AND EXISTS (SELECT 1 FROM debuts WHERE debuts.site = CAST(saved_searches.site AS TEXT)
        AND debuts.section = CAST(saved_searches.section AS TEXT) AND debuts.turn > saved_searches.since)
      ORDER BY next_at`,
  );

/** What is to be told of: turns after the first, up to the second. */
export type Window = Pick<SearchRow, 'since' | 'until'>;

const windowRow = z.object({ since: wholeNumber, until: wholeNumber });

/**
 * Takes a search to tell it something: of several at once, one gets it. One that was taken before
 * and not finished is told of the same turns, so that it is the same mail.
 */
export async function take(
  query: Query,
  uid: string,
  turn: number,
  now: number,
): Promise<Window | null> {
  const taken = await query(
    windowRow,
    sql`UPDATE saved_searches SET next_at = ${now + hold},
        until = CASE WHEN until > since THEN until ELSE ${turn} END
      WHERE uid = ${uid} AND confirmed_at IS NOT NULL AND next_at <= ${now}
      RETURNING since, until`,
  );
  return taken[0] ?? null;
}

/** Everything up to there is told; where a mail went, the next may go after its time. */
export const finish = (query: Query, search: SearchRow, mailed: boolean, now: number) =>
  query(
    anyRow,
    mailed
      ? sql`UPDATE saved_searches SET since = ${search.until}, refusals = 0,
          next_at = ${now + lives[search.frequency]} WHERE uid = ${search.uid}`
      : sql`UPDATE saved_searches SET since = ${search.until}, next_at = ${now}
          WHERE uid = ${search.uid}`,
  );

/** Nothing is told: it is as due as before, behind the others. */
export const giveBack = (query: Query, uid: string, now: number) =>
  query(anyRow, sql`UPDATE saved_searches SET next_at = ${now} WHERE uid = ${uid}`);

/** The mail server does not take the address: it is tried again tomorrow, or ends. */
export async function refused(query: Query, uid: string, now: number): Promise<void> {
  await query(
    anyRow,
    sql`UPDATE saved_searches SET refusals = refusals + 1, next_at = ${now + lives.daily}
      WHERE uid = ${uid}`,
  );
  await query(
    anyRow,
    sql`DELETE FROM saved_searches WHERE uid = ${uid} AND refusals >= ${mostRefusals}`,
  );
}
