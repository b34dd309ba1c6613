import type { APIRequestContext } from '@playwright/test';
import { get } from './get';
import { expect, test } from './town';

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
    { list: '/luoghi', type: 'Place' },
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
