import { createHmac, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { keyFor } from './keys';
import { integerColumn } from '../db/columnTypes';
import type { Query } from '../db/Database';
import { sha256 } from '../lib/sha256';
import { dayMs } from '../lib/durations';
import { lockVisitorIf } from './visitors';

/** The lifetime of a link in milliseconds: about as long as a student looks for a room. */
const lifetime = 90 * dayMs;

/** A link that shows the favourites of an account to others. */
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
  madeAt: integerColumn,
  expiresAt: integerColumn,
});

// The token is derived, like refresh tokens (docs/adr/012), so it can be shown again although the database
// stores only its hash.
const tokenOf = (visitor: string, salt: string): string =>
  createHmac('sha256', keyFor('shared list')).update(`${visitor} ${salt}`).digest('base64url');

/** Creates a link and invalidates the earlier one. @returns null if the account was deleted meanwhile */
export async function createSharedList(query: Query, visitor: string): Promise<SharedList | null> {
  if ((await lockVisitorIf(query, visitor, sql`activated_at IS NOT NULL`)) === null) return null;
  const madeAt = Date.now();
  const salt = randomBytes(16).toString('hex');
  const list = { token: tokenOf(visitor, salt), madeAt, expiresAt: madeAt + lifetime };
  await query(sql`INSERT INTO visitor_lists (visitor, salt, token_hash, made_at, expires_at)
    VALUES (${visitor}, ${salt}, ${sha256(list.token)}, ${madeAt}, ${list.expiresAt})
    ON CONFLICT (visitor) DO UPDATE SET salt = excluded.salt, token_hash = excluded.token_hash,
      made_at = excluded.made_at, expires_at = excluded.expires_at`);
  return list;
}

/** Deletes the link of an account and returns whether it existed. */
export async function deleteSharedList(query: Query, visitor: string): Promise<boolean> {
  const ended = await query(
    sql`DELETE FROM visitor_lists WHERE visitor = ${visitor} RETURNING visitor`,
  );
  return ended.length > 0;
}

/** Returns the valid link of an account, or null. */
export async function sharedListOf(query: Query, visitor: string): Promise<SharedList | null> {
  const [stored] = await query(
    sql`SELECT salt, token_hash AS "tokenHash", made_at AS "madeAt", expires_at AS "expiresAt"
      FROM visitor_lists WHERE visitor = ${visitor} AND expires_at > ${Date.now()}`,
    row,
  );
  if (!stored) return null;
  const { salt, tokenHash, madeAt, expiresAt } = stored;
  const token = tokenOf(visitor, salt);
  // After a change of PAYLOAD_SECRET the old link still works, but its token can no longer be computed.
  return sha256(token) === tokenHash ? { token, madeAt, expiresAt } : null;
}

/** Returns the uid of the account that shares its favourites under a token, or null for an invalid token. */
export async function ownerOfSharedList(query: Query, token: string): Promise<string | null> {
  const [stored] = await query(
    sql`SELECT visitor FROM visitor_lists
      WHERE token_hash = ${sha256(token)} AND expires_at > ${Date.now()}`,
    z.object({ visitor: z.string() }),
  );
  return stored?.visitor ?? null;
}
