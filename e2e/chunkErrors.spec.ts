import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { expect, markWindow, test, waitUntilHydrated } from './town';

const languages = [
  {
    homes: '/alloggi',
    heart: /^Salva nei preferiti: /,
    login: 'Accedi',
    compare: /^Confronta: /,
    tray: 'Il tuo confronto',
    share: 'Condividi',
    refused: /^Il pulsante non ha risposto/,
    reload: 'Ricarica la pagina',
  },
  {
    homes: '/en/accommodations',
    heart: /^Save to favourites: /,
    login: 'Log in',
    compare: /^Compare: /,
    tray: 'Your comparison',
    share: 'Share',
    refused: /^The button did not respond/,
    reload: 'Reload the page',
  },
] as const;

const chunks = '**/_next/static/chunks/**';

for (const { homes, heart, login, compare, tray, share, refused, reload } of languages) {
  test.describe(`buttons whose code cannot be loaded, at ${homes}`, () => {
    const open = async (page: Page) => {
      await page.goto(homes, { waitUntil: 'networkidle' });
      await page.route(chunks, (route) => route.abort());
    };
    const notice = (page: Page) => page.getByRole('status').filter({ hasText: refused });

    test('a heart shows an error, and works when it is pressed again', async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page);
      const stayed = await markWindow(page);
      const button = page.getByRole('main').getByRole('button', { name: heart }).first();
      await button.press('Enter');
      await expect(notice(page)).toBeVisible();
      const again = notice(page).getByRole('button', { name: reload });
      expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectToFit(page);
      expect(await violationsOf(page)).toEqual([]);
      await page.unroute(chunks);
      await button.press('Enter');
      await expect(page.getByRole('dialog', { name: login })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      expect(await stayed()).toBe(true);
      // The browser reports the aborted requests.
      complaints.length = 0;
    });

    test('the comparison shows an error, and works when it is pressed again', async ({
      page,
      complaints,
    }) => {
      await open(page);
      const button = page.getByRole('main').getByRole('button', { name: compare }).first();
      await button.press('Enter');
      await expect(notice(page)).toBeVisible();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await page.unroute(chunks);
      await button.press('Enter');
      await expect(page.getByRole('complementary', { name: tray })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      complaints.length = 0;
    });

    test('the share button shows an error, and the page can be reloaded', async ({
      page,
      complaints,
    }) => {
      await open(page);
      await page.getByRole('main').getByRole('button', { name: share }).press('Enter');
      await page.unroute(chunks);
      const stayed = await markWindow(page);
      await notice(page).getByRole('button', { name: reload }).press('Enter');
      await expect.poll(() => stayed().catch(() => true)).toBe(false);
      await expect(notice(page)).toHaveCount(0);
      complaints.length = 0;
    });
  });
}

test.describe('the code of a page that cannot be loaded', () => {
  /** Aborts the first request to an address, and counts the requests for the page. */
  const openWithout = async (page: Page, address: string) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(address, (route) => route.abort(), { times: 1 });
    await page.goto('/servizi', { waitUntil: 'commit' });
    return () => documents;
  };

  test('is loaded again by one reload', async ({ page, complaints }) => {
    const documents = await openWithout(page, '**/chunks/main-*.js');
    await expect.poll(documents).toBe(2);
    await waitUntilHydrated(page);
    expect(documents()).toBe(2);
    complaints.length = 0;
  });

  test('the script of the theme is not needed', async ({ page, complaints }) => {
    const documents = await openWithout(page, '**/start.js');
    await waitUntilHydrated(page);
    expect(documents()).toBe(1);
    complaints.length = 0;
  });
});
