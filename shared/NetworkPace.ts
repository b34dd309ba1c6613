import { LRUCache } from 'lru-cache';
import { countedAddress } from './visitorAddress';

/** Networks whose times are kept. */
const maxNetworks = 20_000;

interface Pace {
  /** Milliseconds of its network's time that work of cost 1 takes. */
  intervalMs: number;
  /** Work of cost 1 that a network may request at once after a pause. */
  burst: number;
  /** Milliseconds that work waits for its turn; work that had to wait longer is refused. */
  maxWaitMs: number;
  /** Work of all networks that waits or runs at the same time. One network alone must not reach it. */
  maxParallel: number;
}

/**
 * Does work that costs far more than sending a file. Each network has its own pace, as in nginx's `limit_req` with a
 * delay, so that one client cannot use up the processor, and a bound for all networks limits the memory. The
 * `RateLimiterQueue` of rate-limiter-flexible would keep every network for ever.
 */
export class NetworkPace {
  /** By network, when it has used up what it requested, in milliseconds of `performance.now()`. */
  private readonly paidUntil = new LRUCache<string, number>({ max: maxNetworks });
  private active = 0;

  /** @param createRefusal creates the error for a network that requests too much (429), or for all together (503) */
  constructor(
    private readonly pace: Pace,
    private readonly createRefusal: (status: 429 | 503) => Error,
  ) {}

  /**
   * Does work when its network's turn has come. The body of the request has to be there already.
   *
   * @param address as `visitorAddress` returns it
   * @throws a refusal, or an error of the work
   */
  async run<Result>(address: string, work: () => Promise<Result>, cost = 1): Promise<Result> {
    const { maxWaitMs, maxParallel } = this.pace;
    const waitMs = this.paidUntilOf(networkOf(address)) - performance.now();
    if (waitMs > maxWaitMs) throw this.createRefusal(429);
    if (this.active >= maxParallel) throw this.createRefusal(503);
    this.addCost(address, cost);
    this.active += 1;
    try {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      return await work();
    } finally {
      this.active -= 1;
    }
  }

  /** Counts work that cost more than was known before. */
  addCost(address: string, cost: number): void {
    const network = networkOf(address);
    this.paidUntil.set(network, this.paidUntilOf(network) + cost * this.pace.intervalMs);
  }

  /** A pause counts at most as much as the burst. */
  private paidUntilOf(network: string): number {
    const { burst, intervalMs } = this.pace;
    return Math.max(
      this.paidUntil.get(network) ?? -Infinity,
      performance.now() - burst * intervalMs,
    );
  }
}

/** The /48 of an IPv6 address, as in nginx, because anybody can get that many addresses. */
export const networkOf = (address: string): string =>
  countedAddress(address).split(':').slice(0, 3).join(':');
