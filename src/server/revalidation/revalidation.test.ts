import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChanges } from './changes';
import {
  AddressesDocument,
  PagesWithBlocksDocument,
  NewsCategoryAddressesDocument,
} from '@/gql/graphql';
import { pageFileOf, type StaticRouteName } from '@/routing/routes';
import type { Cms } from '../cms/cmsFor';
import { listedSections, listingPathsOf, ownPaths, staticPaths, otherStaticRoutes } from './paths';
import { pathsOfChanges } from './pathsOfChanges';
import { claimSignature } from './usedSignatures';

test('a signature is accepted once', () => {
  const now = 1_800_000_000_000;
  expect(claimSignature('t=1,v1=a', now)).toBe(true);
  expect(claimSignature('t=2,v1=b', now + 1000)).toBe(true);
  expect(claimSignature('t=1,v1=a', now + 2000)).toBe(false);
});

describe('parseChanges', () => {
  it('reads every kind of change', () => {
    const changes = [
      { kind: 'entry', section: 'accommodations', id: '1', uris: { it: ['alloggi/a'], en: [] } },
      { kind: 'global', handle: 'footer1' },
    ];
    expect(parseChanges(JSON.stringify({ changes }))).toEqual([
      { kind: 'entry', section: 'accommodations', uris: { it: ['alloggi/a'], en: [] } },
      { kind: 'global' },
    ]);
  });

  it.each([
    '',
    '[]',
    '{"changes":1}',
    '{"changes":[{"kind":"x"}]}',
    '{"changes":[{"kind":"entry"}]}',
  ])('refuses %s', (body) => {
    expect(() => parseChanges(body)).toThrow('webhook/bad-body');
  });
});

describe('ownPaths', () => {
  it("returns the cache paths of the entry's pages, former addresses last", () => {
    const paths = ownPaths({
      kind: 'entry',
      section: 'accommodations',
      uris: { it: ['alloggi/nuovo', 'alloggi/vecchio'], en: ['accommodations/new'] },
    });
    expect(paths).toEqual(['/alloggi/nuovo', '/en/alloggi/new', '/alloggi/vecchio']);
  });

  it('includes the home page and leaves out addresses without a page', () => {
    const uris = { it: ['__home__'], en: ['a/b/c/d'] };
    expect(ownPaths({ kind: 'entry', section: 'homepage', uris })).toEqual(['/']);
  });
});

describe('pathsOfChanges', () => {
  const addresses = [
    ...Array.from({ length: 1500 }, (_, n) => ({ uri: `servizi/${n}`, siteHandle: 'it' })),
    { uri: '__home__', siteHandle: 'it' },
    { uri: 'servizi', siteHandle: 'it' },
  ];

  /** A town with one category, whose home page lists events and another page news. */
  const cms: Cms = async (document, variables) => {
    const { offset = 0 } = variables as { offset?: number };
    const list = (typeHandle: string) => [{ typeHandle: 'textContent' }, { typeHandle }];
    const answers = new Map<unknown, unknown>([
      [
        PagesWithBlocksDocument,
        {
          entries: [
            { uri: '__home__', siteHandle: 'en', contentManager: list('listEvents') },
            { uri: 'primi-passi', siteHandle: 'it', contentManager: list('listNews') },
            { uri: 'bare', siteHandle: 'en', contentManager: [] },
          ],
        },
      ],
      [NewsCategoryAddressesDocument, { categories: [{ slug: 'living', siteHandle: 'en' }] }],
      [AddressesDocument, { entries: addresses.slice(offset, offset + 500) }],
    ]);
    return answers.get(document) as never;
  };
  const entry = (section: string) => ({ kind: 'entry' as const, section, uris: {} });

  it('returns the news listings, the category pages, and the pages with a block of news', async () => {
    expect([...(await pathsOfChanges([entry('news')], cms).others).list]).toEqual([
      '/news',
      '/en/news',
      '/news/categorie',
      '/en/news/categorie',
      '/',
      '/en',
      '/primi-passi',
      '/en/news/categorie/living',
    ]);
  });

  it.each([
    ['services', ['/servizi', '/en/servizi', '/', '/en']],
    ['events', ['/eventi', '/en/eventi', '/', '/en']],
    ['universities', ['/atenei', '/en/atenei', '/', '/en']],
    ['poi', ['/luoghi', '/en/luoghi']],
  ])('returns the listings of %s', async (section, paths) => {
    expect([...(await pathsOfChanges([entry(section)], cms).others).list]).toEqual(paths);
  });

  it('includes every static page', () => {
    const folder = join(process.cwd(), 'pages');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const cached = files
      .filter((file) => file.endsWith('.tsx') && !/[[]|404/.test(file))
      .map((file) => /getPageProps\('(\w+)'/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
      .filter((name) => name !== undefined);
    const covered = [...staticPaths(otherStaticRoutes), ...listedSections.flatMap(listingPathsOf)];
    expect(cached.length).toBeGreaterThan(listedSections.length);
    for (const name of cached) expect(covered).toContain(pageFileOf(name as StaticRouteName));
  });

  it('returns every page of a large town after a shared change, the home page first', async () => {
    const { own, others } = pathsOfChanges([{ kind: 'category' }], cms);
    const { list, other } = await others;
    expect([...own, ...list]).toEqual([]);
    expect([...other].slice(0, 3)).toEqual(['/', '/servizi', '/dati-aperti']);
    expect(other).toContain('/servizi/1499');
    expect(other).toContain('/en/news/categorie/living');
    expect(other).toContain('/en/dati-aperti');
    expect([...other]).toEqual(expect.arrayContaining(['/404', '/en/404']));
    expect(other.size).toBe(1513);
  });

  it('returns every page if a menu is published together with an entry', async () => {
    const { list, other } = await pathsOfChanges([entry('services'), { kind: 'global' }], cms)
      .others;
    expect([...list]).toEqual(['/servizi', '/en/servizi', '/', '/en']);
    expect(other).toContain('/servizi/1499');
    expect(other).toContain('/en/dati-aperti');
  });
});
