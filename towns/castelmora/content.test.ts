import { readFileSync } from 'node:fs';
import { categoryGroups } from '../../cms/src/api/groups';
import { directives } from '../../cms/content/markdown/directives';
import type { BlockSeed, GalleryItemSeed } from '../../cms/content/markdown/blockSchema';
import { readBlocks } from '../../cms/content/markdown/readBlocks';
import { writeBlocks } from '../../cms/content/markdown/writeBlocks';
import { Problems } from '../../cms/content/Problems';
import { readTown } from '../../cms/content/readTown';
import { References } from '../../cms/content/References';
import { dateOfSeed } from '../../cms/seed/moments';
import type { CategorySeed, SeedContent } from '../../cms/seed/types';
import { type EntryCollection, entryCollections } from '../../cms/src/sections/sections';
import { sites } from '../../cms/src/sites';

// What only this town needs, so that it shows everything. `npm run content -- check` checks what each town needs.

const content = readTown('castelmora');
const { pictures, accommodations, pages, menus, globals } = content;

type Entry = SeedContent[EntryCollection][string];
const everyEntry = entryCollections.flatMap((section) => Object.values<Entry>(content[section]));
const withChildren = (blocks: BlockSeed[]): BlockSeed[] =>
  blocks.flatMap((block) =>
    'children' in block ? [block, ...withChildren(block.children)] : [block],
  );
const layouts = [
  ...everyEntry.flatMap((entry) => ('blocks' in entry ? [entry.blocks] : [])),
  globals.prefooter.blocks,
];
const blocks = layouts.flatMap(({ it, en }) => withChildren([...it, ...en]));

/** Every leaf of a tree with the path to it. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

/** The leaves of both languages of everything that has two. */
function bilinguals(
  value: unknown,
  path = '',
): { it: Map<string, unknown>; en: Map<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('it' in value && 'en' in value)
    return [{ it: new Map(leaves(value.it, path)), en: new Map(leaves(value.en, path)) }];
  return Object.entries(value).flatMap(([key, child]) => bilinguals(child, `${path}/${key}`));
}

const mediaOfItem = (item: GalleryItemSeed): (string | undefined)[] => {
  if ('images' in item) return item.images;
  return 'video' in item ? [item.video, item.poster] : [];
};

/** Keys of the media library that a block shows. */
function mediaOf(block: BlockSeed): (string | undefined)[] {
  switch (block.type) {
    case 'image':
    case 'card':
      return [block.image];
    case 'icon':
      return [block.icon];
    case 'hero':
      return [block.backgroundImage, block.backgroundVideo, block.backgroundVideoMobile];
    case 'slider':
      return block.slides.map((slide) => slide.coverImage);
    case 'video':
      return [block.video, block.poster];
    case 'gallery':
      return block.items.flatMap(mediaOfItem);
    default:
      return [];
  }
}

/** Leaves that contain a name, not a sentence. */
const names =
  /\/(type|file|files|captions|image|icon|images\/\d+|coverImage|video|poster|backgroundImage|backgroundVideo|backgroundVideoMobile|embedUrl|url|key|section|group|menu|files\/\d+|fontSize|conditionalField|listFilter|listFilterBasic|listCategories\/\d+|listTags\/\d+|listEntries\/\d+|responsiveVisibility\/\d+|buttonStyle|orientation|alignment|direction|contentWidth|minHeight|backgroundColor|textColor)$/;
const texts = leaves(content).flatMap(([path, text]) =>
  typeof text === 'string' && !names.test(path) ? [`${path}: ${text}`] : [],
);
const misspelt = /[A-Za-zàèéìòù]'|\bE[’'] | {2,}|\.\.\./;

