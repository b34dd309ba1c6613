import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { integerColumn } from '../db/columnTypes';
import type { Query } from '../db/Database';
import { minuteMs } from '../lib/durations';
import { searchLifetimes, type SearchRow } from './searches';

/** Milliseconds for which a program claims a search. After a crash another program can claim it again. */
const claimMs = 600_000;

/**
 * Milliseconds by which a mail may be early. The hourly runs do not begin at the same moment of each hour. With the
 * exact interval, a run that begins a little earlier than that of the day before would leave the mail to the next hour.
 */
const earlyMs = 30 * minuteMs;

/** The number of refusals, one a day, after which an address is considered invalid. */
const maxRefusals = 3;

const uids = z.object({ uid: z.string() }).transform(({ uid }) => uid);

/** Returns the uids of searches that are due and have new entries, the longest waiting first. */
export const dueSearches = (query: Query, now: number): Promise<string[]> =>
  query(
    sql`SELECT uid FROM saved_searches WHERE confirmed_at IS NOT NULL AND next_at <= ${now}
      AND EXISTS (SELECT 1 FROM first_publications AS first
        WHERE first.site = CAST(saved_searches.site AS TEXT)
        AND first.section = CAST(saved_searches.section AS TEXT) AND first.run > saved_searches.since)
      ORDER BY next_at`,
    uids,
  );

const windowRow = z.object({ since: integerColumn, until: integerColumn });

/**
 * Claims a search for a delivery, for only one of several simultaneous programs. If an earlier delivery was
 * not completed, the range of runs stays the same, so that the mail is the same.
 *
 * @returns the runs whose entries are reported: those after `since`, up to `until`
 */
export async function claimSearch(
  query: Query,
  uid: string,
  run: number,
  now: number,
): Promise<Pick<SearchRow, 'since' | 'until'> | null> {
  const claimed = await query(
    sql`UPDATE saved_searches SET next_at = ${now + claimMs},
        until = CASE WHEN until > since THEN until ELSE ${run} END
      WHERE uid = ${uid} AND confirmed_at IS NOT NULL AND next_at <= ${now}
      RETURNING since, until`,
    windowRow,
  );
  return claimed[0] ?? null;
}

/**
 * Marks the entries of the runs up to `until` as reported. After a mail the next one is due when the interval
 * has passed.
 */
export const completeDelivery = (query: Query, search: SearchRow, mailed: boolean, now: number) =>
  query(
    mailed
      ? sql`UPDATE saved_searches SET since = ${search.until}, refusals = 0,
          next_at = ${now + searchLifetimes[search.frequency] - earlyMs} WHERE uid = ${search.uid}`
      : sql`UPDATE saved_searches SET since = ${search.until}, next_at = ${now}
          WHERE uid = ${search.uid}`,
  );

/** Releases a search without a report. It stays due, after the other due searches. */
export const releaseSearch = (query: Query, uid: string, now: number) =>
  query(sql`UPDATE saved_searches SET next_at = ${now} WHERE uid = ${uid}`);

/** Records that the mail server refused the address. The search is retried after a day or deleted. */
export async function recordRefusal(query: Query, uid: string, now: number): Promise<void> {
  await query(sql`UPDATE saved_searches SET refusals = refusals + 1, next_at = ${now + searchLifetimes.daily}
    WHERE uid = ${uid}`);
  await query(sql`DELETE FROM saved_searches WHERE uid = ${uid} AND refusals >= ${maxRefusals}`);
}
