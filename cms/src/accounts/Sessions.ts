import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { newSalt, type RefreshTokens, type Rotation } from './RefreshTokens';
import { integerColumn } from '../db/columnTypes';
import type { Query, Database } from '../db/Database';
import { sha256 } from '../lib/sha256';
import { recordUse } from './unusedAccounts';
import { dayMs } from '../lib/durations';
import { lockVisitorWithHash, setPasswordHash } from './visitors';

/**
 * Milliseconds: the maximum duration of a session, its maximum idle time, and the grace period in which a
 * rotated token is still accepted.
 */
export const sessionLifetimes = { absolute: 30 * dayMs, idle: 7 * dayMs, grace: 10_000 } as const;

/** The maximum number of sessions of an account. The session that was unused the longest is deleted first. */
const maxSessions = 50;

const sessionRow = z.object({
  uid: z.string(),
  visitor: z.string(),
  device: z.string(),
  generation: integerColumn,
  salt: z.string(),
  tokenHash: z.string(),
  previousHash: z.string().nullable(),
  startedAt: integerColumn,
  rotatedAt: integerColumn,
  lastUsedAt: integerColumn,
  expiresAt: integerColumn,
});

/** A login of an account on one device. */
export type Session = z.infer<typeof sessionRow>;

const columns = sql.raw(
  `uid, visitor, device, generation, salt, token_hash AS "tokenHash", previous_hash AS "previousHash",
   started_at AS "startedAt", rotated_at AS "rotatedAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"`,
);

/** A session and its current refresh token. */
export interface Grant {
  session: Pick<Session, 'uid' | 'visitor'>;
  refreshToken: string;
  /** The expiry of the token if it is not used, in Unix milliseconds rounded to seconds. */
  refreshTokenExpiresAt: number;
}

/** A login whose password was correct. */
interface Login {
  /** The uid of the account. */
  visitor: string;
  checkedHash: string | null;
  /** Replaces the hash in the same transaction; null leaves it. */
  newHash: string | null;
}

/** The result of a refresh: a new token, the session that ended because the token was used again, or null for an invalid token. */
type RefreshResult = Grant | { replayed: Session } | null;

type OnReplay = (query: Query, req: PayloadRequest, session: Session) => Promise<void>;

