export type PasswordFault =
  'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_CONTEXT' | 'PASSWORD_TOO_COMMON';

export interface PasswordRule {
  /** Characters. */
  minLength: number;
  /** The decimal logarithm of the minimum number of guesses, as zxcvbn estimates them. */
  minGuesses: number;
}

/** Characters (NIST SP 800-63B-4 requires at least 64). */
export const maxPasswordLength = 128;

/** Counts characters instead of UTF-16 code units, because some characters have two. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Converts to lower case and removes accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const nameParts = (names: readonly string[]): string[] =>
  names
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);

/**
 * Returns why a password is refused, or null if it is accepted. There is no rule about kinds of characters,
 * and a password is never changed or truncated.
 *
 * @param names Publicly known names: those of the site and town, the email address and the person's name.
 */
export async function passwordFault(
  password: string,
  names: readonly string[],
  rule: PasswordRule,
): Promise<PasswordFault | null> {
  const normal = password.normalize('NFC');
  const length = lengthOf(normal);
  if (length < rule.minLength) return 'PASSWORD_TOO_SHORT';
  if (length > maxPasswordLength) return 'PASSWORD_TOO_LONG';
  // The word lists take 30 MB and a third of a second to load, so scripts that only read the configuration
  // should not load them.
  const { estimate } = await import('./estimate');
  const words = nameParts(names);
  const isStrong = (text: string): boolean => {
    const { guesses, isRandom } = estimate(text, words);
    // zxcvbn counts only ten guesses per random character, so eight random characters are below the minimum.
    return guesses >= rule.minGuesses || (isRandom && lengthOf(text) >= rule.minLength);
  };
  const folded = fold(normal);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded);
  // Known names are removed before the estimate, because a sequence of them would look strong.
  if (rest !== folded && !isStrong(rest)) return 'PASSWORD_CONTEXT';
  return isStrong(normal) ? null : 'PASSWORD_TOO_COMMON';
}
