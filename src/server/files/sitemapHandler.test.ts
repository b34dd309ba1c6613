import { openSite } from '../bff/testing/Browser';
import { expireContent } from '../contentCache';
import { openCms, type TestServer } from '../testing';
import { sitemapHandler } from './sitemapHandler';

let site: TestServer;
let closeCms: () => Promise<void>;
let requests = 0;
let isCmsUp = true;
const mensa = { id: '1', slug: 'mensa', dateUpdated: '2026-10-02T08:00:00+00:00' };
let entries: object[] = [];

beforeAll(async () => {
  site = await openSite({ '/sitemap': { handler: sitemapHandler } });
  closeCms = await openCms(() => {
    requests += 1;
    return isCmsUp ? { entries, services: [mensa] } : null;
  });
});
beforeEach(() => {
  expireContent();
  requests = 0;
  entries = [mensa];
  isCmsUp = true;
});
afterAll(() => Promise.all([closeCms(), site.close()]));

const get = async (query: string) => (await fetch(`${site.url}/sitemap${query}`)).text();

it.each(['', '?section=services'])(
  'loads the entries of sitemap%s once for many requests, and again after a publication',
  async (query) => {
    const first = await get(query);
    expect(first).toContain('2026-10-02');
    const once = requests;
    const others = ['&a=1', '&a=2', '&a=3'].map((more) => get(`${query || '?'}${more}`));
    expect(await Promise.all(others)).toEqual([first, first, first]);
    expect(requests).toBe(once);
    expireContent();
    await get(query);
    expect(requests).toBe(2 * once);
  },
);

it('needs one request for the index', async () => {
  expect(await get('')).toMatch(/sitemap\/services\.xml<\/loc><lastmod>2026-10-02/);
  expect(requests).toBe(1);
});

it('stays as it was while the cms does not answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = await get('');
  expireContent();
  isCmsUp = false;
  expect(await get('')).toBe(before);
});

it('leaves out pages that editors hide from search engines or that have another canonical address', async () => {
  const seo = (advanced: object) => ({ seo: { advanced } });
  entries = [
    mensa,
    { ...mensa, id: '2', slug: 'hidden', ...seo({ robots: ['noindex'], canonical: null }) },
    { ...mensa, id: '3', slug: 'none', ...seo({ robots: ['none'], canonical: null }) },
    { ...mensa, id: '4', slug: 'moved', ...seo({ robots: [], canonical: 'https://example.org/' }) },
    { ...mensa, id: '5', slug: 'shown', ...seo({ robots: ['nofollow'], canonical: '' }) },
  ];
  const slugs = [...(await get('?section=services')).matchAll(/<loc>[^<]*\/servizi\/([^<]*)</g)];
  expect(slugs.map(([, slug]) => slug)).toEqual(['mensa', 'shown']);
});
