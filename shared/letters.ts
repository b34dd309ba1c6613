/** Letters that Unicode does not split, and how people write them without the special letter. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/** Soft hyphens, direction marks, joiners, variation selectors, and what Unicode does not assign. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/** Spaces, and the controls that Word, PowerPoint and PDF put between lines. Half a character is one too. */
const blank = /[\p{Z}\p{Cc}\p{Cs}]+/gu;

/** Signs that are typed or corrected instead of an apostrophe. Unicode would read some of them as accents. */
const apostrophes = /[’‘‛ʼʹ′`´＇]/g;

/** Signs that look like a hyphen inside a word. */
const hyphens = /[‐‑−﹣－]/g;

/**
 * Returns a text as it is compared, on one line: digits and letters in their usual form, without joined and invisible
 * letters, with one kind of hyphen, apostrophe and space. A stored title keeps its joiners, which Persian and emoji need.
 */
export const readLetters = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(hyphens, '-')
    .replace(blank, ' ')
    .trim();

/** Returns a text as `readLetters`, in lower case without accents and special letters: `Straße` becomes `strasse`. */
export const foldLetters = (text: string): string =>
  readLetters(text)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[æœßøđðþłħıς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/**
 * Removes spaces and what cannot be seen from the ends of a text. Inside, Persian and emoji need it. It looks for what
 * stays: to look for the spaces at the end would read each run of spaces once from each of them.
 */
export const trimInvisible = (text: string): string =>
  /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? '';

/** Removes what cannot be seen from an address of the web, and the spaces around it; its other letters count. */
export const cleanAddress = (text: string): string =>
  text.replace(invisible, '').replace(blank, ' ').trim();

/** Returns a code as it is stored: capitals, without spaces and hyphens. */
export const cleanCode = (text: string): string =>
  readLetters(text).replace(/[ -]/g, '').toUpperCase();
