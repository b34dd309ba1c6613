import { hash, parseOptions, verify } from '@node-rs/argon2';

/** The parameters of argon2id: the minimum that OWASP recommends, memory in kB. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// NFC makes the same password equal on every keyboard. Nothing else of it is changed.
const normalize = (password: string): string => password.normalize('NFC');

/** The hash to store for a password. Call it in a VisitorHashQueue, like `isCorrectPassword`. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalize(password), strength);

// A hash of a random text with the same parameters, for accounts that do not exist.
const dummyHash = hash(crypto.randomUUID(), strength);

/**
 * Whether a password matches a hash. Without a hash (the account does not exist) the result is false after
 * the same work, so that the response time reveals nothing.
 */
export async function isCorrectPassword(password: string, stored: string | null): Promise<boolean> {
  const fits = await verify(stored ?? (await dummyHash), normalize(password)).catch(() => false);
  return fits && stored !== null;
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
