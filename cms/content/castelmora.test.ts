import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateOfSeed } from '../seed/moments';
import type { BlockSeed, GalleryItemSeed, LinkSeed } from './markdown/blockSchema';
import type { CategorySeed, SeedContent } from '../seed/types';
import { categoryGroups, tagGroups } from '../src/api/groups';
import { Hero } from '../src/blocks/Hero';
import { type EntryCollection, entryCollections } from '../src/sections/sections';
import { type PerSite, sites } from '../src/sites';
import { directives } from './markdown/directives';
import { readTown } from './readTown';

type Block<T extends BlockSeed['type']> = Extract<BlockSeed, { type: T }>;

const content = readTown('castelmora');
const { pictures, accommodations, pages, menus, globals } = content;
type Entry = SeedContent[EntryCollection][string];
/** All entries of the content, in all sections. */
const everyEntry = entryCollections.flatMap((section): Entry[] =>
  Object.values<Entry>(content[section]),
);
/** The categories or tags of the entries of a section. */
const namedBy = (
  section: 'accommodations' | 'services' | 'events' | 'news',
  what: 'categories' | 'tags',
) =>
  Object.values<Entry>(content[section]).flatMap((entry) => {
    if (what === 'categories') return 'categories' in entry ? entry.categories : [];
    return 'tags' in entry ? entry.tags : [];
  });

const withChildren = (blocks: BlockSeed[]): BlockSeed[] =>
  blocks.flatMap((block) =>
    'children' in block ? [block, ...withChildren(block.children)] : [block],
  );
const depth = (blocks: BlockSeed[]): number =>
  Math.max(0, ...blocks.map((b) => 1 + ('children' in b ? depth(b.children) : 0)));

const layouts = [
  ...everyEntry.flatMap((entry) => ('blocks' in entry ? [entry.blocks] : [])),
  globals.prefooter.blocks,
];
const blocks = layouts.flatMap((layout) => withChildren([...layout.it, ...layout.en]));
const ofType = <T extends BlockSeed['type']>(type: T) =>
  blocks.filter((block): block is Block<T> => block.type === type);

/** Every leaf of a tree with the path to it. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

/** The Italian and the English side of everything that has two. */
function bilinguals(value: unknown, path = ''): { path: string; it: unknown; en: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('it' in value && 'en' in value) return [{ path, it: value.it, en: value.en }];
  return Object.entries(value).flatMap(([key, child]) => bilinguals(child, `${path}/${key}`));
}

const links: LinkSeed[] = [
  ...ofType('buttons').flatMap((block) => block.buttons),
  ...ofType('links').flatMap((block) => block.links),
  ...ofType('slider').flatMap((block) => block.slides.map((slide) => slide.link)),
  ...[...ofType('image'), ...ofType('card'), ...ofType('icon')].flatMap(({ link }) => link ?? []),
  ...Object.values(menus)
    .flatMap(({ it, en }) => [...it, ...en])
    .flatMap((node) => [node, ...(node.children ?? [])])
    .map((node) => node.link),
];

/** Keys of the media library that an item of a gallery shows. */
function mediaOfItem(item: GalleryItemSeed): string[] {
  if ('images' in item) return item.images;
  return 'video' in item ? [item.video, ...(item.poster ? [item.poster] : [])] : [];
}

/** Keys of the media library that a block shows. */
function mediaOf(block: BlockSeed): string[] {
  switch (block.type) {
    case 'image':
      return [block.image];
    case 'icon':
      return [block.icon];
    case 'card':
      return block.image ? [block.image] : [];
    case 'hero':
      return [block.backgroundImage, block.backgroundVideo, block.backgroundVideoMobile].flatMap(
        (key) => key ?? [],
      );
    case 'slider':
      return block.slides.map((slide) => slide.coverImage);
    case 'video':
      return [block.video, ...(block.poster ? [block.poster] : [])];
    case 'gallery':
      return block.items.flatMap(mediaOfItem);
    default:
      return [];
  }
}

