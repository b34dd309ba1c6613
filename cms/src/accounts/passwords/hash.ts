import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter, QueueFullError } from '../../lib/ConcurrencyLimiter';
import { rateLimitError } from '../refusal';

/** The parameters of argon2id: the minimum that OWASP recommends, memory in kB. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Seconds after which a client may retry when the queue is full. */
const retryAfter = 5;

// One core stays free to answer other requests. Hashing and file reads share a pool of four threads, which is
// therefore the maximum.
const slots = new ConcurrencyLimiter(Math.min(4, Math.max(1, availableParallelism() - 1)), 100);

async function withHashSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work);
  } catch (error) {
    throw error instanceof QueueFullError ? rateLimitError(retryAfter) : error;
  }
}

// NFC makes the same password equal on every keyboard. Nothing else of it is changed.
const normalize = (password: string): string => password.normalize('NFC');

/** The hash to store for a password. */
export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(normalize(password), strength));

// A hash of a random text with the same parameters, for accounts that do not exist.
const dummyHash = hash(crypto.randomUUID(), strength);

/**
 * Whether a password matches a hash. Without a hash (the account does not exist) the result is false after
 * the same work, so that the response time reveals nothing.
 */
export async function isCorrectPassword(password: string, stored: string | null): Promise<boolean> {
  const dummy = await dummyHash;
  return withHashSlot(async () => {
    const fits = await verify(stored ?? dummy, normalize(password)).catch(() => false);
    return fits && stored !== null;
  });
}

/** Whether a hash was created with parameters other than the current ones. */
export function isOutdatedHash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    !stored.startsWith('$argon2id$') ||
    memoryCost !== strength.memoryCost ||
    timeCost !== strength.timeCost ||
    parallelism !== strength.parallelism
  );
}
