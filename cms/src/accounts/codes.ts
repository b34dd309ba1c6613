import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { Site } from '../sites';
import { languageColumn } from '../db/columnTypes';
import type { Query } from '../db/Database';
import { sha256 } from '../lib/sha256';
import { dayMs, hourMs } from '../lib/durations';

/** The action that a code permits. */
type Purpose = 'activation' | 'password' | 'email';

/** The lifetimes of codes in milliseconds. */
const codeLifetimes: Record<Purpose, number> = {
  activation: dayMs,
  password: hourMs,
  email: dayMs,
};

/** Whether a text has the format of a code: 32 characters of [A-Za-z0-9_-]. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);

/** The data of a registration form. It is copied to the account when the code of its mail is redeemed. */
export interface Registration {
  fullName: string;
  language: Site;
  passwordHash: string;
  privacyVersion: string;
  /** ISO 8601 */
  privacyAcceptedAt: string;
}

/** Creates a code. Only its hash is stored. */
async function insertCode(
  query: Query,
  visitor: string,
  data: { purpose: Purpose; email?: string | null; registration?: Registration | null },
): Promise<string> {
  const { purpose, email, registration } = data;
  const code = randomBytes(24).toString('base64url');
  await query(sql`INSERT INTO visitor_codes (visitor, purpose, code_hash, email, expires_at,
      full_name, language, password_hash, privacy_version, privacy_accepted_at)
    VALUES (${visitor}, ${purpose}, ${sha256(code)}, ${email ?? null}, ${Date.now() + codeLifetimes[purpose]},
      ${registration?.fullName ?? null}, ${registration?.language ?? null},
      ${registration?.passwordHash ?? null}, ${registration?.privacyVersion ?? null},
      ${registration?.privacyAcceptedAt ?? null})`);
  return code;
}

/** Creates a code and deletes earlier codes for the same purpose. */
export async function createCode(
  query: Query,
  visitor: string,
  purpose: Exclude<Purpose, 'activation'>,
  email: string | null = null,
): Promise<string> {
  await query(sql`DELETE FROM visitor_codes WHERE visitor = ${visitor} AND purpose = ${purpose}`);
  return insertCode(query, visitor, { purpose, email });
}

/**
 * Creates a code that activates an account with the data of a registration. Codes of other registrations
 * with the same address stay valid: the owner selects the right registration by opening its link.
 *
 * @param registration null for a code that is not sent, so no registration data are stored
 */
export const createActivationCode = (
  query: Query,
  visitor: string,
  registration: Registration | null,
) => insertCode(query, visitor, { purpose: 'activation', registration });

const registrationRow = z.object({
  fullName: z.string(),
  language: languageColumn,
  passwordHash: z.string(),
  privacyVersion: z.string(),
  privacyAcceptedAt: z.string(),
});

const registrationColumns = sql.raw(
  `full_name AS "fullName", language, password_hash AS "passwordHash",
   privacy_version AS "privacyVersion", privacy_accepted_at AS "privacyAcceptedAt"`,
);

/** The distinct registrations of an account that are not activated yet. */
export const pendingRegistrations = (query: Query, visitor: string): Promise<Registration[]> =>
  query(
    sql`SELECT DISTINCT ${registrationColumns} FROM visitor_codes
      WHERE visitor = ${visitor} AND purpose = 'activation' AND password_hash IS NOT NULL`,
    registrationRow,
  );

/** The purpose of a redeemed code and the data stored with it. */
export type Claim =
  | { purpose: 'activation'; registration: Registration }
  | { purpose: 'password' | 'email'; email: string | null };

const claimRow = z.union([
  registrationRow
    .extend({ purpose: z.literal('activation') })
    .transform(({ purpose, ...data }): Claim => ({ purpose, registration: data })),
  z.object({ purpose: z.enum(['password', 'email']), email: z.string().nullable() }),
]);

const validCodes = (visitor: string, purposes: readonly Purpose[]) =>
  sql`visitor = ${visitor} AND expires_at > ${Date.now()}
    AND purpose IN (${sql.join(
      purposes.map((purpose) => sql`${purpose}`),
      sql`, `,
    )})`;

/**
 * Whether a code is valid. The code is not redeemed.
 *
 * @param code if absent, any code that was sent by mail
 */
export async function hasValidCode(
  query: Query,
  visitor: string,
  purposes: readonly Purpose[],
  code?: string,
): Promise<boolean> {
  // A code for activation without a registration is never sent.
  const condition =
    code === undefined
      ? sql`(purpose <> 'activation' OR password_hash IS NOT NULL)`
      : sql`code_hash = ${sha256(code)}`;
  const rows = await query(
    sql`SELECT 1 FROM visitor_codes WHERE ${validCodes(visitor, purposes)} AND ${condition}`,
  );
  return rows.length > 0;
}

/** Redeems a code, for only one of several simultaneous requests. Returns null for an invalid code. */
export async function redeemCode(
  query: Query,
  visitor: string,
  purposes: readonly Purpose[],
  code: string,
): Promise<Claim | null> {
  const used = await query(
    sql`DELETE FROM visitor_codes
      WHERE ${validCodes(visitor, purposes)} AND code_hash = ${sha256(code)}
      RETURNING purpose, email, ${registrationColumns}`,
    claimRow,
  );
  return used[0] ?? null;
}

/** Deletes all codes of an account, because codes requested before a password change must not stay valid. */
export const deleteCodes = (query: Query, visitor: string) =>
  query(sql`DELETE FROM visitor_codes WHERE visitor = ${visitor}`);
