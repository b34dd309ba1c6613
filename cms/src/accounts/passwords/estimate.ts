import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as italian from '@zxcvbn-ts/language-it';

/** Common Italian passwords that the language packs lack, the most frequent first. */
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
    // Some lists have the same name in both languages.
    ...Object.fromEntries(
      Object.entries(italian.dictionary).map(([name, words]) => [`${name}-it`, words]),
    ),
    ...english.dictionary,
    italianPasswords,
  },
  graphs: common.adjacencyGraphs,
  // These bounds limit the work per password to about 50 ms, because it blocks the event loop.
  maxLength: 32,
  l33tMaxSubstitutions: 10,
});

interface Estimate {
  /** The decimal logarithm of the number of guesses. */
  guesses: number;
  /** Whether the password contains no word, name, date, sequence or repetition. */
  isRandom: boolean;
}

/**
 * Estimates how many guesses a password needs, based on its first 32 characters.
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
