import path from 'node:path';
import type { z } from 'zod';
import { isoOf } from '../seed/moments';
import { isReserved } from '../src/reservedSlugs';
import { defaultSite, inEachSite, isSite, type Site, sites } from '../src/sites';
import { type MarkdownFile, namesIn, readMarkdownFile, type TownFolder } from './files';
import { valueAt } from './issues';
import { readBlocks } from './markdown/readBlocks';
import { keyPattern } from './schemas';
import type { entryTypes, EntryType, Translation } from './sections';
import type { Yaml } from './Yaml';

type Section = keyof typeof entryTypes;

/** The section of a folder, with its name in the cms. */
const collectionOf = (section: Section) => (section === 'places' ? 'poi' : section);

/** The files of a section by the key of the entry and the language. */
function listFiles({ root, collected }: TownFolder, folder: string): Map<string, Set<Site>> {
  const entries = new Map<string, Set<Site>>();
  const absolute = path.join(root, folder);
  for (const name of namesIn(absolute)) {
    const [key = '', language = '', extension, ...rest] = name.split('.');
    if (!keyPattern.test(key) || !isSite(language) || extension !== 'md' || rest.length > 0) {
      const languages = sites.map((site) => `<name>.${site}.md`).join(' or ');
      const sentence = `the file must be named ${languages}; the name has small letters, digits and hyphens.`;
      collected.problems.add({ file: `${folder}/${name}`, line: 1 }, sentence);
      continue;
    }
    entries.set(key, (entries.get(key) ?? new Set()).add(language));
  }
  return entries;
}

/** Reports fields that the file of a language cannot have. */
function checkNames(
  { fields }: MarkdownFile,
  { shared, translated }: { shared: string[]; translated: string[] },
  defaultFile: string | undefined,
): void {
  for (const name of fields.keys()) {
    if (translated.includes(name) || (!defaultFile && shared.includes(name))) continue;
    if (shared.includes(name))
      fields.report([name], `belongs in ${defaultFile}, because all languages share it`);
    else
      fields.report(
        [name],
        `is not a field; the fields here are ${[...new Set([...(defaultFile ? [] : shared), ...translated])].join(', ')}`,
      );
  }
}

/** Reads what one language has of an entry; undefined if its fields have problems. */
function readTranslation<Translated extends z.ZodObject>(
  { fields, body, bodyLine }: MarkdownFile,
  schema: Translated,
  {
    hasNoBlocks,
    markdown = [],
  }: Pick<EntryType<z.ZodObject, Translated, unknown>, 'hasNoBlocks' | 'markdown'>,
  { collected }: TownFolder,
): Translation<z.output<Translated>> | undefined {
  const { file } = fields;
  const blocks = readBlocks({ text: body, file, firstLine: bodyLine, collected });
  if (hasNoBlocks && body.trim() !== '')
    collected.problems.add(
      { file, line: bodyLine },
      'there must be no text below the fields, because these entries have no blocks.',
    );
  const checked = fields.check(schema);
  checkFormerSlugs(fields);
  const html = Object.fromEntries(markdown.map((field) => [field, fields.htmlOf([field])]));
  return checked && { fields: checked, blocks, html };
}

/** Reports a former address that is the current one. */
function checkFormerSlugs(fields: Yaml): void {
  const slug = valueAt(fields.value, ['slug']);
  const former = valueAt(fields.value, ['formerSlugs']);
  if (typeof slug === 'string' && Array.isArray(former) && former.includes(slug))
    fields.report(['formerSlugs'], `must not have the current address ${slug}`);
}

/** The files that have an address, by language and slug. */
type Slugs = Map<string, string>;

/** Reports an address that another entry has in the language, or the site itself: the cms would refuse it. */
function checkSlug(
  { fields }: MarkdownFile,
  { slugs, section, site, kind }: { slugs: Slugs; section: Section; site: Site; kind: unknown },
): void {
  const slug = valueAt(fields.value, ['slug']);
  if (typeof slug !== 'string' || slug === '') return;
  const other = slugs.get(`${site} ${slug}`);
  if (other) fields.report(['slug'], `is also that of ${other}`);
  else slugs.set(`${site} ${slug}`, fields.file);
  // The addresses of listings and of the home page are fixed.
  if (kind !== 'archive' && kind !== 'home' && isReserved(collectionOf(section), slug))
    fields.report(['slug'], 'is the address of a fixed page of the site; choose another one');
}

