import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../shared/town/language';
import { namesIn } from './namesIn';

/** The texts of a file: a tree whose leaves are texts or lists of texts. */
type Text = string | string[];
interface Texts {
  [key: string]: Text | Texts;
}

/** The texts of a language by the name of their file, without its extension. */
type Files = Record<string, Texts>;

const isTree = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFiles(folder: string): Files {
  return Object.fromEntries(
    namesIn(folder).map((name) => [name.replace('.json', ''), readTexts(path.join(folder, name))]),
  );
}

/** @throws {Error} that names the file, if it is not JSON in UTF-8 */
function readTexts(file: string): Texts {
  // Some editors write a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (text.includes('\uFFFD'))
    throw new Error(`${file}: is not UTF-8; save the file with the encoding UTF-8`);
  try {
    const texts: unknown = JSON.parse(text);
    if (isTree(texts)) return texts;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Error(`${file}: must be a group of texts in braces { }`);
}

/** The form of a value in a file of texts. */
function formOf(value: unknown): string {
  if (isTree(value)) return 'a group of texts';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return 'a list of texts';
  return typeof value === 'string' ? 'a text' : 'something else';
}

/** The endings of i18next for the plural forms of a language. */
const plural = /_(zero|one|two|few|many|other)$/;

const placeholdersOf = (text: Text): string =>
  [...new Set([...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))]
    .sort()
    .join(', ');

/** Lists what is wrong in the texts of a town: keys that the site does not use, and other placeholders. */
function problemsOf(own: Texts, product: Texts, place: string): string[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const known =
      product[key] ?? (plural.test(key) ? product[key.replace(plural, '_other')] : undefined);
    const at = `${place}${key}`;
    if (known === undefined) return [`${at}: the site has no such text`];
    if (isTree(value) && isTree(known)) return problemsOf(value, known, `${at}.`);
    if (isTree(value) || isTree(known) || formOf(value) !== formOf(known))
      return [`${at}: must be ${formOf(known)}`];
    const [names, wanted] = [placeholdersOf(value), placeholdersOf(known)];
    // A plural form may omit the number.
    return names === wanted || plural.test(key)
      ? []
      : [`${at}: has the placeholders “${names}” instead of “${wanted}”`];
  });
}

/** Returns the texts with those of the town instead of those of the product. */
function merge(product: Texts, own: Texts = {}): Texts {
  const merged: Texts = { ...product };
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key];
    merged[key] = isTree(value) && isTree(before) ? merge(before, value) : value;
  }
  return merged;
}

/**
 * Adds the plural forms that a language needs and its texts lack, so that the site finds a text for each number. English
 * texts have two forms, but Polish has four. The English singular is only for 1, but French uses it for 0 too.
 *
 * @param own the texts of the town, which replace English ones in `texts`
 */
function withAllForms(texts: Texts, own: Texts, rules: Intl.PluralRules): Texts {
  const complete: Texts = { ...texts };
  for (const [key, value] of Object.entries(texts)) {
    if (isTree(value)) {
      const inside = own[key];
      complete[key] = withAllForms(value, isTree(inside) ? inside : {}, rules);
    }
    if (!key.endsWith('_other')) continue;
    const isOwn = key in own;
    for (const form of rules.resolvedOptions().pluralCategories)
      if (!(key.replace(plural, `_${form}`) in (isOwn ? own : texts)))
        complete[key.replace(plural, `_${form}`)] = value;
    // i18next prefers this form for 0 in every language.
    if (!isOwn && rules.select(0) === 'one') complete[key.replace(plural, '_zero')] = value;
  }
  return complete;
}

/** The dates of a language that the product does not know, from Node's data of languages. */
function datesOf(iso: string): Texts {
  const calendar = 'gregory';
  const long = new Intl.DateTimeFormat(iso, { dateStyle: 'long', calendar, timeZone: 'UTC' });
  const partsOf = (month: number) => long.formatToParts(Date.UTC(2001, month, 5));
  const shown = ['day', 'month', 'year'];
  return {
    long: partsOf(0)
      .map(({ type, value }) => (shown.includes(type) ? `{{${type}}}` : value))
      .join(''),
    months: Array.from(
      { length: 12 },
      (_, month) => partsOf(month).find(({ type }) => type === 'month')?.value ?? '',
    ),
  };
}

