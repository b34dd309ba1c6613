import { availableParallelism } from 'node:os';
import { FairSlots } from '../lib/FairSlots';
import { SlotsFull } from '../lib/Slots';
import { senderOf } from './networksOf';
import { tooMuch } from './refusal';

/** Seconds until a request that found the queue full may try again. */
const retryAfter = 5;

/** How many wait at most: what a core hashes in the ten seconds that a request may take. */
const room = 300;

/**
 * The work of hashing passwords, which takes a core for some hundredths of a second: shared fairly by
 * the networks that cause it, so that a flood out of some waits for itself.
 */
export class Hashing {
  // One core is left to the answers, and hash.ts has as many slots: nothing waits behind this queue.
  private readonly slots = new FairSlots(
    Math.min(4, Math.max(1, availableParallelism() - 1)),
    room,
  );

  /** @throws GraphQLError RATE_LIMITED when too many wait; otherwise what the work throws. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.slots.run(senderOf(address), work);
    } catch (error) {
      throw error instanceof SlotsFull ? tooMuch(retryAfter) : error;
    }
  }
}
