import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ [key: string]: string | string[] | Texts }} Texts */

/** Node has the dates of each language. */
const DATES = 'dates.json';

/** How many keys of a file are listed. */
const LISTED = 3;

/**
 * Lists the fixed texts that a language of a town does not have, so that they are English: a line for each file.
 *
 * @param {string} town its folder in `towns`
 * @param {string} code of the language
 */
export function untranslatedTexts(town, code) {
  const product = join(ROOT, 'src/i18n/texts');
  if (existsSync(join(product, code))) return [];
  const files = readdirSync(join(product, 'en')).filter((file) => file !== DATES);
  return files.flatMap((file) => {
    const own = keysIn(join(ROOT, 'towns', town, 'texts', code, file));
    // The notices of the language switcher have a text for each language of the switch, by its code.
    const wanted = keysIn(join(product, 'en', file)).map((key) =>
      key.replace(/^(language\.(?:missing|section|home))\..*/, `$1.${code}`),
    );
    const missing = [...new Set(wanted)].filter((key) => !own.includes(key));
    if (missing.length === 0) return [];
    const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : '';
    return `texts/${code}/${file} has no ${missing.slice(0, LISTED).join(', ')}${more}`;
  });
}

/** The keys of the texts in a file, which may be missing. @param {string} file */
function keysIn(file) {
  if (!existsSync(file)) return [];
  // Some editors write a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return pathsIn(/** @type {Texts} */ (JSON.parse(text)));
}

/** A text without words, such as A4, is the same in all languages. @param {string | string[]} text */
const hasWords = (text) => /\p{L}{2}/u.test(String(text));

/** @param {Texts} texts @returns {string[]} */
const pathsIn = (texts) =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string' || Array.isArray(value)) return hasWords(value) ? key : [];
    return pathsIn(value).map((path) => `${key}.${path}`);
  });
