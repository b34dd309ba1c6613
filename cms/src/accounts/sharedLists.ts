import { createHmac, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { keyFor } from './keys';
import { anyRow, wholeNumber } from './row';
import type { Query } from './Rows';
import { sha256 } from './sha256';

/** Milliseconds that a link holds: about as long as one looks for a room. */
const life = 90 * 86_400_000;

/** A link to the favourites of an account. */
export interface SharedList {
  /** 43 characters of [A-Za-z0-9_-]: 256 bits. */
  token: string;
  /** Unix milliseconds. */
  madeAt: number;
  expiresAt: number;
}

const row = z.object({
  salt: z.string(),
  tokenHash: z.string(),
  madeAt: wholeNumber,
  expiresAt: wholeNumber,
});

// Derived, as refresh tokens are (docs/adr/012): the owner sees it again, the database never does.
const tokenOf = (visitor: string, salt: string): string =>
  createHmac('sha256', keyFor('shared list')).update(`${visitor} ${salt}`).digest('base64url');

/** Makes a link; one that was made before no longer holds. */
export async function share(
  query: Query,
  visitor: string,
  madeAt = Date.now(),
): Promise<SharedList> {
  const salt = randomBytes(16).toString('hex');
  const list = { token: tokenOf(visitor, salt), madeAt, expiresAt: madeAt + life };
  await query(
    anyRow,
    sql`INSERT INTO visitor_lists (visitor, salt, token_hash, made_at, expires_at)
      VALUES (${visitor}, ${salt}, ${sha256(list.token)}, ${madeAt}, ${list.expiresAt})
      ON CONFLICT (visitor) DO UPDATE SET salt = excluded.salt, token_hash = excluded.token_hash,
        made_at = excluded.made_at, expires_at = excluded.expires_at`,
  );
  return list;
}

/** Ends the link of an account at once; whether there was one. */
export async function stopSharing(query: Query, visitor: string): Promise<boolean> {
  const ended = await query(
    anyRow,
    sql`DELETE FROM visitor_lists WHERE visitor = ${visitor} RETURNING visitor`,
  );
  return ended.length > 0;
}

/** The link of an account, or null where none holds. */
export async function sharedListOf(query: Query, visitor: string): Promise<SharedList | null> {
  const [found] = await query(
    row,
    sql`SELECT salt, token_hash AS "tokenHash", made_at AS "madeAt", expires_at AS "expiresAt"
      FROM visitor_lists WHERE visitor = ${visitor} AND expires_at > ${Date.now()}`,
  );
  if (!found) return null;
  const { salt, tokenHash, madeAt, expiresAt } = found;
  const token = tokenOf(visitor, salt);
  // Another PAYLOAD_SECRET makes other tokens: the link still leads there, but cannot be told again.
  return sha256(token) === tokenHash ? { token, madeAt, expiresAt } : null;
}

/** Uid of the account that shares its favourites under a token, or null for one that does not hold. */
export async function sharerOf(query: Query, token: string): Promise<string | null> {
  const [found] = await query(
    z.object({ visitor: z.string() }),
    sql`SELECT visitor FROM visitor_lists
      WHERE token_hash = ${sha256(token)} AND expires_at > ${Date.now()}`,
  );
  return found?.visitor ?? null;
}
