import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { makeLimiter } from '../lib/makeLimiter';
import { keyFor } from './keys';
import { logEvent } from './logEvent';
import { tooMuch } from './refusal';

const quarter = 900;
const hour = 3600;

/** How often something may be done, within so many seconds from the first time. */
const table = {
  // Wrong passwords only: right ones are given back.
  loginOfAccount: { points: 5, duration: quarter },
  loginOfKnownDevice: { points: 10, duration: quarter },
  loginFromAddress: { points: 50, duration: quarter },
  loginInAll: { points: 1000, duration: quarter },
  passwordOfViewer: { points: 5, duration: quarter },
  registerFromAddress: { points: 10, duration: hour },
  registerOfAccount: { points: 3, duration: hour },
  registerInAll: { points: 500, duration: hour },
  resendOfAccount: { points: 3, duration: hour },
  resetOfAccount: { points: 3, duration: hour },
  mailFromAddress: { points: 20, duration: hour },
  mailInAll: { points: 500, duration: hour },
  codeFromAddress: { points: 30, duration: quarter },
  refreshFromAddress: { points: 300, duration: 60 },
  emailOfViewer: { points: 3, duration: hour },
  favoritesOfViewer: { points: 60, duration: 60 },
  exportOfViewer: { points: 10, duration: hour },
  searchesFromAddress: { points: 20, duration: hour },
  searchesOfMailbox: { points: 5, duration: hour },
  shareOfViewer: { points: 20, duration: hour },
  sharedFromAddress: { points: 120, duration: 60 },
} as const;

export type Limit = keyof typeof table;

/** A limit, and whom it counts: an address, an account, or nobody for all together. */
export type Counted = readonly [limit: Limit, who: string];

/**
 * How much is asked, counted by all programs together where they share a Redis, else in memory.
 * Expired counts leave by themselves.
 * Nobody is locked out: a window ends at a fixed time, however often somebody knocks meanwhile.
 */
export class Limits {
  private readonly limiters = new Map<Limit, RateLimiterAbstract>();

  /**
   * Counts one time under each limit. That of all together comes first: it bounds how many addresses
   * and accounts are remembered.
   *
   * @throws GraphQLError RATE_LIMITED, with what was counted before given back.
   */
  async take(...counted: readonly Counted[]): Promise<void> {
    const taken: Counted[] = [];
    for (const [limit, who] of counted) {
      const full = await this.consume(limit, who);
      if (full) {
        await this.giveBack(...taken);
        logEvent('limited', { limit });
        throw tooMuch(Math.max(1, Math.ceil(full.msBeforeNext / 1000)));
      }
      taken.push([limit, who]);
    }
  }

  /** Undoes what `take` has counted. */
  async giveBack(...counted: readonly Counted[]): Promise<void> {
    for (const [limit, who] of counted) await this.limiter(limit).reward(keyOf(who));
  }

  private async consume(limit: Limit, who: string): Promise<RateLimiterRes | null> {
    try {
      await this.limiter(limit).consume(keyOf(who));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }

  private limiter(limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(limit);
    if (known) return known;
    const made = makeLimiter({ name: limit, ...table[limit] });
    this.limiters.set(limit, made);
    return made;
  }
}

const key = keyFor('limit');

// Addresses are not kept, not even for an hour; from a plain digest they could be guessed.
const keyOf = (who: string): string => createHmac('sha256', key).update(who).digest('base64url');
