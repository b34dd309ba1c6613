import type { Page } from '@playwright/test';
import { expect, markWindow, test, town, waitUntilHydrated } from './town';

const notFound = {
  it: { title: 'Questa pagina non è stata trovata', text: /indirizzo web .* non funzionante/ },
  en: { title: 'This page could not be found', text: /web address .* non-working page/ },
};
const failed = { it: 'Qualcosa non ha funzionato', en: 'Something went wrong' };
const home = { it: '/', en: '/en' };

async function expectNotFound(page: Page, language: 'it' | 'en'): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound[language].title);
  await expect(main).toContainText('404');
  await expect(main).toContainText(notFound[language].text);
  await expect(main.getByRole('link')).toHaveAttribute('href', home[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test.describe('invalid addresses', () => {
  test('an invalid slug is a 404', async ({ page }) => {
    for (const [path, language] of [
      ['/alloggi/%E0%A4%A', 'it'],
      ['/en/accommodations/%E0%A4%A', 'en'],
      ['/alloggi/%00', 'it'],
      ['/en/events/..%2f..%2fsecret', 'en'],
      ['/servizi/%3Cscript%3E', 'it'],
      [`/news/${'a'.repeat(3000)}`, 'it'],
      ['/en/news/categories/%F0%9F%8E%93', 'en'],
      ['/en/%20', 'en'],
    ] as const)
      await test.step(path.slice(0, 40), async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expectNotFound(page, language);
      });
  });

  test('invalid filters still show the listing', async ({ page }) => {
    for (const query of ['?category=%00', '?category=a&category=b', '?category[x]=1', '?=&&']) {
      const answer = await page.goto(`/alloggi${query}`);
      expect(answer?.status(), query).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    }
  });
});

for (const [from, to, language] of [
  ['/en/events', '/en/events/never-seen', 'en'],
  ['/', '/una/due/tre', 'it'],
] as const) {
  test(`a link from ${from} to ${to} shows the not-found page, whose link leads home`, async ({
    page,
  }) => {
    // React removes a link that is inserted before the whole page is hydrated.
    await page.goto(from, { waitUntil: 'networkidle' });
    await page.evaluate((href) => {
      document
        .querySelector('main > *')
        ?.insertAdjacentHTML('beforeend', `<a href="${href}">Qui</a>`);
    }, to);
    await page.getByRole('link', { name: 'Qui', exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expectNotFound(page, language);
    // Next loads an unknown address as a document.
    await waitUntilHydrated(page);
    const stayed = await markWindow(page);
    const link = page.getByRole('main').getByRole('link');
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${home[language]}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await stayed()).toBe(true);
  });
}

test('the language switcher of a missing page offers the home page', async ({ page }) => {
  await page.goto('/alloggi/mai-vista');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).press('Enter');
  await expect(page.getByText('This page does not exist in English.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page in English' }).first().press('Enter');
  await expect(page).toHaveURL(/\/en$/);
});

test.describe('while the cms is down', () => {
  test.beforeAll(() => town.stopCms());
  test.afterAll(() => town.startCms());

  for (const [path, language] of [
    ['/servizi/prima-volta', 'it'],
    ['/en/services/first-time', 'en'],
  ] as const) {
    test(`a page that was never generated answers 503 at ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(failed[language]);
      await expect(main).toContainText('503');
      await expect(main.getByRole('link')).toHaveAttribute('href', home[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }

  test('a link to such a page shows the error page, and the home page still works', async ({
    page,
    complaints,
  }) => {
    await page.goto('/en/services', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const link = '<a href="/en/services/not-made-yet">Here</a>';
      document.querySelector('main > *')?.insertAdjacentHTML('beforeend', link);
    });
    await page.getByRole('link', { name: 'Here', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: failed.en })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/services\/not-made-yet$/);
    await page.getByRole('main').getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('banner')).toBeVisible();
    // The browser reports the missing pictures, because the stopped cms serves them.
    await page.waitForLoadState('networkidle');
    complaints.length = 0;
  });
});
