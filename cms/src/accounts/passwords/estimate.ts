import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as italian from '@zxcvbn-ts/language-it';

/** Favourite passwords of Italians that the language packs lack, the most frequent first. */
const italianPasswords = [
  ...['tiamo', 'forza napoli', 'forzanapoli', 'forza juve', 'forzajuve', 'forza inter'],
  ...['forzainter', 'forza milan', 'forzamilan', 'forza roma', 'forzaroma', 'forza italia'],
  ...['forzaitalia', 'ciaobella', 'mipiace', 'coccinella', 'parolachiave', 'paroladordine'],
  ...['tivogliobene', 'passwordsicura', 'provaprova', 'ciaomondo', 'nonloso', 'nonricordo'],
  ...['fammientrare'],
];

const zxcvbn = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    // Both languages name some of their lists alike.
    ...Object.fromEntries(
      Object.entries(italian.dictionary).map(([name, words]) => [`${name}-it`, words]),
    ),
    ...english.dictionary,
    italianPasswords,
  },
  graphs: common.adjacencyGraphs,
  // Together they bound the work on one password to about 50 ms: it blocks the event loop.
  maxLength: 32,
  l33tMaxSubstitutions: 10,
});

/** How hard a password is to guess. */
export interface Estimate {
  /** The power of ten of the guesses that it takes. */
  guesses: number;
  /** Whether nothing in it is a word, a name, a date, a sequence or a repetition. */
  isRandom: boolean;
}

/**
 * Estimates how many guesses a password takes, from its first 32 characters.
 *
 * @param names Words that an attacker tries first, such as the owner's name.
 */
export function estimate(password: string, names: readonly string[]): Estimate {
  const { guessesLog10, sequence } = zxcvbn.check(password, [...names]);
  return {
    guesses: guessesLog10,
    isRandom: sequence.length === 1 && sequence[0]?.pattern === 'bruteforce',
  };
}
