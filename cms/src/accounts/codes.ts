import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { type Site, sites } from '../sites';
import { anyRow } from './row';
import type { Query } from './Rows';
import { sha256 } from './sha256';

/** What a code lets its owner do. */
export type Purpose = 'activation' | 'password' | 'email';

const hour = 3_600_000;

/** Milliseconds that a code holds. */
const lives: Record<Purpose, number> = { activation: 24 * hour, password: hour, email: 24 * hour };

/** Whether a text looks like a code: 32 characters of [A-Za-z0-9_-]. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9_-]{32}$/.test(text);

/** Whether a text looks like the id of a link. */
export const isUid = (text: string): boolean =>
  /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

/** What somebody who registers gives; the account gets it when the code of its mail is used. */
export interface Registration {
  fullName: string;
  language: Site;
  passwordHash: string;
  privacyVersion: string;
  /** ISO 8601 */
  privacyAcceptedAt: string;
}

const insert = (
  query: Query,
  visitor: string,
  purpose: Purpose,
  { code, email, of }: { code: string; email?: string | null; of?: Registration | null },
) =>
  query(
    anyRow,
    sql`INSERT INTO visitor_codes (visitor, purpose, code_hash, email, expires_at,
        full_name, language, password_hash, privacy_version, privacy_accepted_at)
      VALUES (${visitor}, ${purpose}, ${sha256(code)}, ${email ?? null}, ${Date.now() + lives[purpose]},
        ${of?.fullName ?? null}, ${of?.language ?? null}, ${of?.passwordHash ?? null},
        ${of?.privacyVersion ?? null}, ${of?.privacyAcceptedAt ?? null})`,
  );

const newCode = (): string => randomBytes(24).toString('base64url');

/** Makes a code, which ends those made before for the same; only its hash is stored. */
export async function makeCode(
  query: Query,
  visitor: string,
  purpose: Exclude<Purpose, 'activation'>,
  email: string | null = null,
): Promise<string> {
  const code = newCode();
  await query(
    anyRow,
    sql`DELETE FROM visitor_codes WHERE visitor = ${visitor} AND purpose = ${purpose}`,
  );
  await insert(query, visitor, purpose, { code, email });
  return code;
}

/**
 * Makes a code that activates an account with what a registration gave. Codes of other registrations
 * of the address hold on: which of them is the owner's, the owner says by the link that they open.
 *
 * @param of null for a code that nobody gets, of which nothing is to be stored
 */
export async function makeActivation(
  query: Query,
  visitor: string,
  of: Registration | null,
): Promise<string> {
  const code = newCode();
  await insert(query, visitor, 'activation', { code, of });
  return code;
}

const registration = z.object({
  fullName: z.string(),
  language: z.enum(sites),
  passwordHash: z.string(),
  privacyVersion: z.string(),
  privacyAcceptedAt: z.string(),
});

const registrationColumns = sql.raw(
  `full_name AS "fullName", language, password_hash AS "passwordHash",
   privacy_version AS "privacyVersion", privacy_accepted_at AS "privacyAcceptedAt"`,
);

/** The registrations of an account that wait to be activated, each once. */
export const waitingRegistrations = (query: Query, visitor: string): Promise<Registration[]> =>
  query(
    registration,
    sql`SELECT DISTINCT ${registrationColumns} FROM visitor_codes
      WHERE visitor = ${visitor} AND purpose = 'activation' AND password_hash IS NOT NULL`,
  );

/** What a code was made for. */
export type Claim =
  | { purpose: 'activation'; registration: Registration }
  | { purpose: 'password' | 'email'; email: string | null };

const claim = z.union([
  registration
    .extend({ purpose: z.literal('activation') })
    .transform(({ purpose, ...given }): Claim => ({ purpose, registration: given })),
  z.object({ purpose: z.enum(['password', 'email']), email: z.string().nullable() }),
]);

const fits = (visitor: string, purposes: readonly Purpose[], code: string) =>
  sql`visitor = ${visitor} AND code_hash = ${sha256(code)} AND expires_at > ${Date.now()}
    AND purpose IN (${sql.join(
      purposes.map((purpose) => sql`${purpose}`),
      sql`, `,
    )})`;

/** Whether a code would be taken; it stays as good as it is. */
export async function isValid(
  query: Query,
  visitor: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const found = await query(
    anyRow,
    sql`SELECT 1 FROM visitor_codes WHERE ${fits(visitor, [purpose], code)}`,
  );
  return found.length > 0;
}

/** Uses a code up: of several at once, one gets it. Null for a code that does not hold. */
export async function useCode(
  query: Query,
  visitor: string,
  purposes: readonly Purpose[],
  code: string,
): Promise<Claim | null> {
  const used = await query(
    claim,
    sql`DELETE FROM visitor_codes WHERE ${fits(visitor, purposes, code)}
      RETURNING purpose, email, ${registrationColumns}`,
  );
  return used[0] ?? null;
}

/** Ends all codes of an account: what was asked for with another password no longer holds. */
export const endCodes = (query: Query, visitor: string) =>
  query(anyRow, sql`DELETE FROM visitor_codes WHERE visitor = ${visitor}`);
