import { sql } from '@payloadcms/db-postgres';
import { purgeSearches } from '../alerts/searches';
import { logEvent } from './logEvent';
import type { Database } from '../db/Database';
import { sessionLifetimes } from './Sessions';
import { deleteUnused, warnUnused } from './unusedAccounts';
import { dayMs } from '../lib/durations';
import { isoTime } from '../lib/isoTime';
import { storedDay } from '../lib/townTime';

/** Milliseconds after a registration in which the account can still be activated, with a newer mail. */
const activationPeriod = 7 * dayMs;

/** Milliseconds for which opinions on pages are stored. Their texts may name persons. */
const feedbackPeriod = 365 * dayMs;

/**
 * Deletes what has expired: registrations without activation and their accounts, codes, sessions, links, opinions on
 * pages, and accounts that nobody uses, after a mail.
 *
 * @returns The number of deleted accounts.
 */
export async function purge(database: Database, now = Date.now()): Promise<number> {
  const deleted = (await purgeExpired(database, now)) + (await deleteUnused(database, now));
  await warnUnused(database, now);
  return deleted;
}

function purgeExpired(database: Database, now: number): Promise<number> {
  return database.write(async (query) => {
    const before = isoTime(now - activationPeriod);
    // A registration outlives its code, because the mail can be sent again.
    await query(sql`DELETE FROM visitor_codes WHERE expires_at <= ${now}
      AND (password_hash IS NULL OR privacy_accepted_at < ${before})`);
    const deleted = await query(sql`DELETE FROM visitors
      WHERE activated_at IS NULL AND privacy_accepted_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM visitor_codes WHERE visitor_codes.visitor = visitors.uid)
      RETURNING uid`);
    await query(sql`DELETE FROM visitor_codes
      WHERE NOT EXISTS (SELECT 1 FROM visitors WHERE visitors.uid = visitor_codes.visitor)`);
    await query(
      sql`DELETE FROM visitor_sessions WHERE expires_at <= ${now} OR last_used_at <= ${now - sessionLifetimes.idle}`,
    );
    await query(sql`DELETE FROM visitor_lists WHERE expires_at <= ${now}`);
    const oldest = storedDay(new Date(now - feedbackPeriod));
    await query(sql`DELETE FROM feedback WHERE day < ${oldest}`);
    await purgeSearches(query, now);
    if (deleted.length > 0) logEvent('purged', { count: deleted.length });
    return deleted.length;
  });
}
