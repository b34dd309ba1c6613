import type { Bilingual, BlockSeed, LinkSeed, SeedContent } from '../types';
import { content } from '.';

type Block<T extends BlockSeed['type']> = Extract<BlockSeed, { type: T }>;
type Locale = 'it' | 'en';
const locales: Locale[] = ['it', 'en'];

const { pictures, accommodationsCategories, accommodations, pages, menus, globals } = content;

const withChildren = (blocks: BlockSeed[]): BlockSeed[] =>
  blocks.flatMap((block) =>
    'children' in block ? [block, ...withChildren(block.children)] : [block],
  );
const depth = (blocks: BlockSeed[]): number =>
  Math.max(0, ...blocks.map((b) => 1 + ('children' in b ? depth(b.children) : 0)));

const layouts = [
  ...Object.values(accommodations).map((entry) => entry.blocks),
  ...Object.values(pages).map((page) => page.blocks),
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
  ...ofType('image').flatMap((block) => block.link ?? []),
  ...Object.values(menus)
    .flat()
    .flatMap((node) => [node, ...(node.children ?? [])])
    .flatMap((node) => [node.link.it, node.link.en]),
];

const htmls = leaves(content)
  .filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string' && /<\w/.test(leaf[1]))
  .map(([path, html]) => ({ path, html }));