/** The sessions of accounts, as families of rotating refresh tokens (docs/adr/012). */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly tokens: RefreshTokens,
  ) {}

  /**
   * Opens a session, and records the use of the account.
   *
   * @param login the account, the hash of the password that was checked, and a stronger one to store, if needed
   * @returns null if the account has another password now, or was deleted
   */
  async open({ visitor, checkedHash, newHash }: Login, device: string): Promise<Grant | null> {
    const now = Date.now();
    const first: Rotation = { sessionId: randomUUID(), generation: 0, salt: newSalt() };
    const token = this.tokens.create(first);
    const expiresAt = now + sessionLifetimes.absolute;
    const isOpen = await this.database.write(async (query) => {
      if (!(await lockVisitorWithHash(query, visitor, checkedHash))) return false;
      if (newHash !== null) await setPasswordHash(query, visitor, newHash);
      await recordUse(query, visitor, now);
      await query(sql`INSERT INTO visitor_sessions (uid, visitor, device, generation, salt, token_hash,
          started_at, rotated_at, last_used_at, expires_at)
        VALUES (${first.sessionId}, ${visitor}, ${device}, 0, ${first.salt}, ${sha256(token)},
          ${now}, ${now}, ${now}, ${expiresAt})`);
      await query(sql`DELETE FROM visitor_sessions WHERE visitor = ${visitor} AND uid NOT IN (
        SELECT uid FROM visitor_sessions WHERE visitor = ${visitor} ORDER BY last_used_at DESC LIMIT ${maxSessions})`);
      return true;
    });
    if (!isOpen) return null;
    return this.grant({ uid: first.sessionId, visitor, lastUsedAt: now, expiresAt }, token);
  }

  /**
   * Replaces a token with the next one. Among simultaneous requests only one rotates the token. The others,
   * and a retry within the grace period, get the same successor. A later use may be theft, so it ends the
   * session.
   *
   * @param onReplay notifies the owner of a later use, in the transaction that ends the family
   */
  async refresh(token: string, device: string, onReplay: OnReplay): Promise<RefreshResult> {
    const sent = this.tokens.read(token);
    if (!sent) return null;
    const { sessionId, generation } = sent;
    // The text that was sent is not hashed, because the last character of a token has two bits that mean nothing.
    const hash = sha256(this.tokens.create(sent));
    const now = Date.now();
    const next: Rotation = { sessionId, generation: generation + 1, salt: newSalt() };
    const successor = this.tokens.create(next);
    const rotated = await this.database.write(async (query) => {
      const [session] = await query(
        sql`UPDATE visitor_sessions SET generation = ${next.generation}, salt = ${next.salt},
            token_hash = ${sha256(successor)}, previous_hash = ${hash}, rotated_at = ${now},
            last_used_at = ${now}, device = CASE WHEN ${device} = '' THEN device ELSE ${device} END
          WHERE uid = ${sessionId} AND token_hash = ${hash} AND ${this.aliveCondition(now)}
          RETURNING ${columns}`,
        sessionRow,
      );
      if (session) await recordUse(query, session.visitor, now);
      return session;
    });
    if (rotated) return this.grant(rotated, successor);
    const [session] = await this.database.read(
      sql`SELECT ${columns} FROM visitor_sessions WHERE uid = ${sessionId} AND ${this.aliveCondition(now)}`,
      sessionRow,
    );
    if (!session || session.generation <= generation) return null;
    if (session.previousHash === hash && Date.now() - session.rotatedAt <= sessionLifetimes.grace)
      return this.grant(session, this.tokens.create({ ...session, sessionId }));
    const ended = await this.database.write(async (query, req) => {
      const isEnded = await this.end(query, sessionId);
      if (isEnded) await onReplay(query, req, session);
      return isEnded;
    });
    return ended ? { replayed: session } : null;
  }

  /** Whether a session exists. */
  async exists(query: Query, uid: string): Promise<boolean> {
    return (await query(sql`SELECT 1 FROM visitor_sessions WHERE uid = ${uid}`)).length > 0;
  }

  /** Returns the id of the session of a token that this server issued, even if the token is no longer valid. */
  sessionIdOf = (token: string): string | null => this.tokens.read(token)?.sessionId ?? null;

  /** Ends a session and returns whether it existed. */
  async end(query: Query, uid: string): Promise<boolean> {
    const ended = await query(sql`DELETE FROM visitor_sessions WHERE uid = ${uid} RETURNING uid`);
    return ended.length > 0;
  }

  /** Ends all sessions of an account except one, if given, and returns their number. */
  async endAll(query: Query, visitor: string, except = ''): Promise<number> {
    const ended = await query(
      sql`DELETE FROM visitor_sessions WHERE visitor = ${visitor} AND uid <> ${except} RETURNING uid`,
    );
    return ended.length;
  }

  /** Lists the sessions of an account, the most recently used first. */
  list(visitor: string): Promise<Session[]> {
    return this.database.read(
      sql`SELECT ${columns} FROM visitor_sessions WHERE visitor = ${visitor} AND ${this.aliveCondition(Date.now())}
        ORDER BY last_used_at DESC, started_at DESC`,
      sessionRow,
    );
  }

  private aliveCondition = (now: number) =>
    sql`expires_at > ${now} AND last_used_at > ${now - sessionLifetimes.idle}`;

  private grant(
    session: Pick<Session, 'uid' | 'visitor' | 'lastUsedAt' | 'expiresAt'>,
    refreshToken: string,
  ): Grant {
    const until = Math.min(session.expiresAt, session.lastUsedAt + sessionLifetimes.idle);
    return {
      session,
      refreshToken,
      refreshTokenExpiresAt: Math.floor(until / 1000) * 1000,
    };
  }
}
