import { foldLetters } from './letters';

/** A word of a text, folded, and its place in code units. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/**
 * Words with their marks, which many scripts need, and with what is invisible in them, and the sign after them that may
 * join them to the next: a hyphen, a dot, an apostrophe or a middle dot, as in `wi-fi`, `l'alloggio` and `U.S.A`.
 */
const words =
  /((?:(?![ʼʹ])[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}])+)([-‐‑−﹣－.·'’‘‛ʼʹ′`´＇](?=[\p{L}\p{N}\p{Cf}]))?/gu;

const signs = /[^\p{L}\p{N}\p{M}]+/gu;

/** The most neighbours in a compound that are also read as one word. */
const maxParts = 4;
/** The most letters of an abbreviation, which is one word too. */
const maxLetters = 12;

/** The compounds of a text, with the parts of each. Most have only one. */
export function compoundsOf(text: string): Word[][] {
  const compounds: Word[][] = [];
  let isJoined = false;
  for (const { 0: all, 1: typed = '', 2: joint, index: start } of text.matchAll(words)) {
    const word = foldLetters(typed).replace(signs, '');
    const part = { word, start, end: start + typed.length };
    if (word === '') continue;
    if (isJoined && compounds.at(-1)?.at(-1)?.end === start - 1) compounds.at(-1)?.push(part);
    else compounds.push([part]);
    isJoined = joint !== undefined && all.length > typed.length;
  }
  return compounds;
}

/** The words of a text, folded and split at every sign. */
export const plainWords = (text: string): string[] =>
  compoundsOf(text).flatMap((parts) => parts.map(({ word }) => word));

/** Joins parts of a compound to one word. */
function join(parts: readonly Word[], start: number, end: number): Word {
  const joined = parts.slice(start, end);
  return {
    word: joined.map(({ word }) => word).join(''),
    start: joined[0]?.start ?? 0,
    end: joined.at(-1)?.end ?? 0,
  };
}

/** A compound as one word, if it is short enough, or an abbreviation. */
function wholeOf(parts: readonly Word[]): Word | null {
  const isAbbreviation = parts.length <= maxLetters && parts.every(({ word }) => word.length === 1);
  return parts.length <= maxParts || isAbbreviation ? join(parts, 0, parts.length) : null;
}

/** The words by which a text is found: all its words, and neighbours in a compound as one, so that `wifi` finds `wi-fi`. */
export const wordsOf = (text: string): Word[] =>
  compoundsOf(text).flatMap((parts) => {
    // A longer chain is no compound; its neighbours would only make the words many.
    const most = parts.length > maxLetters ? 1 : maxParts;
    const joined = parts.flatMap((_, start) =>
      parts.slice(start, start + most).map((__, n) => join(parts, start, start + n + 1)),
    );
    const whole = parts.length > maxParts ? wholeOf(parts) : null;
    return whole ? [...joined, whole] : joined;
  });

/** Words that are folded already, as the database stores them. */
const folded = /^[a-z0-9 ]*$/;

/** The words by which a text is found, without their places. */
export const searchWords = (text: string): string[] =>
  folded.test(text)
    ? text.split(' ').filter((word) => word !== '')
    : wordsOf(text).map(({ word }) => word);

/**
 * The ways to read a compound of a query: each is a list of words that an entry must have. `wi-fi` is read as `wifi`,
 * and as `wi` and `fi`.
 */
export function readings(parts: readonly Word[]): string[][] {
  const one = wholeOf(parts);
  const whole = one ? [[one.word]] : [];
  if (parts.length === 1) return whole;
  if (parts.length > maxParts) return [...whole, parts.map(({ word }) => word)];
  const split = parts
    .slice(1)
    .flatMap((_, n) =>
      readings(parts.slice(n + 1)).map((rest) => [join(parts, 0, n + 1).word, ...rest]),
    );
  return [...whole, ...split];
}
