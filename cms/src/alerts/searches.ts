import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { anyRow, wholeNumber, yesOrNo } from '../accounts/row';
import type { Query } from '../accounts/Rows';
import { sites } from '../sites';
import { alertSections, frequencies } from './sections';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds: until a search must be confirmed, until it ends, and between two of its mails. */
export const lives = {
  unconfirmed: 48 * hour,
  confirmed: 365 * day,
  daily: day,
  weekly: 7 * day,
} as const;

/** Confirmed searches of one address. */
export const mostOfAddress = 10;

const searchRow = z.object({
  uid: z.string(),
  email: z.string(),
  site: z.enum(sites),
  section: z.enum(alertSections),
  query: z.string(),
  frequency: z.enum(frequencies),
  confirmed: yesOrNo,
  since: wholeNumber,
  until: wholeNumber,
});

/** A saved search as it is stored. */
export type SearchRow = z.infer<typeof searchRow>;

const columns = sql.raw(
  'uid, email, site, section, query, frequency, confirmed_at IS NOT NULL AS confirmed, since, until',
);

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const only = (rows: SearchRow[]): SearchRow | null => rows[0] ?? null;

/** What somebody asks to be told of. */
export type Asked = Pick<SearchRow, 'uid' | 'email' | 'site' | 'section' | 'query' | 'frequency'>;

/**
 * Keeps a search until it is confirmed. One that is there already keeps its uid, and once it is
 * confirmed stays as it is: somebody else might ask.
 */
export async function save(query: Query, asked: Asked, now = Date.now()): Promise<SearchRow> {
  const replaced = sql.raw(
    ['frequency', 'asked_at']
      .map(
        (field) =>
          `${field} = CASE WHEN saved_searches.confirmed_at IS NULL THEN excluded.${field} ELSE saved_searches.${field} END`,
      )
      .join(', '),
  );
  const saved = await query(
    searchRow,
    sql`INSERT INTO saved_searches
        (uid, email, site, section, query, frequency, asked_at, since, until, next_at, refusals)
      VALUES (${asked.uid}, ${asked.email}, ${asked.site}, ${asked.section}, ${asked.query},
        ${asked.frequency}, ${iso(now)}, 0, 0, 0, 0)
      ON CONFLICT (email, site, section, query) DO UPDATE SET ${replaced}
      RETURNING ${columns}`,
  );
  const search = only(saved);
  if (!search) throw new Error('The search was not stored.');
  return search;
}

/** The search with a uid, unless its time to be confirmed has run out. */
export const searchOf = async (query: Query, uid: string, now = Date.now()) =>
  only(
    await query(
      searchRow,
      sql`SELECT ${columns} FROM saved_searches WHERE uid = ${uid}
        AND (confirmed_at IS NOT NULL OR asked_at > ${iso(now - lives.unconfirmed)})`,
    ),
  );

/** All searches of an address, confirmed or not. */
export const searchesOf = (query: Query, email: string) =>
  query(searchRow, sql`SELECT ${columns} FROM saved_searches WHERE email = ${email} ORDER BY uid`);

/**
 * Lets a search begin: what is new after this turn is told. Once more changes nothing.
 *
 * @returns Null when the address has as many as it may.
 */
export async function confirm(query: Query, uid: string, turn: number, now = Date.now()) {
  const confirmed = await query(
    searchRow,
    sql`UPDATE saved_searches SET confirmed_at = COALESCE(confirmed_at, ${iso(now)}),
        since = CASE WHEN confirmed_at IS NULL THEN ${turn} ELSE since END,
        until = CASE WHEN confirmed_at IS NULL THEN ${turn} ELSE until END
      WHERE uid = ${uid} AND (confirmed_at IS NOT NULL OR ${mostOfAddress} >
        (SELECT COUNT(*) FROM saved_searches other
          WHERE other.email = saved_searches.email AND other.confirmed_at IS NOT NULL))
      RETURNING ${columns}`,
  );
  return only(confirmed);
}

/** Ends a search, confirmed or not: nothing of it is left. */
export const end = (query: Query, uid: string) =>
  query(anyRow, sql`DELETE FROM saved_searches WHERE uid = ${uid}`);

/** Ends all searches of an address. */
export const endAllOf = (query: Query, email: string) =>
  query(anyRow, sql`DELETE FROM saved_searches WHERE email = ${email}`);

/** Lets searches follow an account to its new address; what is there already is not kept twice. */
export async function moveSearches(query: Query, from: string, to: string): Promise<void> {
  await query(
    anyRow,
    sql`UPDATE saved_searches SET email = ${to} WHERE email = ${from} AND NOT EXISTS (
      SELECT 1 FROM saved_searches other WHERE other.email = ${to} AND other.site = saved_searches.site
        AND other.section = saved_searches.section AND other.query = saved_searches.query)`,
  );
  await endAllOf(query, from);
}

/** Takes away what was not confirmed in time, and what has had its year. */
export const purgeSearches = (query: Query, now: number) =>
  query(
    anyRow,
    sql`DELETE FROM saved_searches
      WHERE (confirmed_at IS NULL AND asked_at <= ${iso(now - lives.unconfirmed)})
        OR confirmed_at <= ${iso(now - lives.confirmed)} RETURNING uid`,
  );
