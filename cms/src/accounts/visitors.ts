import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { moveSearches } from '../alerts/searches';
import { LogSafeError } from '@studium/shared/LogSafeError';
import type { Registration } from './codes';
import { idListColumn, booleanColumn, dateColumn, languageColumn } from '../db/columnTypes';
import type { Query, Statement } from '../db/Database';

const visitorRow = z.object({
  uid: z.string(),
  email: z.string(),
  fullName: z.string().nullable(),
  language: languageColumn,
  active: booleanColumn,
  passwordHash: z.string().nullable(),
  favorites: idListColumn,
  /** The last login or renewed session, exact to a day. Null before the first login. */
  lastUsedAt: dateColumn.nullable(),
  /** When the owner was warned that the unused account will be deleted. */
  warnedAt: dateColumn.nullable(),
});

const uidRow = z.object({ uid: z.string() });

export type VisitorRow = z.infer<typeof visitorRow>;

const columns = sql.raw(
  `uid, email, full_name AS "fullName", language, activated_at IS NOT NULL AS active,
   password_hash AS "passwordHash", favorites, last_used_at AS "lastUsedAt", warned_at AS "warnedAt"`,
);

/** Finds the account with an email address, activated or not. */
export const findVisitorByEmail = async (query: Query, email: string) =>
  (await query(sql`SELECT ${columns} FROM visitors WHERE email = ${email}`, visitorRow))[0] ?? null;

export const findVisitorByUid = async (query: Query, uid: string) =>
  (await query(sql`SELECT ${columns} FROM visitors WHERE uid = ${uid}`, visitorRow))[0] ?? null;

/**
 * Inserts the account for an email address, or returns the existing account unchanged. Data of further
 * registrations are stored with their codes until one is redeemed. Both cases take the same time.
 */
export async function insertVisitor(
  query: Query,
  account: { uid: string; email: string },
  registration: Registration,
): Promise<VisitorRow> {
  const rows = await query(
    sql`INSERT INTO visitors (uid, email, full_name, language, privacy_version, privacy_accepted_at, password_hash)
      VALUES (${account.uid}, ${account.email}, ${registration.fullName}, ${registration.language},
        ${registration.privacyVersion}, ${registration.privacyAcceptedAt}, ${registration.passwordHash})
      ON CONFLICT (email) DO UPDATE SET email = excluded.email
      RETURNING ${columns}`,
    visitorRow,
  );
  const [visitor] = rows;
  if (!visitor) throw new LogSafeError('The registration was not stored.');
  return visitor;
}

/**
 * Locks an account until the transaction ends. Returns null if it was deleted. Redeeming a code begins with this: two
 * requests that redeem two codes of one account, and each delete all others, would otherwise deadlock.
 */
export const lockVisitor = (query: Query, uid: string) => lockVisitorIf(query, uid, sql`true`);

/** Finds the uids of accounts by a condition, at most `limit`. */
export const findVisitorUids = async (query: Query, condition: Statement, limit: number) =>
  (await query(sql`SELECT uid FROM visitors WHERE ${condition} LIMIT ${limit}`, uidRow)).map(
    ({ uid }) => uid,
  );

/** Locks an account until the transaction ends if a condition still holds. Returns null if it does not. */
export const lockVisitorIf = async (query: Query, uid: string, condition: Statement) =>
  (
    await query(
      sql`UPDATE visitors SET updated_at = updated_at WHERE uid = ${uid} AND ${condition}
        RETURNING ${columns}`,
      visitorRow,
    )
  )[0] ?? null;

/**
 * Activates an account with the data of the registration whose code was redeemed.
 *
 * @returns whether the account was inactive before. An active account stays unchanged.
 */
export async function activateFromRegistration(
  query: Query,
  uid: string,
  { fullName, language, passwordHash, privacyVersion, privacyAcceptedAt }: Registration,
): Promise<boolean> {
  const now = new Date().toISOString();
  const activated = await query(sql`UPDATE visitors
    SET full_name = ${fullName}, language = ${language},
      password_hash = ${passwordHash}, privacy_version = ${privacyVersion},
      privacy_accepted_at = ${privacyAcceptedAt}, activated_at = ${now}, updated_at = ${now}
    WHERE uid = ${uid} AND activated_at IS NULL RETURNING uid`);
  return activated.length > 0;
}

/**
 * Activates an account whose owner has set a password by mail. An active account keeps its activation date.
 */
export const activateVisitor = (query: Query, uid: string) => {
  const now = new Date().toISOString();
  return query(
    sql`UPDATE visitors SET activated_at = COALESCE(activated_at, ${now}), updated_at = ${now} WHERE uid = ${uid}`,
  );
};

export const setPasswordHash = (query: Query, uid: string, hash: string) =>
  query(
    sql`UPDATE visitors SET password_hash = ${hash}, updated_at = ${new Date().toISOString()} WHERE uid = ${uid}`,
  );

/**
 * Locks an active account until the transaction ends if its password is still the one that was checked. Hashing takes a
 * while, and the owner may have reset the password meanwhile. Returns whether it is.
 */
export const lockVisitorWithHash = async (query: Query, uid: string, hash: string | null) =>
  (await lockVisitorIf(query, uid, sql`password_hash = ${hash} AND activated_at IS NOT NULL`)) !==
  null;

/**
 * Changes the address of the account and its saved searches. Returns false if another account has it. Registrations
 * of the address that wait do not count: the code of the mail has proved whose address it is.
 */
export async function changeEmailAddress(
  query: Query,
  uid: string,
  email: string,
): Promise<boolean> {
  const now = new Date().toISOString();
  const before = await findVisitorByUid(query, uid);
  const waiting = await query(
    sql`DELETE FROM visitors WHERE email = ${email} AND activated_at IS NULL RETURNING uid`,
    uidRow,
  );
  for (const registration of waiting)
    await query(sql`DELETE FROM visitor_codes WHERE visitor = ${registration.uid}`);
  const updated = await query(sql`UPDATE visitors
    SET email = ${email}, updated_at = ${now} WHERE uid = ${uid}
    AND NOT EXISTS (SELECT 1 FROM visitors other WHERE other.email = ${email}) RETURNING uid`);
  if (before && updated.length > 0) await moveSearches(query, before.email, email);
  return updated.length > 0;
}

export const setProfile = (
  query: Query,
  uid: string,
  { fullName, language }: { fullName: string | null; language: string },
) =>
  query(sql`UPDATE visitors SET full_name = ${fullName}, language = ${language},
    updated_at = ${new Date().toISOString()} WHERE uid = ${uid}`);

export const setFavorites = (query: Query, uid: string, favorites: readonly number[]) =>
  query(sql`UPDATE visitors SET favorites = ${JSON.stringify(favorites)},
    updated_at = ${new Date().toISOString()} WHERE uid = ${uid}`);
