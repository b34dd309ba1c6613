import { sql } from '@payloadcms/db-postgres';
import { logError } from '../logs/logError';
import { logEvent } from './logEvent';
import { anyRow } from './row';
import type { Rows } from './Rows';
import { lives } from './Sessions';

const day = 86_400_000;

/** Milliseconds after its registration for which an account may still be activated, by a newer mail. */
const patience = 7 * day;

/**
 * Takes away what has had its time: registrations that nobody has activated, with their accounts;
 * codes, sessions and links that no longer hold.
 *
 * @returns How many accounts went.
 */
export function purge(rows: Rows, now = Date.now()): Promise<number> {
  return rows.write(async (query) => {
    const before = new Date(now - patience).toISOString();
    // A registration stays behind its own code: it can be mailed once more.
    await query(
      anyRow,
      sql`DELETE FROM visitor_codes WHERE expires_at <= ${now}
        AND (password_hash IS NULL OR privacy_accepted_at < ${before})`,
    );
    const gone = await query(
      anyRow,
      sql`DELETE FROM visitors WHERE activated_at IS NULL AND privacy_accepted_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM visitor_codes WHERE visitor_codes.visitor = visitors.uid)
        RETURNING uid`,
    );
    await query(
      anyRow,
      sql`DELETE FROM visitor_codes
        WHERE NOT EXISTS (SELECT 1 FROM visitors WHERE visitors.uid = visitor_codes.visitor)`,
    );
    await query(
      anyRow,
      sql`DELETE FROM visitor_sessions WHERE expires_at <= ${now} OR last_used_at <= ${now - lives.idle}`,
    );
    await query(anyRow, sql`DELETE FROM visitor_lists WHERE expires_at <= ${now}`);
    if (gone.length > 0) logEvent('purged', { count: gone.length });
    return gone.length;
  });
}

/** Purges now and every hour as long as the program runs. */
export function startPurging(rows: Rows): void {
  const run = (): void =>
    void purge(rows).catch((error: unknown) => logError('accounts: not purged', error));
  run();
  setInterval(run, 3_600_000).unref();
}
