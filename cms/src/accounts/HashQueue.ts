import { availableParallelism } from 'node:os';
import { FairConcurrencyLimiter } from '../lib/FairConcurrencyLimiter';
import { QueueFullError } from '../lib/ConcurrencyLimiter';
import { senderOf } from './networksOf';
import { rateLimitError } from './refusal';

/** Seconds after which a client may retry when the queue is full. */
const retryAfter = 5;

/** The maximum number of waiting jobs: what one core hashes in 10 s, the longest time of a request. */
const maxWaiting = 300;

/**
 * A queue for password hashing, which occupies a core for some hundredths of a second. Networks share it
 * fairly, so that a flood of requests from one network delays only that network.
 */
export class HashQueue {
  // One core stays free to answer requests. Hashing and file reads share a pool of four threads, which is
  // therefore the maximum.
  private readonly slots = new FairConcurrencyLimiter(
    Math.min(4, Math.max(1, availableParallelism() - 1)),
    maxWaiting,
  );

  /** @throws GraphQLError RATE_LIMITED if too many jobs wait, otherwise the error of the job itself. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.slots.run(senderOf(address), work);
    } catch (error) {
      throw error instanceof QueueFullError ? rateLimitError(retryAfter) : error;
    }
  }
}
