import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { readStructuredData } from './structuredData';
import { expect, test, town } from './town';

async function get(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return { text: await response.text(), headers: response.headers() };
}

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

/** Every page that the sitemaps name. */
async function sitemap(request: APIRequestContext) {
  const { sitemapindex } = (await xml(request, '/sitemap.xml')) as Index;
  const pages = [];
  for (const { loc } of sitemapindex.sitemap) {
    const { urlset } = (await xml(request, loc)) as Urls;
    pages.push(...urlset.url);
  }
  return pages;
}

/** Pages of entries, by their addresses, and what each is about. */
const sections = [
  { path: /^\/(alloggi|en\/accommodations)\/[^/]+$/, type: 'RealEstateListing' },
  { path: /^\/(eventi|en\/events)\/[^/]+$/, type: 'Event' },
  { path: /^\/(atenei|en\/universities)\/[^/]+$/, type: 'CollegeOrUniversity' },
  { path: /^\/(servizi|en\/services)\/[^/]+$/, type: 'Service' },
  { path: /^\/(en\/)?news\/(?!categor)[^/]+$/, type: 'NewsArticle' },
];

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    .map(([, language, to]) => `${language} ${to}`)
    .sort();

/** Does something with each of many, so many at the same time. */
async function atOnce<Item>(most: number, items: Item[], act: (item: Item) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

test.describe('for search engines', () => {
  test('the sitemaps name each page once, with partners that point back', async ({ request }) => {
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

  test('each page of the sitemaps is there, under its own name, and tells the same of itself', async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const titles = new Map<string, string[]>();
    const faults: unknown[] = [];
    const pages = await sitemap(request);
    await atOnce(8, pages, async ({ loc, 'xhtml:link': links = [] }) => {
      const { text } = await get(request, loc);
      const { pathname } = new URL(loc);
      const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(text) ?? [];
      const key = `${pathname.startsWith('/en') ? 'en' : 'it'}: ${title}`;
      titles.set(key, [...(titles.get(key) ?? []), loc]);
      const { types, faults: structure } = readStructuredData(text);
      const said = {
        canonical: [...text.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, to]) => to),
        hidden: /<meta name="robots" content="[^"]*noindex/.test(text),
        // Each of them is a page of the sitemaps itself, and so is asked the same.
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
        picture: !/\/news\/categor/.test(pathname) || said.picture,
      };
      if (!isDeepStrictEqual(said, expected)) faults.push({ loc, said, expected });
    });
    expect(faults).toEqual([]);
    expect([...titles.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/news.xml', '/news.xml']) {
    test(`${path} is well-formed`, async ({ page, request }) => {
      const { text } = await get(request, path);
      const fault = await page.evaluate(
        (source) =>
          new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror')
            ?.textContent ?? '',
        text,
      );
      expect(fault).toBe('');
    });
  }

  test('robots.txt closes what is personal, and names the sitemap', async ({ request }) => {
    const { text } = await get(request, '/robots.txt');
    for (const path of ['/api/', '/account', '/en/account', '/admin/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${town.siteUrl}/sitemap.xml`);
  });
});

test.describe('feeds', () => {
  const feeds = ['/news.xml', '/en/news.xml', '/eventi.xml', '/en/events.xml', '/alloggi.xml'];
  for (const path of [...feeds, '/en/accommodations.xml']) {
    test(`${path} is read by a feed reader, and its links lead to pages`, async ({ request }) => {
      const { text, headers } = await get(request, path);
      expect(headers['content-type']).toContain('application/atom+xml');
      const feed = await new Parser().parseString(text);
      expect(feed.items.length).toBeGreaterThan(5);
      const [first] = feed.items;
      expect(first?.title).toBeTruthy();
      expect(Number.isNaN(Date.parse(first?.isoDate ?? ''))).toBe(false);
      expect((await request.get(first?.link ?? '')).status()).toBe(200);
      const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status()).toBe(304);
    });
  }

  test('of one topic tell that topic only, and its page offers the feed', async ({ request }) => {
    const all = await new Parser().parseString((await get(request, '/eventi.xml')).text);
    const slug = /category=([\w-]+)/.exec((await get(request, '/eventi')).text)?.[1] ?? '';
    const some = await new Parser().parseString(
      (await get(request, `/eventi.xml?category=${slug}`)).text,
    );
    expect(some.items.length).toBeLessThan(all.items.length);
    const { text } = await get(request, '/eventi');
    expect(text).toContain('type="application/atom+xml" href="/eventi.xml"');
    expect((await request.get('/eventi.xml?category=../x')).status()).toBe(404);
  });
});

test.describe('open data', () => {
  const sets = ['/dati/alloggi', '/dati/luoghi', '/en/data/services', '/en/data/events'];
  for (const set of sets) {
    test(`${set} is the same in each form, and tells nobody’s name`, async ({ request }) => {
      const json = await get(request, `${set}.json`);
      const { items, licence } = JSON.parse(json.text) as {
        items: { url: string; ownerName?: string }[];
        licence: { name: string };
      };
      expect(licence.name).toBe('CC BY 4.0');
      expect(items.length).toBeGreaterThan(10);
      expect(json.text).not.toMatch(/mailto:|tel:|ownerName|contact/i);
      const geo = JSON.parse((await get(request, `${set}.geojson`)).text) as {
        features: { geometry: { coordinates: [number, number] } | null }[];
      };
      expect(geo.features).toHaveLength(items.length);
      for (const { geometry } of geo.features)
        if (geometry) expect(geometry.coordinates[0]).toBeLessThan(geometry.coordinates[1]);
      const csv = await get(request, `${set}.csv`);
      expect(csv.headers.link).toContain('rel="license"');
      expect(parse(csv.text, { columns: true, bom: true })).toHaveLength(items.length);
      const again = await request.get(`${set}.csv`, {
        headers: { 'if-none-match': csv.headers.etag ?? '' },
      });
      expect(again.status()).toBe(304);
      const page = items.find(({ url }) => url)?.url ?? '';
      expect([page, (await request.get(page)).status()]).toEqual([page, 200]);
    });
  }

  test('is offered on a page that every footer leads to', async ({ page, request }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dati aperti' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dati aperti');
    for (const link of await page.getByRole('main').locator('a[href^="/dati/"]').all()) {
      await get(request, (await link.getAttribute('href')) ?? '');
    }
    expect((await request.get('/dati/nessuno.csv')).status()).toBe(404);
  });
});

test.describe('calendars', () => {
  const eventsOf = (text: string) =>
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  for (const path of ['/eventi.ics', '/en/events.ics']) {
    test(`${path} is read by a calendar`, async ({ request }) => {
      const { text, headers } = await get(request, path);
      expect(headers['content-type']).toContain('text/calendar');
      const events = eventsOf(text);
      expect(events.length).toBeGreaterThan(5);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const { summary, startDate } of events) {
        expect(summary).toBeTruthy();
        expect(startDate.zone.tzid).toBe('Europe/Rome');
      }
    });
  }

  test('an event’s page, and the file that it offers, tell the same', async ({ page, request }) => {
    await page.goto('/eventi');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    const link = page.getByRole('link', { name: 'Aggiungi al calendario' });
    const { text } = await get(request, (await link.getAttribute('href')) ?? '');
    const [event, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event?.summary ?? '');
    const start = await page.locator('main time').first().getAttribute('datetime');
    expect(event?.startDate.toUnixTime()).toBe(Date.parse(start ?? '') / 1000);
  });

  test('of an event that does not exist there is none', async ({ request }) => {
    expect((await request.get('/eventi/non-esiste.ics')).status()).toBe(404);
  });
});

test('an event that was called off says so on its page, in its calendar and to search engines', async ({
  page,
  request,
}) => {
  const path = '/eventi/scacchi-sotto-i-portici';
  await page.goto(path);
  await expect(page.getByText('Questo evento è stato annullato')).toBeVisible();
  expect((await get(request, path)).text).toContain('https://schema.org/EventCancelled');
  const { text } = await get(request, `${path}.ics`);
  const [event] = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test.describe('the picture of a shared link', () => {
  const pictureOf = async (request: APIRequestContext, path: string) =>
    /<meta property="og:image" content="([^"]+)"/.exec((await get(request, path)).text)?.[1] ?? '';

  for (const path of ['/', '/en/events', '/eventi/scacchi-sotto-i-portici', '/en/credits']) {
    test(`of ${path} is drawn in the networks’ size, and kept for good`, async ({ request }) => {
      const response = await request.get(await pictureOf(request, path));
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      expect(response.headers()['cache-control']).toContain('immutable');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(200_000);
    });
  }

  test('has another address once something else is to be drawn; the old one leads to it', async ({
    request,
  }) => {
    const picture = await pictureOf(request, '/eventi/scacchi-sotto-i-portici');
    const old = picture.replace(/\/social\/\w+/, '/social/0123456789');
    const response = await request.get(old, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      307,
      new URL(picture).pathname,
    ]);
  });

  test('of what does not exist there is none', async ({ request }) => {
    expect((await request.get('/social/0123456789/eventi/non-esiste.png')).status()).toBe(404);
  });
});

