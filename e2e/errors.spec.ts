import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expect, markWindow, test, town, untilHydrated } from './town';

const lost = {
  it: { title: 'Questa pagina non è stata trovata', text: /indirizzo web .* non funzionante/ },
  en: { title: 'This page could not be found', text: /web address .* non-working page/ },
};
const broken = { it: 'Qualcosa non ha funzionato', en: 'Something went wrong' };
const home = { it: '/', en: '/en' };

async function expectLost(page: Page, language: 'it' | 'en'): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(lost[language].title);
  await expect(main).toContainText('404');
  await expect(main).toContainText(lost[language].text);
  await expect(main.getByRole('link')).toHaveAttribute('href', home[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test.describe('an address that no entry can have', () => {
  for (const [path, language] of [
    ['/alloggi/%E0%A4%A', 'it'],
    ['/en/accommodations/%E0%A4%A', 'en'],
    ['/alloggi/%00', 'it'],
    ['/en/events/..%2f..%2fsecret', 'en'],
    ['/servizi/%3Cscript%3E', 'it'],
    [`/news/${'a'.repeat(3000)}`, 'it'],
    ['/en/news/categories/%F0%9F%8E%93', 'en'],
    ['/en/%20', 'en'],
  ] as const) {
    test(`${path.slice(0, 40)} is a 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectLost(page, language);
    });
  }

  test('absurd filters leave the list as it is', async ({ page }) => {
    for (const query of ['?category=%00', '?category=a&category=b', '?category[x]=1', '?=&&']) {
      const answer = await page.goto(`/alloggi${query}`);
      expect(answer?.status(), query).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    }
  });
});

for (const [from, to, language] of [
  ['/alloggi', '/alloggi/mai-vista', 'it'],
  ['/en/events', '/en/events/never-seen', 'en'],
  ['/', '/una/due/tre', 'it'],
] as const) {
  test(`a link from ${from} to ${to} shows the not-found screen, takes the keyboard there and leads home`, async ({
    page,
  }) => {
    await page.goto(from, { waitUntil: 'networkidle' });
    await page.evaluate((href) => {
      document
        .querySelector('main > *')
        ?.insertAdjacentHTML('beforeend', `<a href="${href}">Qui</a>`);
    }, to);
    await page.getByRole('link', { name: 'Qui', exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expectLost(page, language);
    // An address that no page has is loaded as a document.
    await untilHydrated(page);
    const stayed = await markWindow(page);
    const link = page.getByRole('main').getByRole('link');
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${home[language]}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await stayed()).toBe(true);
  });
}

test('the language switcher of a page that is not there says so, and offers the home page', async ({
  page,
}) => {
  await page.goto('/alloggi/mai-vista');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).press('Enter');
  await expect(page.getByText('This page does not exist in English.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page in English' }).first().press('Enter');
  await expect(page).toHaveURL(/\/en$/);
});

test.describe('when the content management system does not answer', () => {
  test.afterEach(() => town.startCms());

  for (const [path, language] of [
    ['/servizi/prima-volta', 'it'],
    ['/en/services/first-time', 'en'],
  ] as const) {
    test(`a page never made is an error 503 at ${path}`, async ({ page }) => {
      await town.stopCms();
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(broken[language]);
      await expect(main).toContainText('503');
      await expect(main.getByRole('link')).toHaveAttribute('href', home[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }

  test('a link to such a page shows its error, and home is still there', async ({
    page,
    complaints,
  }) => {
    await page.goto('/en/services', { waitUntil: 'networkidle' });
    await town.stopCms();
    await page.evaluate(() => {
      const link = '<a href="/en/services/not-made-yet">Here</a>';
      document.querySelector('main > *')?.insertAdjacentHTML('beforeend', link);
    });
    await page.getByRole('link', { name: 'Here', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: broken.en })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/services\/not-made-yet$/);
    await page.getByRole('main').getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('banner')).toBeVisible();
    // Pictures come from the content management system: the browser says that they are missing.
    await page.waitForLoadState('networkidle');
    complaints.length = 0;
  });
});

test.describe('the screens of errors', () => {
  test.afterEach(() => town.startCms());

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have no axe violation, and nothing is cut off, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await town.stopCms();
      for (const path of ['/a/b', '/en/a/b', '/servizi/fuori-uso', '/en/services/out-of-order']) {
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const place = `${path} at ${width} px`;
          expect(await violationsOf(page, { bestPractice: true }), place).toEqual([]);
          const [whole, seen] = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return [scrollWidth, clientWidth] as const;
          });
          expect(whole, place).toBeLessThanOrEqual(seen);
        }
      }
    });
  }
});
