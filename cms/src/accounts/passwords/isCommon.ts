import { commonWords } from './commonWords';
import { fold, unmask } from './plain';

/** Rows of keyboards, and what people write along instead of thinking of a password. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qweasdzxcrtyfghvbnuiojklm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'zaqxswcdevfrbgtnhymjukilop',
  'a1b2c3d4e5f6g7h8',
];
const directions = runs.flatMap((run) => [run, run.split('').reverse().join('')]);

const isRun = (text: string): boolean =>
  text.length >= 4 && directions.some((run) => run.includes(text));

/** `abcabcabc`, `aaaaaaaa`: one short piece again and again. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text);

/** Whether a text is made of well-known words and nothing else; the longest are tried first. */
function isOfWords(text: string, most: number): boolean {
  if (text === '') return true;
  if (most === 0) return false;
  for (let length = Math.min(text.length, 16); length >= 3; length -= 1)
    if (commonWords.has(text.slice(0, length)) && isOfWords(text.slice(length), most - 1))
      return true;
  return false;
}

/** At the end or the beginning: `password123!`, `2026estate`. */
const withoutEnds = (text: string): string =>
  text.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,6}$/u, '');

/**
 * Whether a password is one of those that are tried first: runs on the keyboard, repetitions, dates,
 * one or two well-known words of both languages, also with numbers around and signs for letters.
 */
export function isCommon(password: string): boolean {
  const plain = fold(password);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  if (isRepeated(plain) || isRun(letters)) return true;
  // Numbers alone: dates, telephone numbers, years one after another.
  if (/^[\d\p{P}\s]{1,12}$/u.test(plain)) return true;
  const cores = new Set([plain, withoutEnds(plain)].flatMap((text) => [text, unmask(text)]));
  return [...cores].some((core) => {
    const word = core.replace(/[^\p{L}\p{N}]/gu, '');
    return word !== '' && (isOfWords(word, 2) || isRun(word) || isRepeated(word));
  });
}