const htmls = leaves(content)
  .filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string' && /<\w/.test(leaf[1]))
  .map(([path, html]) => ({ path, html }));

describe('references in the content', () => {
  it('embed pages of the site that exist, in every section whose entries can embed', () => {
    const embeds = leaves(content).filter(([path]) => path.endsWith('/embedUrl'));
    const embedding = new Set(embeds.map(([path]) => path.split('/')[1]));
    expect(embedding).toEqual(
      new Set(['accommodations', 'services', 'events', 'universities', 'news', 'pages']),
    );
    for (const [path, address] of embeds) {
      const file = join(__dirname, '../../public', String(address));
      expect([path, existsSync(file)]).toEqual([path, true]);
    }
  });

  it('use only pictures, icons and clips that exist, and all of them', () => {
    const used = [
      ...(globals.siteInfo.image ? [globals.siteInfo.image] : []),
      ...categoryGroups.flatMap((group) =>
        Object.values<CategorySeed>(content[group]).flatMap(({ image }) => image ?? []),
      ),
      ...Object.values(accommodations).flatMap((entry) => entry.gallery.flatMap(mediaOfItem)),
      ...everyEntry.flatMap((entry) => ('image' in entry && entry.image ? [entry.image] : [])),
      ...Object.values(content.universities).flatMap((entry) => entry.thumbnail ?? []),
      ...Object.values(content.poi).flatMap((entry) => entry.icon ?? []),
      ...blocks.flatMap(mediaOf),
    ];
    const library = { ...pictures, ...content.icons, ...content.clips };
    expect([...new Set(used)].sort()).toEqual(Object.keys(library).sort());
  });

  it('offer only documents that exist, and all of them', () => {
    const used = ofType('download').flatMap((block) => block.files);
    expect([...new Set(used)].sort()).toEqual(Object.keys(content.documents).sort());
  });

  it.each([
    ['accommodations', 'accommodationsCategories'],
    ['services', 'servicesCategories'],
    ['events', 'eventsCategories'],
    ['news', 'newsCategories'],
  ] as const)('only names categories of %s that exist, and leaves none empty', (section, group) => {
    const used = namedBy(section, 'categories');
    expect([...new Set(used)].sort()).toEqual(Object.keys(content[group]).sort());
  });

  it.each([
    ['events', 'eventsTags'],
    ['news', 'newsTags'],
  ] as const)('only names tags of %s that exist, and leaves none unused', (section, group) => {
    const used = namedBy(section, 'tags');
    expect([...new Set(used)].sort()).toEqual(Object.keys(content[group]).sort());
  });

  it('of list blocks name only content that exists', () => {
    for (const { listCategories = [] } of ofType('listCategoriesAccommodations'))
      for (const key of listCategories)
        expect(content.accommodationsCategories).toHaveProperty([key]);
    for (const { listCategories = [] } of ofType('listCategoriesServices'))
      for (const key of listCategories) expect(content.servicesCategories).toHaveProperty([key]);
    for (const { listEntries = [] } of ofType('listUniversities'))
      for (const key of listEntries) expect(content.universities).toHaveProperty([key]);
    for (const block of [...ofType('listEvents'), ...ofType('listNews')]) {
      const section = block.type === 'listEvents' ? 'events' : 'news';
      for (const key of block.listEntries ?? []) expect(content[section]).toHaveProperty([key]);
      for (const key of block.listTags ?? [])
        expect(content[`${section}Tags`]).toHaveProperty([key]);
      for (const key of block.listCategories ?? [])
        expect(content[`${section}Categories`]).toHaveProperty([key]);
    }
  });

  it('of links name only entries, categories and addresses that exist', () => {
    for (const link of links) {
      if ('entry' in link) expect(content[link.entry.section]).toHaveProperty([link.entry.key]);
      else if ('category' in link)
        expect(content[link.category.group]).toHaveProperty([link.category.key]);
      else if ('file' in link) expect(pictures).toHaveProperty([link.file]);
      else expect(link.url).toMatch(/^(mailto:[a-z.]+@|https:\/\/|tel:)/);
    }
  });

  it('of the footer name only menus that exist', () => {
    const shown = globals.footer.flatMap(({ content: { it, en } }) => [...it, ...en]);
    const names = shown.flatMap((piece) => ('menu' in piece ? piece.menu : []));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(menus).toHaveProperty([name]);
  });

  it('of the header menu contain the four primary sections', () => {
    const keys = menus.headerMenu.it.map(({ link }) => 'entry' in link && link.entry.key);
    expect(keys).toEqual(['universities', 'accommodations', 'services', 'events']);
    for (const key of keys) expect(pages[String(key)]?.kind).toBe('archive');
  });

  it('contain no real address, phone number or e-mail, except those of the law', () => {
    const text = JSON.stringify(content);
    for (const [, host] of text.matchAll(/(?:https?:\/\/|mailto:[^"\\@]*@)([^/"\\]+)/g))
      expect(host).toMatch(/(^|\.)example\.org$|^(creativecommons\.org|form\.agid\.gov\.it)$/);
    for (const [, number] of text.matchAll(/tel:([^"\\]+)/g))
      expect(number).toMatch(/^(0000\d{6}|112)$/);
  });
});

describe('slugs', () => {
  const named: Record<string, Record<string, { slug: PerSite }>> = Object.fromEntries(
    [...entryCollections, ...categoryGroups, ...tagGroups].map((name) => [name, content[name]]),
  );

  it.each(Object.entries(named))('are unique among %s', (_, entries) => {
    for (const site of sites) {
      const slugs = Object.values(entries).map((entry) => entry.slug[site]);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('are kebab-case, and only the home page has none', () => {
    for (const entries of Object.values(named))
      for (const [key, entry] of Object.entries(entries))
        for (const site of sites)
          expect(entry.slug[site]).toMatch(key === 'home' ? /^$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('of introductions to listings are the segments of their routes', () => {
    const routes = Object.fromEntries(
      Object.values(pages)
        .filter((page) => page.kind === 'archive')
        .map((page) => [page.archiveSection, [page.slug.it, page.slug.en]]),
    );
    expect(routes).toEqual({
      accommodations: ['alloggi', 'accommodations'],
      services: ['servizi', 'services'],
      events: ['eventi', 'events'],
      universities: ['atenei', 'universities'],
      news: ['news', 'news'],
      newsCategories: ['categorie', 'categories'],
      poi: ['luoghi', 'places'],
    });
  });
});

describe('the two languages', () => {
  /** Words that are the same in Italian and English. */
  const shared = new Set(['', 'Studium', 'News', 'news', 'credits', 'privacy']);
  /** Names that are the same in both languages: places, schools, people, brands of the town. */
  const properName =
    /^[A-ZÈ][\w’àèéìòù]*( (d[aei]l?l?[aeio]?’?|e|di|degli|delle|[A-Z0-9][\w’àèéìòù]*))*$/u;
  /** Leaves that contain a name, not a sentence. */
  const names =
    /\/(type|file|files|captions|image|icon|images\/\d+|coverImage|video|poster|backgroundImage|backgroundVideo|backgroundVideoMobile|embedUrl|url|key|section|group|menu|files\/\d+|fontSize|conditionalField|listFilter|listFilterBasic|listCategories\/\d+|listTags\/\d+|listEntries\/\d+|responsiveVisibility\/\d+|buttonStyle|orientation|alignment|direction|contentWidth|minHeight|backgroundColor|textColor)$/;
  const pairs = bilinguals(content).map(({ path, it, en }) => ({
    path,
    it: new Map(leaves(it, path)),
    en: new Map(leaves(en, path)),
  }));

  it('have the same layout', () => {
    for (const { it, en } of pairs) expect([...en.keys()]).toEqual([...it.keys()]);
  });

  it('have no Italian text in the English pages', () => {
    const same = pairs.flatMap(({ it, en }) =>
      [...it]
        .filter(([path, text]) => typeof text === 'string' && !names.test(path))
        .filter(([path, text]) => en.get(path) === text && !shared.has(String(text)))
        .filter(([, text]) => !properName.test(String(text)))
        .map(([path, text]) => `${path}: ${String(text)}`),
    );
    expect(same).toEqual([]);
  });

  it('have curly apostrophes, accented capitals and no double spaces', () => {
    for (const [path, text] of leaves(content)) {
      if (typeof text !== 'string' || names.test(path)) continue;
      expect(`${path}: ${text}`).not.toMatch(/[A-Za-zàèéìòù]'|\bE[’'] | {2,}|\.\.\./);
    }
  });
});

describe('the other sections', () => {
  it('have enough entries for a town', () => {
    const counts = Object.fromEntries(
      entryCollections.map((section) => [section, Object.keys(content[section]).length]),
    );
    expect(counts).toMatchObject({ services: 45, events: 40, universities: 6, news: 40, poi: 40 });
    expect(counts.pages).toBeGreaterThanOrEqual(20);
    expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(120);
  });

  it('have events before and after the day of the seed, and each ends after it begins', () => {
    const today = new Date('2026-05-13T10:00:00Z');
    const events = Object.values(content.events).map(({ starts, ends }) => ({
      start: dateOfSeed(starts, today),
      end: ends ? dateOfSeed(ends, today) : '',
    }));
    expect(events.filter(({ end }) => new Date(end) < today).length).toBeGreaterThanOrEqual(10);
    expect(events.filter(({ start }) => new Date(start) > today).length).toBeGreaterThanOrEqual(20);
    for (const { start, end } of events) expect(end > start).toBe(true);
  });

  it('contain no month in the texts of events and news, because their dates are relative', () => {
    const months =
      /\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|January|February|April|June|July|August|September|October|November|December)\b/;
    for (const section of ['events', 'news'] as const)
      for (const [path, text] of leaves(content[section], section))
        expect(`${path}: ${String(text)}`).not.toMatch(months);
  });
});

describe('accommodations', () => {
  const entries = Object.entries(accommodations);
  const countOf = (status?: string) =>
    entries.filter(([, entry]) => entry.availabilityStatus === status).length;

  it('are sixty, of every type and in every state of availability', () => {
    expect(entries).toHaveLength(60);
    expect([countOf(), countOf('freeSoon'), countOf('busy')]).toEqual([40, 10, 10]);
    expect(entries.filter(([, entry]) => entry.studentCardReserved)).toHaveLength(10);
    expect(new Set(entries.map(([, entry]) => entry.accommodationType)).size).toBe(9);
  });

  it('have a unique national code where the law requires one', () => {
    const kinds = ['hostel', 'bedAndBreakfast', 'shortLet'];
    for (const [, { accommodationType, cin }] of entries)
      expect(cin ?? '').toMatch(
        kinds.includes(accommodationType) ? /^IT000000[A-Z]\d[A-Z0-9]{8}$/ : /^$/,
      );
    const codes = entries.flatMap(([, { cin }]) => cin ?? []);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(entries)('%s has consistent data', (_key, entry) => {
    expect(entry.categories.length).toBeGreaterThanOrEqual(1);
    expect(entry.categories.length).toBeLessThanOrEqual(2);
    const gallery = entry.gallery.flatMap(mediaOfItem);
    expect(gallery.length).toBeGreaterThanOrEqual(2);
    expect(gallery.length).toBeLessThanOrEqual(4);
    expect(gallery).not.toContain(entry.image);
    expect(new Set(gallery).size).toBe(gallery.length);
    expect(entry.bedsNumber).toBeGreaterThanOrEqual(entry.bedrooms);
    expect(entry.priceMax ?? entry.priceMin + 1).toBeGreaterThan(entry.priceMin);
    expect(entry.contactLinks.length).toBeGreaterThan(0);
    expect(Math.abs((entry.address?.lat ?? 0) - 43.412)).toBeLessThan(0.02);
    expect(Math.abs((entry.address?.lng ?? 0) - 12.048)).toBeLessThan(0.02);
    for (const site of sites) {
      expect(entry.title[site].length).toBeLessThanOrEqual(28);
    }
  });

  it('have different main pictures', () => {
    const leading = entries.map(([, entry]) => entry.image);
    expect(new Set(leading).size).toBe(leading.length);
  });
});

describe('blocks', () => {
  it('of all twenty-three types occur, at most four levels deep', () => {
    const inPages = Object.values(pages).flatMap((page) => withChildren(page.blocks.it));
    expect(new Set(inPages.map((block) => block.type))).toEqual(new Set(Object.keys(directives)));
    expect(Math.max(...layouts.map((layout) => depth(layout.it)))).toBe(4);
  });

  it('inside a hero have only the types that a hero allows', () => {
    for (const hero of ofType('hero'))
      for (const child of hero.children) expect(Hero.children).toContain(child.type);
  });
});

describe('HTML', () => {
  it.each(htmls)('$path has only the allowed tags, closed in order', ({ html }) => {
    const open: string[] = [];
    for (const [, slash, name, rest] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
      expect(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote']).toContain(
        name,
      );
      if (slash) expect(open.pop()).toBe(name);
      else {
        expect(rest).toMatch(name === 'a' ? /^ href="(mailto:|tel:|https:)[^"]+"$/ : /^$/);
        open.push(String(name));
      }
    }
    expect(open).toEqual([]);
  });
});

describe('texts for search engines and screen readers', () => {
  it.each(Object.entries(pictures))('the description of %s is one sentence', (key, picture) => {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const site of sites) {
      expect(picture.alt[site]).toMatch(/^[A-Z][^.]{10,}\.$/);
      expect(picture.alt[site].length).toBeLessThanOrEqual(140);
    }
  });

  it('belong to different pictures', () => {
    const files = Object.values(pictures).map(({ file }) => readFileSync(file, 'latin1'));
    expect(new Set(files).size).toBe(files.length);
  });

  it('of clips have curly apostrophes, and each caption is in one language only', () => {
    for (const { captions } of Object.values(content.clips)) {
      if (!captions) continue;
      const [it, en] = sites.map((site) => readFileSync(captions[site], 'utf8').split('\n'));
      expect(en).toHaveLength(it?.length ?? 0);
      const isCaption = (line: string) => !/^$|^WEBVTT$|-->/.test(line);
      expect(en?.filter((line) => isCaption(line) && it?.includes(line))).toEqual([]);
      expect([...(it ?? []), ...(en ?? [])].join('\n')).not.toMatch(/[A-Za-zàèéìòù]'| {2,}|\.\.\./);
    }
  });

  it.each(Object.entries(pages))(
    'of the page %s are a title and a short description',
    (_key, page) => {
      for (const site of sites) {
        const { title = '', description = '' } = page.seo?.[site] ?? {};
        expect(title).not.toBe('');
        expect(description.length).toBeGreaterThan(60);
        expect(description.length).toBeLessThanOrEqual(160);
      }
    },
  );

  it('come with content for every social network and footer column', () => {
    expect(Object.keys(globals.socials).sort()).toEqual([
      ...['facebook', 'instagram', 'linkedin', 'twitter', 'vimeo', 'youtube'],
    ]);
    for (const column of globals.footer)
      for (const site of sites) expect(column.content[site].length).toBeGreaterThan(0);
  });
});
