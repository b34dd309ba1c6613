/** Why a password is refused. */
export type PasswordFault =
  'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_CONTEXT' | 'PASSWORD_TOO_COMMON';

/** What a password must be. */
export interface PasswordRule {
  /** Characters. */
  shortest: number;
  /** The power of ten of the guesses that it must take, as zxcvbn estimates them. */
  guesses: number;
}

/** Characters (NIST SP 800-63B-4 asks for 64 at least). */
export const longest = 128;

/** Characters, of which some take two places in a text. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Lower case without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);

/**
 * Why a password is refused, or null for a good one. There is no rule about kinds of characters, and
 * a password is never changed or cut.
 *
 * @param names What anybody knows of the account: names of site and town, address, own name.
 */
export async function passwordFault(
  password: string,
  names: readonly string[],
  rule: PasswordRule,
): Promise<PasswordFault | null> {
  const normal = password.normalize('NFC');
  const length = lengthOf(normal);
  if (length < rule.shortest) return 'PASSWORD_TOO_SHORT';
  if (length > longest) return 'PASSWORD_TOO_LONG';
  // Its word lists take 30 MB and a third of a second: scripts that only read the configuration
  // do not load them.
  const { estimate } = await import('./estimate');
  const words = wordsOf(names);
  const isStrong = (text: string): boolean => {
    const { guesses, isRandom } = estimate(text, words);
    // zxcvbn counts a random character as ten guesses only: eight of them are below the bound.
    return guesses >= rule.guesses || (isRandom && lengthOf(text) >= rule.shortest);
  };
  const folded = fold(normal);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded);
  // Names count for nothing: many of them in a row would look strong.
  if (rest !== folded && !isStrong(rest)) return 'PASSWORD_CONTEXT';
  return isStrong(normal) ? null : 'PASSWORD_TOO_COMMON';
}
