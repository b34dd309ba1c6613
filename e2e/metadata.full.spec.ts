import type { APIRequestContext } from '@playwright/test';
import { get } from './get';
import { expect, test } from './town';

test.describe('the picture of a shared link', () => {
  const pictureOf = async (request: APIRequestContext, path: string) =>
    /<meta property="og:image" content="([^"]+)"/.exec((await get(request, path)).text)?.[1] ?? '';

  for (const path of ['/en/events', '/eventi/scacchi-sotto-i-portici']) {
    test(`of ${path} is 1200 × 630 px, and immutable`, async ({ request }) => {
      const response = await request.get(await pictureOf(request, path));
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      expect(response.headers()['cache-control']).toContain('immutable');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(200_000);
    });
  }

  test('redirects from an outdated address to the current one', async ({ request }) => {
    const picture = await pictureOf(request, '/eventi/scacchi-sotto-i-portici');
    const old = picture.replace(/\/social\/\w+/, '/social/0123456789');
    const response = await request.get(old, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      307,
      new URL(picture).pathname,
    ]);
  });

  test('of a missing page is a 404', async ({ request }) => {
    expect((await request.get('/social/0123456789/eventi/non-esiste.png')).status()).toBe(404);
  });
});

test('security.txt has a contact and expires within a year', async ({ request }) => {
  const { text } = await get(request, '/.well-known/security.txt');
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/m);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(30 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test('the well-known address to change a password redirects to the page', async ({ request }) => {
  const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([307, '/account/password']);
});
