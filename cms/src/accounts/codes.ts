import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
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

/** Makes a code, which ends those made before for the same; only its hash is stored. */
export async function makeCode(
  query: Query,
  visitor: string,
  purpose: Purpose,
  email: string | null = null,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await query(
    anyRow,
    sql`DELETE FROM visitor_codes WHERE visitor = ${visitor} AND purpose = ${purpose}`,
  );
  await query(
    anyRow,
    sql`INSERT INTO visitor_codes (visitor, purpose, code_hash, email, expires_at)
      VALUES (${visitor}, ${purpose}, ${sha256(code)}, ${email}, ${Date.now() + lives[purpose]})`,
  );
  return code;
}

const claim = z.object({
  purpose: z.enum(['activation', 'password', 'email']),
  email: z.string().nullable(),
});

/** What a code was made for. */
export type Claim = z.infer<typeof claim>;

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
    sql`DELETE FROM visitor_codes WHERE ${fits(visitor, purposes, code)} RETURNING purpose, email`,
  );
  return used[0] ?? null;
}

/** Ends all codes of an account: what was asked for with another password no longer holds. */
export const endCodes = (query: Query, visitor: string) =>
  query(anyRow, sql`DELETE FROM visitor_codes WHERE visitor = ${visitor}`);
