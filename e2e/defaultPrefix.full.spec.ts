import { expect, test } from './town';

test.describe('an address with the prefix of the default language', () => {
  test('permanently redirects to the address without it', async ({ request, baseURL }) => {
    for (const [address, to] of [
      ['/it', '/'],
      ['/it/', '/'],
      ['/it?utm=a&utm=b', '/?utm=a&utm=b'],
      ['/it/alloggi', '/alloggi'],
      ['/it/alloggi?page=2&category=monolocali', '/alloggi?page=2&category=monolocali'],
      ['/it/alloggi/singola-casa-del-campanaro', '/alloggi/singola-casa-del-campanaro'],
      ['/it/account', '/account'],
      ['/it/eventi.ics', '/eventi.ics'],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect.soft(answer.status(), address).toBe(308);
      const location = new URL(answer.headers().location ?? '', baseURL);
      expect.soft(location.pathname + location.search, address).toBe(to);
      expect.soft(location.origin, address).toBe(new URL(baseURL ?? '').origin);
      const end = await request.get(address);
      expect.soft(new URL(end.url()).pathname, address).not.toMatch(/^\/it(\/|$)/);
    }
  });

  test('does not affect other addresses', async ({ request }) => {
    const headers = { 'x-default-prefix': '1' };
    for (const address of ['/alloggi', '/italia', '/en/accommodations'])
      expect((await request.get(address, { headers, maxRedirects: 0 })).status(), address).toBe(
        address === '/italia' ? 404 : 200,
      );
  });

  test('data requests of pages in the default language still answer', async ({ page, request }) => {
    await page.goto('/');
    const id = await page.evaluate(() => window.__NEXT_DATA__.buildId);
    const data = await request.get(`/_next/data/${id}/it/alloggi.json`, {
      headers: { 'x-nextjs-data': '1' },
      maxRedirects: 0,
    });
    expect(data.status()).toBe(200);
    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(sent.resourceType()));
    await page
      .getByRole('navigation', { name: 'Navigazione principale' })
      .getByRole('link', { name: 'Atenei' })
      .click();
    await expect(page).toHaveURL(/\/atenei$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loaded).not.toContain('document');
  });
});
