import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { dateColumn, integerColumn, languageColumn } from '../db/columnTypes';
import type { Query, Statement } from '../db/Database';
import { dayMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';
import { storedDay } from '../lib/townTime';

/** Milliseconds. */
export const questionTimes = {
  linkIsValid: 30 * dayMs,
  beforeReminder: 7 * dayMs,
  beforeDesk: 14 * dayMs,
} as const;

const ownedHome = z.object({
  /** The id of the accommodation. */
  home: integerColumn,
  email: z.string(),
  language: languageColumn,
  /** The last mail about it; null before the first. */
  uid: z.string().nullable(),
  /** The day since which nobody has answered; null after an answer, or if the office has checked the home since. */
  silentSince: dateColumn.nullable(),
});

/** A home whose owner has an address. */
export type OwnedHome = z.infer<typeof ownedHome>;

const silent = sql`(home.verified_on IS NULL OR home.verified_on < question.unanswered_since)`;

/** Whether visitors see a home. */
const isShown = (now: number): Statement => sql`home._status = 'published'
  AND home.deleted_at IS NULL AND home.post_date <= ${isoTime(now)}
  AND (home.expiry_date IS NULL OR home.expiry_date > ${isoTime(now)})`;

/** Whether nothing was heard of a home for some days, since its first publication. */
export function isDue(now: number, days: number): Statement {
  const before = isoTime(now - days * dayMs);
  return sql`${isShown(now)} AND home.post_date <= ${before}
    AND (home.verified_on IS NULL OR home.verified_on <= ${before})
    AND (question.sent_at IS NULL OR question.sent_at <= ${before})
    AND (question.answered_at IS NULL OR question.answered_at <= ${before})`;
}

/** Whether an owner who has not answered is to be reminded. The link of the mail must still be valid. */
export const isForgotten = (now: number): Statement => sql`${isShown(now)}
  AND question.unanswered_since IS NOT NULL AND ${silent} AND question.reminded_at IS NULL
  AND question.sent_at <= ${isoTime(now - questionTimes.beforeReminder)}
  AND question.sent_at > ${isoTime(now - questionTimes.linkIsValid)}`;

/** Whether nobody has answered for some time, in milliseconds. */
export const isSilent = (now: number, time: number): Statement => sql`${isShown(now)}
  AND question.unanswered_since <= ${isoTime(now - time)} AND ${silent}`;

/** Finds the homes with an owner's address that meet a condition on `home` and `question`. */
export const findHomes = (query: Query, condition: Statement): Promise<OwnedHome[]> =>
  query(
    sql`SELECT home.id AS home, home.owner_email AS email, home.owner_language AS language, question.uid,
        CASE WHEN ${silent} THEN question.unanswered_since END AS "silentSince"
      FROM accommodations AS home LEFT JOIN owner_questions AS question ON question.home_id = home.id
      WHERE home.owner_email <> '' AND ${condition} ORDER BY home.id`,
    ownedHome,
  );

/** Finds the homes of a mail whose link is still valid. The caller checks the code of each. */
export const findHomesOfMail = (query: Query, uid: string, now: number): Promise<OwnedHome[]> =>
  findHomes(
    query,
    sql`home.deleted_at IS NULL AND question.uid = ${uid}
      AND question.sent_at > ${isoTime(now - questionTimes.linkIsValid)}`,
  );

/** Whether a statement has written a row: only one of several simultaneous programs does. */
const hasWritten = async (query: Query, statement: Statement): Promise<boolean> =>
  (await query(statement)).length > 0;

/** Stores that a home is in a mail, unless it was in another one since `days` ago. */
export const storeQuestion = (
  query: Query,
  { home, silentSince }: OwnedHome,
  { uid, now, days }: { uid: string; now: number; days: number },
): Promise<boolean> =>
  hasWritten(
    query,
    sql`INSERT INTO owner_questions (home_id, uid, sent_at, unanswered_since, waiting, applied)
      VALUES (${home}, ${uid}, ${isoTime(now)},
        ${silentSince?.toISOString() ?? storedDay(new Date(now))}, false, false)
      ON CONFLICT (home_id) DO UPDATE SET uid = excluded.uid, sent_at = excluded.sent_at,
        reminded_at = NULL, unanswered_since = excluded.unanswered_since
      WHERE owner_questions.sent_at <= ${isoTime(now - days * dayMs)} RETURNING 1`,
  );

/** Stores that the owner of a home is reminded, once for each mail. */
export const storeReminder = (query: Query, home: number, now: number): Promise<boolean> =>
  hasWritten(
    query,
    sql`UPDATE owner_questions SET reminded_at = ${isoTime(now)}
      WHERE home_id = ${home} AND reminded_at IS NULL AND unanswered_since IS NOT NULL RETURNING 1`,
  );

/** Forgets the silence about homes that visitors do not see. One that is shown again is not hidden at once. */
export const forgetSilence = (query: Query, now: number) =>
  query(sql`UPDATE owner_questions SET unanswered_since = NULL WHERE unanswered_since IS NOT NULL
    AND home_id NOT IN (SELECT home.id FROM accommodations AS home WHERE ${isShown(now)})`);

/** Stores that a home is hidden because nobody has answered. The desk says so. */
export const storeSilence = (query: Query, home: number): Promise<boolean> =>
  hasWritten(
    query,
    sql`UPDATE owner_questions SET unanswered_since = NULL, answer = 'none', waiting = true
      WHERE home_id = ${home} AND unanswered_since IS NOT NULL RETURNING 1`,
  );
