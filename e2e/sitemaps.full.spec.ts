import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { get } from './get';
import { readStructuredData } from './structuredData';
import { expect, test, town } from './town';

async function xml(request: APIRequestContext, path: string): Promise<unknown> {
  const { text } = await get(request, path);
  return new XMLParser({ ignoreAttributes: false, isArray: isList }).parse(text);
}

const isList = (name: string) => ['url', 'sitemap', 'xhtml:link'].includes(name);

interface Index {
  sitemapindex: { sitemap: { loc: string; lastmod?: string }[] };
}
interface Urls {
  urlset: { url: { loc: string; lastmod?: string; 'xhtml:link'?: Alternate[] }[] };
}
interface Alternate {
  '@_hreflang': string;
  '@_href': string;
}

/** All pages of the sitemaps. */
async function sitemap(request: APIRequestContext) {
  const { sitemapindex } = (await xml(request, '/sitemap.xml')) as Index;
  const pages = [];
  for (const { loc } of sitemapindex.sitemap) {
    const { urlset } = (await xml(request, loc)) as Urls;
    pages.push(...urlset.url);
  }
  return pages;
}

/** The JSON-LD types of entry pages, by their addresses. */
const sections = [
  { path: /^\/(alloggi|en\/accommodations)\/[^/]+$/, type: 'RealEstateListing' },
  { path: /^\/(eventi|en\/events)\/[^/]+$/, type: 'Event' },
  { path: /^\/(atenei|en\/universities)\/[^/]+$/, type: 'CollegeOrUniversity' },
  { path: /^\/(servizi|en\/services)\/[^/]+$/, type: 'Service' },
  { path: /^\/(luoghi|en\/places)\/[^/]+$/, type: 'Place' },
  { path: /^\/(en\/)?news\/(?!categor)[^/]+$/, type: 'NewsArticle' },
];

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    .map(([, language, to]) => `${language} ${to}`)
    .sort();

/** Runs an action for each item, with a maximum number of concurrent runs. */
async function runConcurrently<Item>(
  limit: number,
  items: Item[],
  act: (item: Item) => Promise<void>,
) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

test.describe('for search engines', () => {
  test('the sitemaps name each page once, with alternates that link back', async ({ request }) => {
    const pages = await sitemap(request);
    const byUrl = new Map(pages.map((page) => [page.loc, page]));
    expect(byUrl.size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(250);
    for (const path of ['/', '/alloggi', '/en', '/en/accommodations', '/credits', '/en/news'])
      expect([...byUrl.keys()]).toContain(`${town.siteUrl}${path}`);
    for (const { loc, 'xhtml:link': links = [] } of pages) {
      expect(links.map((link) => link['@_href'])).toContain(loc);
      for (const link of links) {
        const partner = byUrl.get(link['@_href']);
        expect([loc, partner?.['xhtml:link']?.map((other) => other['@_href'])]).toEqual([
          loc,
          links.map((other) => other['@_href']),
        ]);
      }
    }
  });

  test('each page of the sitemaps answers, with a unique title and matching metadata', async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const titles = new Map<string, string[]>();
    const faults: unknown[] = [];
    const pages = await sitemap(request);
    await runConcurrently(8, pages, async ({ loc, 'xhtml:link': links = [] }) => {
      const { text } = await get(request, loc);
      const { pathname } = new URL(loc);
      const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(text) ?? [];
      const key = `${pathname.startsWith('/en') ? 'en' : 'it'}: ${title}`;
      titles.set(key, [...(titles.get(key) ?? []), loc]);
      const { types, faults: structure } = readStructuredData(text);
      const actual = {
        canonical: [...text.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, to]) => to),
        hidden: /<meta name="robots" content="[^"]*noindex/.test(text),
        // The alternates are pages of the sitemaps too, so this test checks them as well.
        alternates: alternatesIn(text),
        structure,
        about: types.filter((type) => type !== 'BreadcrumbList'),
        picture: /<meta property="og:image" content="https?:[^"]+"/.test(text),
      };
      const section = sections.find(({ path }) => path.test(pathname));
      const expected = {
        canonical: [loc],
        hidden: false,
        alternates: links.map((link) => `${link['@_hreflang']} ${link['@_href']}`).sort(),
        structure: '',
        about: section ? [section.type] : [],
        picture: !/\/news\/categor/.test(pathname) || actual.picture,
      };
      if (!isDeepStrictEqual(actual, expected)) faults.push({ loc, actual, expected });
    });
    expect(faults).toEqual([]);
    expect([...titles.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  test('the sitemaps and feeds are well-formed', async ({ page, request }) => {
    for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/news.xml', '/news.xml']) {
      const { text } = await get(request, path);
      const fault = await page.evaluate(
        (source) =>
          new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror')
            ?.textContent ?? '',
        text,
      );
      expect(fault, path).toBe('');
    }
  });

  test('robots.txt disallows personal pages and names the sitemap', async ({ request }) => {
    const { text } = await get(request, '/robots.txt');
    for (const path of ['/api/', '/account$', '/account/', '/en/account$', '/cerca?', '/admin/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${town.siteUrl}/sitemap.xml`);
  });
});
