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
 * A queue for hashing passwords of visitors, which occupies a core for some hundredths of a second. Networks share it
 * fairly, so that a flood of requests from one network delays only that network.
 */
export class VisitorHashQueue {
  // One core stays free to answer requests. Hashing and file reads share a pool of four threads, which is
  // therefore the maximum.
  private readonly slots = new FairConcurrencyLimiter(
    Math.min(4, Math.max(1, availableParallelism() - 1)),
    maxWaiting,
  );

  /**
   * Runs a job as soon as a slot is free.
   *
   * @param signal the job is left out if this aborts before its turn, because the client has left
   * @throws GraphQLError RATE_LIMITED if too many jobs wait, the reason of the signal, or the error of the job itself
   */
  async run<Result>(
    address: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.slots.run(senderOf(address), async () => {
        signal.throwIfAborted();
        return work();
      });
    } catch (error) {
      throw error instanceof QueueFullError ? rateLimitError(retryAfter) : error;
    }
  }
}