test('security.txt tells whom to write to, for less than a year', async ({ request }) => {
  const { text } = await get(request, '/.well-known/security.txt');
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/m);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(30 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test('password managers find the page to change a password on', async ({ request }) => {
  const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([307, '/account/password']);
});

test.describe('what pages tell programs', () => {
  interface Thing {
    '@type': string;
    startDate?: string;
    itemListElement?: { item: string }[];
  }

  async function graphOf(request: APIRequestContext, path: string): Promise<Thing[]> {
    const { text } = await get(request, path);
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
    return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
  }

  const subjects = [
    { list: '/alloggi', type: 'RealEstateListing' },
    { list: '/en/events', type: 'Event' },
    { list: '/atenei', type: 'CollegeOrUniversity' },
    { list: '/en/services', type: 'Service' },
    { list: '/news', type: 'NewsArticle' },
  ];
  for (const { list, type } of subjects) {
    test(`an entry of ${list} is a ${type}, with the way to it`, async ({ request }) => {
      const { text } = await get(request, list);
      const [path = ''] = new RegExp(`(?<=href=")${list}/[a-z0-9-]+(?=")`).exec(text) ?? [];
      const graph = await graphOf(request, path);
      expect(graph.map((thing) => thing['@type'])).toEqual([
        'GovernmentOrganization',
        'WebSite',
        'BreadcrumbList',
        type,
      ]);
      for (const { item } of graph[2]?.itemListElement ?? [])
        expect([item, (await request.get(item)).status()]).toEqual([item, 200]);
    });
  }
});