test('all files, categories and tags of the town are used, and all kinds of blocks', () => {
  const used = new Set<string | undefined>([
    globals.siteInfo.image,
    ...categoryGroups.flatMap((group) =>
      Object.values<CategorySeed>(content[group]).map(({ image }) => image),
    ),
    ...Object.values(accommodations).flatMap(({ gallery }) => gallery.flatMap(mediaOfItem)),
    ...everyEntry.flatMap((entry) => [
      'image' in entry ? entry.image : undefined,
      'thumbnail' in entry ? entry.thumbnail : undefined,
      'icon' in entry ? entry.icon : undefined,
      ...('categories' in entry ? entry.categories : []),
      ...('tags' in entry ? entry.tags : []),
    ]),
    ...blocks.flatMap(mediaOf),
    ...blocks.flatMap((block) => (block.type === 'download' ? block.files : [])),
    ...blocks.map(({ type }) => type),
  ]);
  const { icons, clips, documents, eventsTags, newsTags } = content;
  const groups = categoryGroups.map((group) => content[group]);
  const all = [pictures, icons, clips, documents, eventsTags, newsTags, ...groups, directives];
  expect(all.flatMap((one) => Object.keys(one)).filter((name) => !used.has(name))).toEqual([]);
  const embedding = leaves(content).flatMap(([path]) =>
    path.endsWith('/embedUrl') ? [path.split('/')[1]] : [],
  );
  expect(new Set(embedding).size).toBe(6);
});

test('all texts of the town are the same after an export', () => {
  const texts = layouts.flatMap(({ it, en }) => [it, en]);
  expect(texts.length).toBeGreaterThan(400);
  const collected = { problems: new Problems(), references: new References() };
  for (const one of texts) {
    const text = writeBlocks(one);
    expect(readBlocks({ text, file: 'page.it.md', firstLine: 1, collected })).toEqual(one);
  }
  expect(collected.problems.lines()).toEqual([]);
});