/** Reads a section of a town: the entries of a folder by their keys, in the order of the entries. */
export function readSection<Shared extends z.ZodObject, Translated extends z.ZodObject, Seed>(
  town: TownFolder,
  section: Section,
  type: EntryType<Shared, Translated, Seed>,
): Record<string, Seed> {
  const folder = `content/${section}`;
  const read: { key: string; position: number; seed: Seed }[] = [];
  const slugs: Slugs = new Map();
  for (const [key, languages] of listFiles(town, folder)) {
    town.collected.references.declare(collectionOf(section), key);
    if (!languages.has(defaultSite)) {
      const place = { file: `${folder}/${key}.${defaultSite}.md`, line: 1 };
      town.collected.problems.add(place, 'the file is missing; only translations may be missing.');
      continue;
    }
    const entry = readEntry(town, { section, key, type, languages, slugs });
    if (entry) read.push({ key, ...entry });
  }
  read.sort((a, b) => a.position - b.position);
  return Object.fromEntries(read.map(({ key, seed }) => [key, seed]));
}

/** What stands in front of all other entries of its section if it has no date and no position. */
const beforeAllOthers = Number.NEGATIVE_INFINITY;

/** Where an entry stands among those of its section: by its date, the newest first, or by its position. */
function readPosition(fields: Yaml, name: EntryType<never, never, never>['position']) {
  const postDate = valueAt(fields.value, ['postDate']);
  if (typeof postDate === 'string') return -Date.parse(isoOf(postDate) ?? '');
  const position = valueAt(fields.value, [name]);
  if (position === undefined && fields.value !== undefined) fields.report([name], 'is missing');
  return typeof position === 'number' ? position : beforeAllOthers;
}

/** An entry to read. */
interface EntryFiles<Type> {
  section: Section;
  key: string;
  type: Type;
  languages: Set<Site>;
  slugs: Slugs;
}

/** Reads the files of an entry; undefined if they have problems. */
function readEntry<Shared extends z.ZodObject, Translated extends z.ZodObject, Seed>(
  town: TownFolder,
  { section, key, type, languages, slugs }: EntryFiles<EntryType<Shared, Translated, Seed>>,
): { position: number; seed: Seed } | undefined {
  const nameOf = (site: Site) => `content/${section}/${key}.${site}.md`;
  const read = (site: Site) => {
    const file = readMarkdownFile(town, nameOf(site));
    const isDefault = site === defaultSite;
    const schema = type.translated(isDefault);
    const names = { shared: Object.keys(type.shared.shape), translated: Object.keys(schema.shape) };
    checkNames(file, names, isDefault ? undefined : nameOf(defaultSite));
    return { file, texts: readTranslation(file, schema, type, town) };
  };
  const main = read(defaultSite);
  const { fields } = main.file;
  const translations = sites
    .filter((site) => site !== defaultSite && languages.has(site))
    .map((site) => ({ site, ...read(site) }));
  const shared = fields.check(type.shared);
  const position = readPosition(fields, type.position);
  const references = { seoImage: 'media' as const, ...type.references };
  for (const [field, to] of Object.entries(references)) if (to) fields.refer([field], to);
  referGallery(fields);
  const kind = valueAt(fields.value, ['kind']);
  for (const { site, file } of [{ site: defaultSite, ...main }, ...translations])
    checkSlug(file, { slugs, section, site, kind });
  for (const { file } of translations) checkContacts(main.file, file);
  const { texts } = main;
  if (!shared || !texts || translations.some((one) => !one.texts)) return undefined;
  const none = { fields: {}, blocks: [], html: {} };
  const textsIn = (site: Site) =>
    site === defaultSite ? texts : (translations.find((one) => one.site === site)?.texts ?? none);
  return { position, seed: type.toSeed(shared, inEachSite(textsIn)) };
}

/** Notes the files that the items of a gallery refer to, if it is more than a list of pictures. */
function referGallery(fields: Yaml): void {
  const gallery = valueAt(fields.value, ['gallery']);
  for (const index of Array.isArray(gallery) ? gallery.keys() : [])
    for (const name of ['images', 'video', 'poster'])
      fields.refer(['gallery', index, name], 'media');
}

/** Reports a language that has another number of contacts. */
function checkContacts(main: MarkdownFile, other: MarkdownFile): void {
  const count = ({ fields }: MarkdownFile) => {
    const contacts = valueAt(fields.value, ['contactLinks']);
    return Array.isArray(contacts) ? contacts.length : undefined;
  };
  const [first, second] = [count(main), count(other)];
  if (first !== undefined && second !== undefined && first !== second)
    other.fields.report(
      ['contactLinks'],
      `must have as many items as in ${main.fields.file}: ${first}, not ${second}`,
    );
}
