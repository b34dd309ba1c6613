import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Slots, SlotsFull } from '../../lib/Slots';
import { tooMuch } from '../refusal';

/** The strength of hashes: argon2id as OWASP asks at least, memory in kB. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Seconds until a request that found the queue full may try again. */
const retryAfter = 5;

// One core is left to the answers, also to those who only read; hashing takes threads of the same
// pool as reading files, so never more than its four.
const slots = new Slots(Math.min(4, Math.max(1, availableParallelism() - 1)), 100);

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work);
  } catch (error) {
    throw error instanceof SlotsFull ? tooMuch(retryAfter) : error;
  }
}

// The same password must be the same on every keyboard; nothing else about it is changed.
const normal = (password: string): string => password.normalize('NFC');

/** The hash to store for a password. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normal(password), strength));

// Made with the same strength out of nothing that anybody knows.
const stranger = hash(crypto.randomUUID(), strength);

/**
 * Whether a password is right. Without a hash, for an account that is not there, it is wrong after
 * the same work.
 */
export async function isRight(password: string, stored: string | null): Promise<boolean> {
  const dummy = await stranger;
  return inTurn(async () => {
    const fits = await verify(stored ?? dummy, normal(password)).catch(() => false);
    return fits && stored !== null;
  });
}

/** Whether a hash was made with another strength than that of today. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    !stored.startsWith('$argon2id$') ||
    memoryCost !== strength.memoryCost ||
    timeCost !== strength.timeCost ||
    parallelism !== strength.parallelism
  );
}