test('no address, phone number or e-mail is real, except those of the law', () => {
  const text = JSON.stringify(content);
  const hosts = [...text.matchAll(/(?:https?:\/\/|mailto:[^"\\@]*@)([^/"\\]+)/g)];
  const allowed = /(^|\.)example\.org$|^(creativecommons\.org|form\.agid\.gov\.it)$/;
  expect(hosts.filter(([, host]) => !allowed.test(host ?? ''))).toEqual([]);
  const numbers = [...text.matchAll(/tel:([^"\\]+)/g)];
  expect(numbers.filter(([, number]) => !/^(0000\d{6}|112)$/.test(number ?? ''))).toEqual([]);
});

test('both languages have the same layout, each its own texts, and well-set type', () => {
  /** Words and names that are the same in Italian and English. */
  const shared = new Set(['', 'Studium', 'News', 'news', 'credits', 'privacy']);
  const properName =
    /^[A-ZÈ][\w’àèéìòù]*( (d[aei]l?l?[aeio]?’?|e|di|degli|delle|[A-Z0-9][\w’àèéìòù]*))*$/u;
  const pairs = bilinguals(content);
  for (const { it, en } of pairs) expect([...en.keys()]).toEqual([...it.keys()]);
  const untranslated = pairs.flatMap(({ it, en }) =>
    [...it].filter(
      ([path, text]) =>
        typeof text === 'string' &&
        en.get(path) === text &&
        !names.test(path) &&
        !shared.has(text) &&
        !properName.test(text),
    ),
  );
  expect(untranslated).toEqual([]);
  expect(texts.filter((text) => misspelt.test(text))).toEqual([]);
});

test('the sections have enough entries, and events before and after the day of the seed', () => {
  const counts = Object.fromEntries(
    entryCollections.map((section) => [section, Object.keys(content[section]).length]),
  );
  expect(counts).toMatchObject({
    ...{ accommodations: 60, services: 45, events: 40, universities: 6, news: 40, poi: 40 },
  });
  expect(counts.pages).toBeGreaterThanOrEqual(20);
  const today = new Date('2026-05-13T10:00:00Z');
  const events = Object.values(content.events).map(({ starts, ends }) => ({
    start: dateOfSeed(starts, today),
    end: ends ? dateOfSeed(ends, today) : '',
  }));
  expect(events.filter(({ end }) => new Date(end) < today).length).toBeGreaterThanOrEqual(10);
  expect(events.filter(({ start }) => new Date(start) > today).length).toBeGreaterThanOrEqual(20);
  expect(events.filter(({ start, end }) => end <= start)).toEqual([]);
  // Their dates are relative.
  const months =
    /\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|January|February|April|June|July|August|September|October|November|December)\b/;
  const dated = texts.filter((text) => /^\/(events|news)\//.test(text) && months.test(text));
  expect(dated).toEqual([]);
});

test('the header leads to the four primary sections', () => {
  const keys = menus.headerMenu.it.map(({ link }) => 'entry' in link && link.entry.key);
  expect(keys).toEqual(['universities', 'accommodations', 'services', 'events']);
});

test('homes are of every type and in every state, and their data are plausible', () => {
  const entries = Object.entries(accommodations);
  const homes = entries.map(([, home]) => home);
  const countOf = (status?: string) =>
    homes.filter(({ availabilityStatus }) => availabilityStatus === status).length;
  expect([countOf(), countOf('freeSoon'), countOf('busy')]).toEqual([40, 10, 10]);
  expect(homes.filter(({ studentCardReserved }) => studentCardReserved)).toHaveLength(10);
  expect(new Set(homes.map(({ accommodationType }) => accommodationType)).size).toBe(9);
  for (const field of ['image', 'cin'] as const) {
    const values = homes.flatMap((home) => home[field] ?? []);
    expect(new Set(values).size).toBe(values.length);
  }
  const problems = entries.flatMap(([key, home]) => {
    const { address, cin = '', gallery, accommodationType, image } = home;
    const media = gallery.flatMap(mediaOfItem);
    const needsCode = ['hostel', 'bedAndBreakfast', 'shortLet'].includes(accommodationType);
    const isPlausible = {
      categories: [1, 2].includes(home.categories.length),
      gallery:
        media.length >= 2 && media.length <= 4 && new Set([...media, image]).size > media.length,
      beds: home.bedsNumber >= home.bedrooms,
      prices: home.priceMax === undefined || home.priceMax > home.priceMin,
      contacts: home.contactLinks.length > 0,
      place: Math.hypot((address?.lat ?? 0) - 43.412, (address?.lng ?? 0) - 12.048) < 0.03,
      title: sites.every((site) => home.title[site].length <= 28),
      code: (needsCode ? /^IT000000[A-Z]\d[A-Z0-9]{8}$/ : /^$/).test(cin),
    };
    return Object.entries(isPlausible).flatMap(([name, holds]) => (holds ? [] : `${key}: ${name}`));
  });
  expect(problems).toEqual([]);
});

test('pictures, clips and pages have the texts that screen readers and search engines need', () => {
  const images = Object.entries(pictures);
  const badAlts = images.filter(([, { alt }]) =>
    sites.some((site) => !/^[A-Z][^.]{10,138}\.$/.test(alt[site])),
  );
  expect(badAlts.map(([key]) => key)).toEqual([]);
  const files = images.map(([, { file }]) => readFileSync(file, 'latin1'));
  expect(new Set(files).size).toBe(files.length);
  const badPages = Object.entries(pages).filter(([, { seo }]) =>
    sites.some((site) => {
      const { title = '', description = '' } = seo?.[site] ?? {};
      return title === '' || description.length <= 60 || description.length > 160;
    }),
  );
  expect(badPages.map(([key]) => key)).toEqual([]);
  for (const { captions } of Object.values(content.clips)) {
    const [it = [], en = []] = captions
      ? sites.map((site) => readFileSync(captions[site], 'utf8').split('\n'))
      : [];
    expect(en).toHaveLength(it.length);
    const isCaption = (line: string) => !/^$|^WEBVTT$|-->/.test(line);
    expect(en.filter((line) => isCaption(line) && it.includes(line))).toEqual([]);
    expect([...it, ...en].filter((line) => misspelt.test(line))).toEqual([]);
  }
});
