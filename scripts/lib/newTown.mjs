import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';
import { filesBelow } from './stamp.mjs';

/**
 * The folder of a new town: settings, a home page, the listings, and legal pages that say what is missing. In
 * its files `__name__` stands for the name of the town, `__email__`, `__phone__`, `__colour__` and `__languages__` for
 * the other answers.
 */
const TEMPLATE = fileURLToPath(new URL('../templates/town', import.meta.url));

/**
 * The questions of the command. Each value is safe in YAML, Markdown and SVG, so that it needs no escaping.
 *
 * @type {{ [name in keyof Answers]: { question: string, form: RegExp, rule: string, initial?: string } }}
 */
export const QUESTIONS = {
  name: {
    question: 'Name of the town',
    form: /^['’]?\p{L}[\p{L}\p{M} '’./()-]{1,59}$/u,
    rule: 'must be letters, spaces, apostrophes, hyphens, slashes and parentheses',
  },
  email: {
    question: 'E-mail of the office',
    form: /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
    rule: 'must be an e-mail address',
  },
  phone: {
    question: 'Telephone of the office',
    form: /^\+?\d[\d ]{4,24}$/,
    rule: 'must be digits and spaces, such as 0123 456789',
  },
  colour: {
    question: 'Colour of the town',
    form: /^#[0-9a-f]{6}$/i,
    rule: 'must be a colour such as #00695c',
    initial: '#a63a22',
  },
  languages: {
    question: 'Languages of the site',
    form: /^it, ?en(, ?(?!it|en)[a-z]{2})*$/,
    rule: 'must be it, en and the codes of any others, such as it, en, de',
    initial: 'it, en',
  },
};

/** @typedef {{ name: string, email: string, phone: string, colour: string, languages: string }} Answers */

/**
 * What is wrong with an answer; undefined if nothing is.
 *
 * @param {keyof Answers} key
 * @param {string} answer
 */
export function refusalOf(key, answer) {
  const { question, form, rule } = QUESTIONS[key];
  const problem = form.test(answer) ? key === 'languages' && problemOfCodes(answer) : rule;
  return problem ? `${question} (--${key}) ${problem}.` : undefined;
}

/** @param {string} answer */
const codesIn = (answer) => answer.split(/, ?/);

/**
 * Checks the codes before the settings are written. towns/resolveLanguage.ts checks the same later, but this file must
 * load before the packages are installed.
 *
 * @param {string} answer
 */
function problemOfCodes(answer) {
  const codes = codesIn(answer);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const unknown = codes.find((code) => names.of(code) === undefined);
  if (unknown) return `must be codes of languages (ISO 639-1), but ${unknown} is none`;
  return new Set(codes).size < codes.length ? 'must name each language once' : undefined;
}

/** The name of the folder: `Città di Sant’Elmo` is `citta-di-sant-elmo`. @param {string} name */
export const folderOf = (name) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Writes the folder of a new town.
 *
 * @param {string} towns the folder of all towns
 * @param {Answers} answers
 * @returns {Promise<string>} the name of the folder
 * @throws {Problem} if an answer is wrong, or the town exists
 */
export async function addTown(towns, answers) {
  for (const key of /** @type {(keyof Answers)[]} */ (Object.keys(QUESTIONS))) {
    const refusal = refusalOf(key, answers[key]);
    if (refusal) throw new Problem(refusal);
  }
  const folder = folderOf(answers.name);
  if (!folder) throw new Problem('The name of the town must have a letter from a to z.');
  if (existsSync(join(towns, folder))) throw new Problem(`towns/${folder} exists already.`);
  const codes = codesIn(answers.languages);
  const values = {
    ...answers,
    phoneLink: answers.phone.replaceAll(' ', ''),
    languages: codes.map((code) => `{ code: '${code}' }`).join(', '),
  };
  const added = codes.slice(2);
  for (const template of await filesBelow(TEMPLATE, ['.'])) {
    const file = join(towns, folder, relative(TEMPLATE, template).replace(/\.template$/, ''));
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(template, 'utf8');
    const filled = text.replaceAll(
      /__(name|email|phoneLink|phone|colour|languages)__/g,
      (_, /** @type {keyof typeof values} */ key) => values[key],
    );
    await writeFile(file, file.endsWith('.yml') ? repeatEnglish(filled, added) : filled, {
      flag: 'wx',
    });
    if (file.endsWith('.en.md'))
      for (const code of added)
        await writeFile(file.replace(/en\.md$/, `${code}.md`), filled, { flag: 'wx' });
  }
  return folder;
}

/**
 * Adds the English text in other languages, until it is translated, to each text of a YAML file.
 *
 * @param {string} yaml with each text as `{ it: …, en: … }` or as lines `it: …` and `en: …`
 * @param {string[]} codes
 */
const repeatEnglish = (yaml, codes) =>
  yaml
    .replaceAll(/, en: (.*) \}$/gm, (english, text) =>
      english.replace(/ \}$/, `${codes.map((code) => `, ${code}: ${text}`).join('')} }`),
    )
    .replaceAll(/^( +)en: (.*)$/gm, (english, indent, text) =>
      [english, ...codes.map((code) => `${indent}${code}: ${text}`)].join('\n'),
    );
