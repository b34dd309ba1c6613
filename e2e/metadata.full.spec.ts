import type { APIRequestContext } from '@playwright/test';
import { get } from './get';
import { expect, test } from './town';

test.describe('the picture of a shared link', () => {
  const pictureOf = async (request: APIRequestContext, path: string) =>
    /<meta property="og:image" content="([^"]+)"/.exec((await get(request, path)).text)?.[1] ?? '';

  test('is that of the entry', async ({ request }) => {
    const response = await request.get(await pictureOf(request, '/eventi/scacchi-sotto-i-portici'));
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toMatch(/^\/media\//);
  });

  test('is 1200 × 630 px of the section if the page has none', async ({ request }) => {
    const response = await request.get(await pictureOf(request, '/en/events'));
    expect(new URL(response.url()).pathname).toBe('/icons/link-events.png');
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
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
