import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { integerColumn, booleanColumn, dateColumn, languageColumn } from '../db/columnTypes';
import type { Query } from '../db/Database';
import { alertSections, frequencies } from './sections';
import { dayMs, hourMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';

/** Milliseconds: the deadline for the confirmation, the lifetime of a search, and the intervals of mails. */
export const searchLifetimes = {
  unconfirmed: 48 * hourMs,
  confirmed: 365 * dayMs,
  daily: dayMs,
  weekly: 7 * dayMs,
} as const;

/** The maximum number of confirmed searches per address. */
const maxSearchesPerAddress = 10;

const searchRow = z.object({
  uid: z.string(),
  email: z.string(),
  site: languageColumn,
  section: z.enum(alertSections),
  query: z.string(),
  frequency: z.enum(frequencies),
  confirmed: booleanColumn,
  requestedAt: dateColumn,
  confirmedAt: dateColumn.nullable(),
  since: integerColumn,
  until: integerColumn,
});

export type SearchRow = z.infer<typeof searchRow>;

const columns = sql.raw(
  `uid, email, site, section, query, frequency, confirmed_at IS NOT NULL AS confirmed,
   requested_at AS "requestedAt", confirmed_at AS "confirmedAt", since, until`,
);

/**
 * Stores a search for confirmation. An existing search keeps its uid, and a confirmed one stays unchanged,
 * because the request may come from someone else.
 */
export async function storeSearch(
  query: Query,
  request: Pick<SearchRow, 'uid' | 'email' | 'site' | 'section' | 'query' | 'frequency'>,
): Promise<SearchRow> {
  const [search] = await query(
    sql`INSERT INTO saved_searches
        (uid, email, site, section, query, frequency, requested_at, since, until, next_at, refusals)
      VALUES (${request.uid}, ${request.email}, ${request.site}, ${request.section}, ${request.query},
        ${request.frequency}, ${isoTime(Date.now())}, 0, 0, 0, 0)
      ON CONFLICT (email, site, section, query) DO UPDATE SET
        frequency = CASE WHEN saved_searches.confirmed_at IS NULL
          THEN excluded.frequency ELSE saved_searches.frequency END,
        requested_at = CASE WHEN saved_searches.confirmed_at IS NULL
          THEN excluded.requested_at ELSE saved_searches.requested_at END
      RETURNING ${columns}`,
    searchRow,
  );
  if (!search) throw new Error('The search was not stored.');
  return search;
}

/** Finds the search with a uid, unless its deadline for confirmation has passed. */
export const findSearch = async (query: Query, uid: string) =>
  (
    await query(
      sql`SELECT ${columns} FROM saved_searches WHERE uid = ${uid}
        AND (confirmed_at IS NOT NULL OR requested_at > ${isoTime(Date.now() - searchLifetimes.unconfirmed)})`,
      searchRow,
    )
  )[0] ?? null;

/** Returns all searches of an address, confirmed or not. */
export const searchesOf = (query: Query, email: string) =>
  query(sql`SELECT ${columns} FROM saved_searches WHERE email = ${email} ORDER BY uid`, searchRow);

/**
 * Confirms a search. Entries that are first published after this run are reported. A second call changes
 * nothing.
 *
 * @returns Null if the address already has the maximum number of searches.
 */
export async function confirmSearch(query: Query, uid: string, run: number) {
  const confirmed = await query(
    sql`UPDATE saved_searches SET confirmed_at = COALESCE(confirmed_at, ${isoTime(Date.now())}),
        since = CASE WHEN confirmed_at IS NULL THEN ${run} ELSE since END,
        until = CASE WHEN confirmed_at IS NULL THEN ${run} ELSE until END
      WHERE uid = ${uid} AND (confirmed_at IS NOT NULL OR ${maxSearchesPerAddress} >
        (SELECT COUNT(*) FROM saved_searches other
          WHERE other.email = saved_searches.email AND other.confirmed_at IS NOT NULL))
      RETURNING ${columns}`,
    searchRow,
  );
  return confirmed[0] ?? null;
}

/** Deletes a search, confirmed or not. */
export const deleteSearch = (query: Query, uid: string) =>
  query(sql`DELETE FROM saved_searches WHERE uid = ${uid}`);

/**
 * Moves searches to the new address of an account. Searches that exist there already are dropped, but not a confirmed
 * one for one that nobody may ever confirm.
 */
export async function moveSearches(query: Query, from: string, to: string): Promise<void> {
  await query(sql`DELETE FROM saved_searches WHERE email = ${to} AND confirmed_at IS NULL AND EXISTS (
    SELECT 1 FROM saved_searches own WHERE own.email = ${from} AND own.confirmed_at IS NOT NULL
      AND own.site = saved_searches.site AND own.section = saved_searches.section
      AND own.query = saved_searches.query)`);
  await query(sql`UPDATE saved_searches SET email = ${to} WHERE email = ${from} AND NOT EXISTS (
    SELECT 1 FROM saved_searches other WHERE other.email = ${to} AND other.site = saved_searches.site
      AND other.section = saved_searches.section AND other.query = saved_searches.query)`);
  await query(sql`DELETE FROM saved_searches WHERE email = ${from}`);
}

/** Deletes searches that were not confirmed before the deadline, and searches that have expired. */
export const purgeSearches = (query: Query, now: number) =>
  query(sql`DELETE FROM saved_searches
    WHERE (confirmed_at IS NULL AND requested_at <= ${isoTime(now - searchLifetimes.unconfirmed)})
      OR confirmed_at <= ${isoTime(now - searchLifetimes.confirmed)} RETURNING uid`);
