import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { endAllOf, moveSearches } from '../alerts/searches';
import { sites } from '../sites';
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

/** What a registration stores. */
export interface Registration {
  uid: string;
  email: string;
  fullName: string;
  language: string;
  passwordHash: string;
  privacyVersion: string;
}

/**
 * Makes an account, or takes over one that was never activated: whoever registers last is the one
 * who reads the mail. An active account stays as it is. All three are the same work.
 */
export async function register(query: Query, made: Registration): Promise<VisitorRow> {
  const now = new Date().toISOString();
  const fields = [
    'full_name',
    'language',
    'privacy_version',
    'privacy_accepted_at',
    'password_hash',
  ];
  const replaced = sql.raw(
    fields
      .map(
        (field) =>
          `${field} = CASE WHEN visitors.activated_at IS NULL THEN excluded.${field} ELSE visitors.${field} END`,
      )
      .join(', '),
  );
  const rows = await query(
    visitorRow,
    sql`INSERT INTO visitors (uid, email, full_name, language, privacy_version, privacy_accepted_at, password_hash)
      VALUES (${made.uid}, ${made.email}, ${made.fullName}, ${made.language}, ${made.privacyVersion}, ${now}, ${made.passwordHash})
      ON CONFLICT (email) DO UPDATE SET ${replaced}
      RETURNING ${columns}`,
  );
  const visitor = only(rows);
  if (!visitor) throw new Error('The registration was not stored.');
  return visitor;
}

/** Lets an account be used; one that is active stays active since when it was. */
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
