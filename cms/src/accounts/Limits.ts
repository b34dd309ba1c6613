import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { makeLimiter } from '../lib/makeLimiter';
import { logEvent } from './logEvent';
import { type Limit, limitTable } from './limitTable';
import { networksOf } from './networksOf';
import { keyOf, secondsUntil } from './counting';
import { tooMuch } from './refusal';

/** A limit, and the address, account or session that it counts. */
export type Counted = readonly [limit: Limit, who: string];

/** One counter of a limit: for the address or account itself, or for the network around it. */
interface Counter {
  limiter: RateLimiterAbstract;
  key: string;
}

/**
 * How much is asked, counted by all programs together where they share a Redis, else in memory.
 * Expired counts leave by themselves.
 * Nobody is locked out: a window ends at a fixed time, however often somebody knocks meanwhile.
 */
export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  /**
   * Counts one time under each limit.
   *
   * @throws GraphQLError RATE_LIMITED, with what was counted before given back.
   */
  async take(...counted: readonly Counted[]): Promise<void> {
    const taken: Counter[] = [];
    for (const [limit, who] of counted)
      for (const counter of this.counters(limit, who)) {
        const full = await consume(counter);
        if (full) {
          await reward(taken);
          throw refused(limit, full);
        }
        taken.push(counter);
      }
  }

  /** Undoes what `take` has counted. */
  async giveBack(...counted: readonly Counted[]): Promise<void> {
    for (const [limit, who] of counted) await reward(this.counters(limit, who));
  }

  /**
   * Counts nothing.
   *
   * @throws GraphQLError RATE_LIMITED where `take` would
   */
  async check(...counted: readonly Counted[]): Promise<void> {
    for (const [limit, who] of counted)
      for (const { limiter, key } of this.counters(limit, who)) {
        const state = await limiter.get(key);
        if (state && state.consumedPoints >= limiter.points) throw refused(limit, state);
      }
  }

  private counters(limit: Limit, who: string): Counter[] {
    const { points, duration } = limitTable[limit];
    const [narrow, wide] = limit.endsWith('FromNetwork') ? networksOf(who) : [who];
    const own = { limiter: this.limiter(limit, points, duration), key: keyOf(narrow) };
    if (wide === undefined) return [own];
    const around = this.limiter(`${limit}.wide`, 2 * points, duration);
    return [own, { limiter: around, key: keyOf(wide) }];
  }

  private limiter(name: string, points: number, duration: number): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = makeLimiter({ name, points, duration });
    this.limiters.set(name, made);
    return made;
  }
}

async function consume({ limiter, key }: Counter): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

async function reward(counters: readonly Counter[]): Promise<void> {
  for (const { limiter, key } of counters) await limiter.reward(key);
}

function refused(limit: Limit, { msBeforeNext }: RateLimiterRes) {
  logEvent('limited', { limit });
  return tooMuch(secondsUntil(msBeforeNext));
}
