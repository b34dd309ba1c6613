import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { newSalt, type RefreshTokens, type Rotation } from './RefreshTokens';
import { anyRow, wholeNumber } from './row';
import type { Query, Rows } from './Rows';
import { sha256 } from './sha256';

const day = 86_400_000;

/** Milliseconds: how long a session lasts, how long without being used, and how long a token that was traded is still answered. */
export const lives = { absolute: 30 * day, idle: 7 * day, grace: 10_000 } as const;

/** Sessions of one account at once; the longest unused makes room. */
const most = 50;

const sessionRow = z.object({
  uid: z.string(),
  visitor: z.string(),
  device: z.string(),
  generation: wholeNumber,
  salt: z.string(),
  tokenHash: z.string(),
  previousHash: z.string().nullable(),
  startedAt: wholeNumber,
  rotatedAt: wholeNumber,
  lastUsedAt: wholeNumber,
  expiresAt: wholeNumber,
});

/** A place where an account is logged in. */
export type Session = z.infer<typeof sessionRow>;

const columns = sql.raw(
  `uid, visitor, device, generation, salt, token_hash AS "tokenHash", previous_hash AS "previousHash",
   started_at AS "startedAt", rotated_at AS "rotatedAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"`,
);

/** A session with the token that continues it. */
export interface Grant {
  session: Pick<Session, 'uid' | 'visitor'>;
  refreshToken: string;
  /** Unix milliseconds, a whole second: when the token runs out unless it is used. */
  refreshTokenExpiresAt: number;
}

/** What became of a refresh token: a new one, nothing, or the end of its family. */
export type Refreshed = Grant | { replayed: Session } | null;

/** Where accounts are logged in, as families of rotating refresh tokens (docs/adr/012). */
export class Sessions {
  constructor(
    private readonly rows: Rows,
    private readonly tokens: RefreshTokens,
    private readonly now: () => number = Date.now,
  ) {}

  /** Begins a session. */
  async open(visitor: string, device: string): Promise<Grant> {
    const now = this.now();
    const first: Rotation = { family: randomUUID(), generation: 0, salt: newSalt() };
    const token = this.tokens.make(first);
    const expiresAt = now + lives.absolute;
    await this.rows.write(async (query) => {
      await query(
        anyRow,
        sql`INSERT INTO visitor_sessions (uid, visitor, device, generation, salt, token_hash,
            started_at, rotated_at, last_used_at, expires_at)
          VALUES (${first.family}, ${visitor}, ${device}, 0, ${first.salt}, ${sha256(token)},
            ${now}, ${now}, ${now}, ${expiresAt})`,
      );
      await query(
        anyRow,
        sql`DELETE FROM visitor_sessions WHERE visitor = ${visitor} AND uid NOT IN (
          SELECT uid FROM visitor_sessions WHERE visitor = ${visitor} ORDER BY last_used_at DESC LIMIT ${most})`,
      );
    });
    return this.grant({ uid: first.family, visitor, lastUsedAt: now, expiresAt }, token);
  }

  /**
   * Trades a token for the next one. Of several at once one rotates; the others, and a lost answer
   * asked for again within the grace, get the same successor. Later use is theft, or looks like it:
   * the family ends.
   */
  async refresh(token: string, device: string): Promise<Refreshed> {
    const sent = this.tokens.read(token);
    if (!sent) return null;
    const { family, generation } = sent;
    const hash = sha256(this.tokens.make(sent));
    const now = this.now();
    const next: Rotation = { family, generation: generation + 1, salt: newSalt() };
    const successor = this.tokens.make(next);
    const [rotated] = await this.rows.write((query) =>
      query(
        sessionRow,
        sql`UPDATE visitor_sessions SET generation = ${next.generation}, salt = ${next.salt},
            token_hash = ${sha256(successor)}, previous_hash = ${hash}, rotated_at = ${now},
            last_used_at = ${now}, device = CASE WHEN ${device} = '' THEN device ELSE ${device} END
          WHERE uid = ${family} AND token_hash = ${hash} AND ${this.alive(now)}
          RETURNING ${columns}`,
      ),
    );
    if (rotated) return this.grant(rotated, successor);
    const [session] = await this.rows.read(
      sessionRow,
      sql`SELECT ${columns} FROM visitor_sessions WHERE uid = ${family} AND ${this.alive(now)}`,
    );
    if (!session || session.generation <= generation) return null;
    if (session.previousHash === hash && this.now() - session.rotatedAt <= lives.grace)
      return this.grant(session, this.tokens.make({ ...session, family }));
    const ended = await this.rows.write((query) => this.end(query, family));
    return ended ? { replayed: session } : null;
  }

  /** The session of a token that this server has made, whether or not it still holds. */
  familyOf = (token: string): string | null => this.tokens.read(token)?.family ?? null;

  /** Ends a session; whether it was there. */
  async end(query: Query, uid: string): Promise<boolean> {
    const ended = await query(
      anyRow,
      sql`DELETE FROM visitor_sessions WHERE uid = ${uid} RETURNING uid`,
    );
    return ended.length > 0;
  }

  /** Ends all sessions of an account but, if given, one; how many. */
  async endAll(query: Query, visitor: string, except = ''): Promise<number> {
    const ended = await query(
      anyRow,
      sql`DELETE FROM visitor_sessions WHERE visitor = ${visitor} AND uid <> ${except} RETURNING uid`,
    );
    return ended.length;
  }

  /** Where an account is logged in, last used first. */
  list(visitor: string): Promise<Session[]> {
    return this.rows.read(
      sessionRow,
      sql`SELECT ${columns} FROM visitor_sessions WHERE visitor = ${visitor} AND ${this.alive(this.now())}
        ORDER BY last_used_at DESC, started_at DESC`,
    );
  }

  private alive = (now: number) => sql`expires_at > ${now} AND last_used_at > ${now - lives.idle}`;

  private grant(
    session: Pick<Session, 'uid' | 'visitor' | 'lastUsedAt' | 'expiresAt'>,
    refreshToken: string,
  ): Grant {
    const until = Math.min(session.expiresAt, session.lastUsedAt + lives.idle);
    return {
      session,
      refreshToken,
      refreshTokenExpiresAt: Math.floor(until / 1000) * 1000,
    };
  }
}
