import { sql } from '@payloadcms/db-postgres';
import { purgeSearches } from '../alerts/searches';
import { logEvent } from './logEvent';
import type { Rows } from '../db/Rows';
import { lifetimes } from './Sessions';
import { deleteUnused, warnUnused } from './unusedAccounts';

const day = 86_400_000;

/** Milliseconds after a registration in which the account can still be activated, with a newer mail. */
const activationPeriod = 7 * day;

/**
 * Deletes what has expired: registrations without activation and their accounts, codes, sessions, links, and
 * accounts that nobody uses, after a mail.
 *
 * @returns The number of deleted accounts.
 */
export async function purge(rows: Rows, now = Date.now()): Promise<number> {
  const deleted = (await purgeExpired(rows, now)) + (await deleteUnused(rows, now));
  await warnUnused(rows, now);
  return deleted;
}

function purgeExpired(rows: Rows, now: number): Promise<number> {
  return rows.write(async (query) => {
    const before = new Date(now - activationPeriod).toISOString();
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
      sql`DELETE FROM visitor_sessions WHERE expires_at <= ${now} OR last_used_at <= ${now - lifetimes.idle}`,
    );
    await query(sql`DELETE FROM visitor_lists WHERE expires_at <= ${now}`);
    await purgeSearches(query, now);
    if (deleted.length > 0) logEvent('purged', { count: deleted.length });
    return deleted.length;
  });
}