describe('what the content points to', () => {
  it('only uses pictures that exist, and uses every picture', () => {
    const used = [
      globals.siteInfo.image,
      ...Object.values(accommodationsCategories).map((category) => category.backgroundImage),
      ...Object.values(accommodations).flatMap((entry) => [entry.image, ...entry.gallery]),
      ...ofType('image').map((block) => block.image),
      ...ofType('hero').flatMap((block) => block.backgroundImage ?? []),
    ];
    expect([...new Set(used)].sort()).toEqual(Object.keys(pictures).sort());
  });

  it('only names categories that exist, and leaves none empty', () => {
    const used = Object.values(accommodations).flatMap((entry) => entry.categories);
    expect([...new Set(used)].sort()).toEqual(Object.keys(accommodationsCategories).sort());
    for (const key of ofType('listCategoriesAccommodations').flatMap((b) => b.listCategories ?? []))
      expect(accommodationsCategories).toHaveProperty([key]);
  });

  it('links only to entries, categories and addresses that are there', () => {
    const targets = { accommodations, pages, accommodationsCategories };
    for (const link of links) {
      if ('entry' in link) expect(targets[link.entry.section]).toHaveProperty([link.entry.key]);
      else if ('category' in link)
        expect(targets[link.category.group]).toHaveProperty([link.category.key]);
      else expect(link.url).toMatch(/^mailto:[a-z.]+@studium\.example\.org$/);
    }
  });

  it('shows only menus that exist in the footer', () => {
    const shown = globals.footer.flatMap(({ content: { it, en } }) => [...it, ...en]);
    const names = shown.flatMap((piece) => ('menu' in piece ? piece.menu : []));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(menus).toHaveProperty([name]);
  });

  it('links the four primary sections from the header', () => {
    const keys = menus.headerMenu.map(({ link }) => 'entry' in link.it && link.it.entry.key);
    expect(keys).toEqual(['universities', 'accommodations', 'services', 'events']);
    for (const key of keys) expect(pages[String(key)]?.kind).toBe('archive');
  });

  it('uses no address, phone number or e-mail of the real world', () => {
    const text = JSON.stringify(content);
    for (const [, host] of text.matchAll(/(?:https?:\/\/|mailto:[^"\\@]*@)([^/"\\]+)/g))
      expect(host).toMatch(/(^|\.)example\.org$/);
    for (const [, number] of text.matchAll(/tel:([^"\\]+)/g)) expect(number).toMatch(/^0000\d{6}$/);
  });
});

describe('slugs', () => {
  const sections: Record<string, Record<string, { slug: Bilingual }>> = {
    accommodations,
    pages,
    accommodationsCategories,
  };

  it.each(Object.entries(sections))('are unique among %s', (_, entries) => {
    for (const locale of locales) {
      const slugs = Object.values(entries).map((entry) => entry.slug[locale]);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('are kebab-case; only the home page has none', () => {
    for (const entries of Object.values(sections))
      for (const [key, entry] of Object.entries(entries))
        for (const locale of locales)
          expect(entry.slug[locale]).toMatch(key === 'home' ? /^$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('of archives are the segments of their routes', () => {
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
    });
  });
});

describe('the two languages', () => {
  /** Words that are the same in Italian and English. */
  const shared = new Set(['', 'Studium', 'News', 'news', 'credits', 'privacy']);
  /** Leaves that name a thing rather than say something. */
  const names =
    /\/(type|image|backgroundImage|url|key|section|group|menu|fontSize|listFilterBasic|listCategories\/\d+|buttonStyle|orientation|alignment|direction|contentWidth|minHeight|backgroundColor|textColor)$/;
  const pairs = bilinguals(content).map(({ path, it, en }) => ({
    path,
    it: new Map(leaves(it, path)),
    en: new Map(leaves(en, path)),
  }));

  it('have the same layout', () => {
    for (const { it, en } of pairs) expect([...en.keys()]).toEqual([...it.keys()]);
  });

  it('never leave an Italian text in the English pages', () => {
    const same = pairs.flatMap(({ it, en }) =>
      [...it]
        .filter(([path, text]) => typeof text === 'string' && !names.test(path))
        .filter(([path, text]) => en.get(path) === text && !shared.has(String(text)))
        .map(([path, text]) => `${path}: ${String(text)}`),
    );
    expect(same).toEqual([]);
  });

  it('are typeset: curly apostrophes, accented capitals, no double spaces', () => {
    for (const [path, text] of leaves(content)) {
      if (typeof text !== 'string' || names.test(path)) continue;
      expect(`${path}: ${text}`).not.toMatch(/[A-Za-zàèéìòù]'|\bE[’'] | {2,}|\.\.\./);
    }
  });
});

describe('accommodations', () => {
  const entries = Object.entries(accommodations);
  const countOf = (status?: string) =>
    entries.filter(([, entry]) => entry.availabilityStatus === status).length;

  it('are at least twenty, in every state of availability', () => {
    expect(entries.length).toBeGreaterThanOrEqual(20);
    expect([countOf(), countOf('freeSoon'), countOf('busy')]).toEqual([12, 4, 4]);
    expect(entries.filter(([, entry]) => entry.studentCardReserved)).toHaveLength(4);
  });

  it.each(entries)('%s has facts that fit together', (_key, entry) => {
    expect(entry.categories.length).toBeGreaterThanOrEqual(1);
    expect(entry.categories.length).toBeLessThanOrEqual(2);
    expect(entry.gallery.length).toBeGreaterThanOrEqual(2);
    expect(entry.gallery.length).toBeLessThanOrEqual(4);
    expect(entry.gallery).not.toContain(entry.image);
    expect(new Set(entry.gallery).size).toBe(entry.gallery.length);
    expect(entry.bedsNumber).toBeGreaterThanOrEqual(entry.bedrooms);
    expect(entry.priceMax ?? entry.priceMin + 1).toBeGreaterThan(entry.priceMin);
    expect(entry.contactLinks.length).toBeGreaterThan(0);
    expect(Math.abs(entry.address.lat - 43.412)).toBeLessThan(0.02);
    expect(Math.abs(entry.address.lng - 12.048)).toBeLessThan(0.02);
    for (const locale of locales) {
      expect(entry.ownerTerms[locale]).toMatch(
        /(Classe energetica|Energy class) [A-G]\d?, .* kWh\/m²/,
      );
      expect(entry.title[locale].length).toBeLessThanOrEqual(28);
    }
  });

  it('have a leading picture each of their own', () => {
    const leading = entries.map(([, entry]) => entry.image);
    expect(new Set(leading).size).toBe(leading.length);
  });
});

describe('blocks', () => {
  it('occur in all eight types, nested at least three deep', () => {
    const all: Record<BlockSeed['type'], true> = {
      buttons: true,
      columns: true,
      group: true,
      hero: true,
      image: true,
      listCategoriesAccommodations: true,
      textContent: true,
      titleContent: true,
    };
    expect(new Set(blocks.map((block) => block.type))).toEqual(new Set(Object.keys(all)));
    expect(Math.max(...layouts.map((layout) => depth(layout.it)))).toBeGreaterThanOrEqual(3);
  });

  it('of a hero are only those that a hero may hold', () => {
    const allowed = ['titleContent', 'textContent', 'image', 'buttons'];
    for (const hero of ofType('hero'))
      for (const child of hero.children) expect(allowed).toContain(child.type);
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

describe('what search engines and screen readers get', () => {
  it.each(Object.entries(pictures))('%s says in one sentence what it shows', (key, picture) => {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const locale of locales) {
      expect(picture.alt[locale]).toMatch(/^[A-Z][^.]{10,}\.$/);
      expect(picture.alt[locale].length).toBeLessThanOrEqual(140);
    }
  });

  it('has no two pictures drawn from the same scene and seed', () => {
    const drawn = Object.values(pictures).map(({ scene, seed }) => `${scene} ${seed}`);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(Object.entries(pages))('page %s has a title and a short description', (_key, page) => {
    for (const locale of locales) {
      const { title = '', description = '' } = page.seo[locale];
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('fills every social network and every footer column', () => {
    const networks: (keyof SeedContent['globals']['socials'])[] = [
      'facebook',
      'instagram',
      'linkedin',
      'vimeo',
      'youtube',
      'twitter',
    ];
    expect(Object.keys(globals.socials).sort()).toEqual([...networks].sort());
    for (const column of globals.footer)
      for (const locale of locales) expect(column.content[locale].length).toBeGreaterThan(0);
  });
});
