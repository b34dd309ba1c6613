import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { logEvent } from './logEvent';
import { mailLink } from './mailLink';
import { queueAccountMail } from './queueAccountMail';
import type { Query, Database, Statement } from '../db/Database';
import { deleteVisitor } from './deleteVisitor';
import { findVisitorUids, lockVisitorIf, type VisitorRow } from './visitors';
import { dayMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';

/** When accounts that nobody uses are deleted (GDPR article 5, storage limitation). */
const unusedLimits = {
  /** Milliseconds after the last use until the owner gets a mail: 24 months, also with a leap day. */
  beforeMail: 731 * dayMs,
  /** Milliseconds between that mail and the deletion. */
  afterMail: 30 * dayMs,
  /** Milliseconds for which a use is not recorded again. */
  precision: dayMs,
  /** Accounts that one run warns, and that it deletes. More mails at once look like spam to mail servers. */
  maxPerRun: 100,
} as const;

/**
 * Records a login or a renewed session, at most once a day. It also withdraws a warning: the account is
 * not deleted.
 *
 * @param query belongs to the transaction of the session, so that neither is stored without the other
 */
export async function recordUse(query: Query, uid: string, now: number): Promise<void> {
  await query(sql`UPDATE visitors SET last_used_at = ${isoTime(now)}, warned_at = NULL
    WHERE uid = ${uid} AND (warned_at IS NOT NULL OR last_used_at IS NULL
      OR last_used_at <= ${isoTime(now - unusedLimits.precision)})`);
}

/** Work on one account, in a transaction that has locked it. */
type Work = (query: Query, req: PayloadRequest, visitor: VisitorRow) => Promise<unknown>;

/**
 * Runs work on the accounts that match a condition, each in its own transaction: a program that is killed has
 * either done all of the work on an account or none, and the next run continues.
 *
 * @returns the number of accounts
 */
async function forEachVisitor(
  database: Database,
  condition: Statement,
  work: Work,
): Promise<number> {
  let count = 0;
  for (const uid of await findVisitorUids(database.read, condition, unusedLimits.maxPerRun))
    count += await database.write(async (query, req) => {
      // Meanwhile the owner may have logged in, or another program may have done the work.
      const visitor = await lockVisitorIf(query, uid, condition);
      if (visitor) await work(query, req, visitor);
      return visitor ? 1 : 0;
    });
  return count;
}

/** Sends a mail to the owners of accounts that were not used for 24 months. Each gets it once. */
export async function warnUnused(database: Database, now: number): Promise<void> {
  const isUnused = sql`warned_at IS NULL AND activated_at IS NOT NULL
    AND COALESCE(last_used_at, activated_at) <= ${isoTime(now - unusedLimits.beforeMail)}`;
  const count = await forEachVisitor(database, isUnused, async (query, req, visitor) => {
    await query(sql`UPDATE visitors SET warned_at = ${isoTime(now)} WHERE uid = ${visitor.uid}`);
    await queueAccountMail(req, 'account-unused', visitor, mailLink('login', visitor.language));
  });
  if (count > 0) logEvent('warned', { count });
}

/**
 * Deletes the accounts whose owners were warned 30 days ago and have not logged in since, with all their data,
 * and confirms it by mail.
 *
 * @returns the number of deleted accounts
 */
export async function deleteUnused(database: Database, now: number): Promise<number> {
  const isOver = sql`warned_at <= ${isoTime(now - unusedLimits.afterMail)}`;
  const count = await forEachVisitor(database, isOver, async (_, req, visitor) => {
    await deleteVisitor(req, visitor);
    await queueAccountMail(req, 'account-expired', visitor);
  });
  if (count > 0) logEvent('expired', { count });
  return count;
}
