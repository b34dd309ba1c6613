import { openSite } from '../bff/testing/Browser';
import { expireContent } from '../contentCache';
import { openCms, type TestServer } from '../testing';
import { sitemapHandler } from './sitemapHandler';

let site: TestServer;
let closeCms: () => Promise<void>;
let requests = 0;

beforeAll(async () => {
  site = await openSite({ '/sitemap': { handler: sitemapHandler } });
  closeCms = await openCms(() => {
    requests += 1;
    return { entries: [{ id: '1', slug: 'mensa', dateUpdated: '2026-10-02T08:00:00+00:00' }] };
  });
});
beforeEach(() => {
  expireContent();
  requests = 0;
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