/** The texts of a language: those of the product, else the English ones, with those of the town instead. */
function textsIn(language: Language, { product, town }: Folders): Files {
  const { code, iso } = language;
  const known = existsSync(path.join(product, code));
  const base = readFiles(path.join(product, known ? code : 'en'));
  if (!known) {
    base.dates = datesOf(iso);
    for (const name of notices) noticeIn(base, name)[code] = noticeIn(base, name).en ?? '';
  }
  const own = readFiles(path.join(town, code));
  const problems = Object.entries(own).flatMap(([name, texts]) => {
    const file = `texts/${code}/${name}.json`;
    const there = base[name];
    return there ? problemsOf(texts, there, `${file}, `) : [`${file}: the site has no such file`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const rules = new Intl.PluralRules(iso);
  return Object.fromEntries(
    Object.entries(base).map(([name, texts]) => {
      const merged = merge(texts, own[name]);
      return [name, known ? merged : withAllForms(merged, own[name] ?? {}, rules)];
    }),
  );
}

/** The notices of the language switcher. All languages have those of all others, in the language of the switch. */
const notices = ['missing', 'section', 'home'];

/** Returns a notice by the code of its language. */
function noticeIn(files: Files, name: string): Texts {
  const { language } = files.common ?? {};
  const notice = isTree(language) ? language[name] : undefined;
  if (!isTree(notice)) throw new Error(`The texts have no language.${name} in common.json.`);
  return notice;
}

/** Adds the notices of each language to the texts of all others. */
function shareNotices(texts: Record<string, Files>): void {
  for (const files of Object.values(texts))
    for (const name of notices)
      for (const [code, others] of Object.entries(texts))
        noticeIn(files, name)[code] = noticeIn(others, name)[code] ?? '';
}

interface Folders {
  /** The folder with the texts of the product. */
  product: string;
  /** The folder with the texts of the town; it may be missing. */
  town: string;
}

/** Refuses folders that are no language of the town, and files that are no texts, because the site would ignore them. */
function checkFolders(languages: readonly Language[], { town }: Folders): void {
  const codes = languages.map(({ code }) => code);
  for (const name of namesIn(town)) {
    if (!codes.includes(name))
      throw new Error(
        `texts/${name}: is no language of the town; town.config.ts has ${codes.join(', ')}`,
      );
    for (const file of namesIn(path.join(town, name)))
      if (!file.endsWith('.json'))
        throw new Error(`texts/${name}/${file}: is not read; a file of texts ends in .json`);
  }
}

/**
 * Returns the texts of all languages of a town.
 *
 * @throws {Error} with a line for each wrong text of the town
 */
export function mergeTexts(
  languages: readonly Language[],
  folders: Folders,
): Record<string, Files> {
  checkFolders(languages, folders);
  const texts = Object.fromEntries(
    languages.map((language) => [language.code, textsIn(language, folders)]),
  );
  shareNotices(texts);
  return texts;
}

/** The files of texts that the site does not load by their names. */
const notLoadedByName = ['dates', 'mails', 'choices'];

/**
 * The labels of what editors choose and visitors see, by group, value and language. Italian and English are always
 * there, because they are the languages of the admin.
 */
export function choicesIn(texts: Record<string, Files>, product: string): Texts {
  const admin = {
    it: readFiles(path.join(product, 'it')),
    en: readFiles(path.join(product, 'en')),
  };
  const languages = Object.entries({ ...admin, ...texts });
  const labelIn = (files: Files, group: string, value: string): Text | Texts => {
    const labels = files.choices?.[group];
    return isTree(labels) ? (labels[value] ?? '') : '';
  };
  const groups = Object.entries(admin.en.choices ?? {}).map(([group, values]) => [
    group,
    Object.fromEntries(
      Object.keys(values).map((value) => [
        value,
        Object.fromEntries(languages.map(([code, files]) => [code, labelIn(files, group, value)])),
      ]),
    ),
  ]);
  return Object.fromEntries(groups) as Texts;
}

/** The texts of the mails that the cms sends, in all languages. */
export const mailsIn = (texts: Record<string, Files>): Record<string, Texts | undefined> =>
  Object.fromEntries(Object.entries(texts).map(([code, { mails }]) => [code, mails]));

/**
 * Writes the texts of all languages of a town to public/locales, from where the site reads them. Dates and the
 * texts of errors, which the code bundles in all languages, are in one file each. The texts of mails and choices
 * are not here, because only the cms uses them.
 */
export async function writeTexts(root: string, texts: Record<string, Files>): Promise<void> {
  const folder = path.join(root, 'public/locales');
  await mkdir(folder, { recursive: true });
  for (const code of await readdir(folder))
    if (!(code in texts)) await rm(path.join(folder, code), { recursive: true });
  const write = async (name: string, content: unknown): Promise<void> => {
    const file = path.join(folder, `${name}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  };
  const inAll = (read: (files: Files) => unknown) =>
    Object.fromEntries(Object.entries(texts).map(([code, files]) => [code, read(files)]));
  await write(
    'dates',
    inAll(({ dates }) => dates),
  );
  await write(
    'errors',
    inAll(({ common: { error, notFound } = {} }) => ({ error, notFound })),
  );
  for (const [code, files] of Object.entries(texts))
    for (const [name, content] of Object.entries(files))
      if (!notLoadedByName.includes(name)) await write(`${code}/${name}`, content);
}
