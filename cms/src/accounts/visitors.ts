import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { endAllOf, moveSearches } from '../alerts/searches';
import { LogSafeError } from '../logs/LogSafeError';
import { sites } from '../sites';
import type { Registration } from './codes';
import { anyRow, ids, yesOrNo } from './row';
import type { Query } from './Rows';

const visitorRow = z.object({
  uid: z.string(),
  email: z.string(),
  fullName: z.string().nullable(),
  language: z.enum(sites),
  active: yesOrNo,
  passwordHash: z.string().nullable(),
  favorites: ids,
});

/** An account as it is stored. */
export type VisitorRow = z.infer<typeof visitorRow>;

const columns = sql.raw(
  `uid, email, full_name AS "fullName", language, activated_at IS NOT NULL AS active,
   password_hash AS "passwordHash", favorites`,
);

const only = (rows: VisitorRow[]): VisitorRow | null => rows[0] ?? null;

/** The account of an address, activated or not. */
export const visitorOfAddress = async (query: Query, email: string) =>
  only(await query(visitorRow, sql`SELECT ${columns} FROM visitors WHERE email = ${email}`));

/** The account with a uid. */
export const visitorOfUid = async (query: Query, uid: string) =>
  only(await query(visitorRow, sql`SELECT ${columns} FROM visitors WHERE uid = ${uid}`));

/**
 * The account of an address: made for the first registration, and left as it is by all others, which
 * their own codes hold until one of them is used. All of it is the same work.
 */
export async function register(
  query: Query,
  account: { uid: string; email: string },
  given: Registration,
): Promise<VisitorRow> {
  const rows = await query(
    visitorRow,
    sql`INSERT INTO visitors (uid, email, full_name, language, privacy_version, privacy_accepted_at, password_hash)
      VALUES (${account.uid}, ${account.email}, ${given.fullName}, ${given.language},
        ${given.privacyVersion}, ${given.privacyAcceptedAt}, ${given.passwordHash})
      ON CONFLICT (email) DO UPDATE SET email = excluded.email
      RETURNING ${columns}`,
  );
  const visitor = only(rows);
  if (!visitor) throw new LogSafeError('The registration was not stored.');
  return visitor;
}

/**
 * Locks an account until the transaction ends. Whoever uses a code does this first: two who use two
 * codes of one account at once, each ending all the others, would wait for each other for ever.
 */
export const lock = (query: Query, uid: string) =>
  query(anyRow, sql`UPDATE visitors SET updated_at = updated_at WHERE uid = ${uid}`);

/**
 * Lets an account be used with what the registration gave whose code was used.
 *
 * @returns whether it was not active before; an account that is active stays as it is.
 */
export async function activateWith(
  query: Query,
  uid: string,
  { fullName, language, passwordHash, privacyVersion, privacyAcceptedAt }: Registration,
): Promise<boolean> {
  const now = new Date().toISOString();
  const activated = await query(
    anyRow,
    sql`UPDATE visitors SET full_name = ${fullName}, language = ${language},
        password_hash = ${passwordHash}, privacy_version = ${privacyVersion},
        privacy_accepted_at = ${privacyAcceptedAt}, activated_at = ${now}, updated_at = ${now}
      WHERE uid = ${uid} AND activated_at IS NULL RETURNING uid`,
  );
  return activated.length > 0;
}

/**
 * Lets an account be used whose owner has set a password by mail; one that is active stays active
 * since when it was.
 */
export const activate = (query: Query, uid: string) => {
  const now = new Date().toISOString();
  return query(
    anyRow,
    sql`UPDATE visitors SET activated_at = COALESCE(activated_at, ${now}), updated_at = ${now} WHERE uid = ${uid}`,
  );
};

/** Stores the hash of a new password. */
export const setPasswordHash = (query: Query, uid: string, hash: string) =>
  query(
    anyRow,
    sql`UPDATE visitors SET password_hash = ${hash}, updated_at = ${new Date().toISOString()} WHERE uid = ${uid}`,
  );

/** Puts a stronger hash of the same password in the place of one, unless it has changed meanwhile. */
export const strengthenHash = (query: Query, uid: string, before: string, hash: string) =>
  query(
    anyRow,
    sql`UPDATE visitors SET password_hash = ${hash} WHERE uid = ${uid} AND password_hash = ${before}`,
  );

/** Whether the address was free, and is now that of the account, and of its saved searches. */
export async function moveAddress(query: Query, uid: string, email: string): Promise<boolean> {
  const now = new Date().toISOString();
  const before = await visitorOfUid(query, uid);
  const moved = await query(
    anyRow,
    sql`UPDATE visitors SET email = ${email}, updated_at = ${now} WHERE uid = ${uid}
      AND NOT EXISTS (SELECT 1 FROM visitors other WHERE other.email = ${email}) RETURNING uid`,
  );
  if (before && moved.length > 0) await moveSearches(query, before.email, email);
  return moved.length > 0;
}

/** Stores name and language. */
export const setProfile = (
  query: Query,
  uid: string,
  { fullName, language }: { fullName: string | null; language: string },
) =>
  query(
    anyRow,
    sql`UPDATE visitors SET full_name = ${fullName}, language = ${language},
      updated_at = ${new Date().toISOString()} WHERE uid = ${uid}`,
  );

/** Stores the ids of favourites as they are. */
export const setFavorites = (query: Query, uid: string, favorites: readonly number[]) =>
  query(
    anyRow,
    sql`UPDATE visitors SET favorites = ${JSON.stringify(favorites)},
      updated_at = ${new Date().toISOString()} WHERE uid = ${uid}`,
  );

/** Takes an account away with everything that belongs to it. */
export async function remove(query: Query, uid: string): Promise<void> {
  const visitor = await visitorOfUid(query, uid);
  if (visitor) await endAllOf(query, visitor.email);
  await query(anyRow, sql`DELETE FROM visitor_codes WHERE visitor = ${uid}`);
  await query(anyRow, sql`DELETE FROM visitor_sessions WHERE visitor = ${uid}`);
  await query(anyRow, sql`DELETE FROM visitor_lists WHERE visitor = ${uid}`);
  await query(anyRow, sql`DELETE FROM visitors WHERE uid = ${uid}`);
}
