import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { languages, openSearch } from './searchOverlay';
import { expect, markWindow, test } from './town';

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
}

for (const language of languages) {
  const { path, typed, marked, hint, count, none, section, events } = language;

  test.describe(`the search page ${path}`, () => {
    test('searches and filters without JavaScript, and its address can be shared', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL ?? ''}${path}`);
      await page.getByRole('searchbox').fill(typed);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}\\?q=${typed}$`));
      await expect(page.getByRole('searchbox')).toHaveValue(typed);
      await expect(page.getByText(count)).toBeVisible();
      const main = page.getByRole('main');
      expect(await main.getByRole('region').count()).toBeGreaterThan(1);
      await expect(main.locator('h3 mark', { hasText: marked }).first()).toBeVisible();

      const everything = await main.getByRole('heading', { level: 3 }).count();
      await main.getByRole('navigation').getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/&section=[a-z]+$/);
      await expect(main.getByRole('region')).toHaveCount(1);
      expect(await main.getByRole('heading', { level: 3 }).count()).toBeLessThan(everything);

      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(shared.getByRole('main').getByRole('region')).toHaveCount(1);
      await context.close();
    });

    test('says that at least 3 letters are needed', async ({ page }) => {
      expect((await page.goto(`${path}?q=un`))?.status()).toBe(200);
      await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(new RegExp(hint));
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
    });

    test('links to the sections when there are no results', async ({ page }) => {
      await page.goto(`${path}?q=xyzzyx`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(none);
      await main.getByRole('link', { name: section, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${events}$`));
    });

    test('is not indexed, and keeps the query when the language changes', async ({ page }) => {
      await page.goto(`${path}?q=${typed}`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const other = path === '/cerca' ? 'English' : 'Italiano';
      await page.getByRole('link', { name: other }).first().click();
      await expect(page).toHaveURL(new RegExp(`\\?q=${typed}$`));
      await expect(page.getByRole('searchbox')).toHaveValue(typed);
    });

    test('fits every width and has no axe violations, with and without results', async ({
      page,
    }) => {
      test.slow();
      for (const query of [typed, 'un', 'xyzzyx universita', '']) {
        await page.goto(`${path}?q=${encodeURIComponent(query)}`);
        await expectToFit(page);
        await expectNoViolations(page);
      }
    });
  });

  test.describe(`the search overlay on ${language.home}`, () => {
    test('is usable by keyboard', async ({ page }) => {
      const { dialog, input } = await openSearch(page, language);
      const stayed = await markWindow(page);
      await page.keyboard.type(typed);
      await expect(dialog.getByRole('status')).toHaveText(count);
      await expect(dialog.locator('mark', { hasText: marked }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = dialog.getByRole('region').getByRole('listitem').nth(1).getByRole('link');
      await expect(second).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(input).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(language.detail);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await stayed()).toBe(true);
    });

    test('keeps its results when a request fails, and can retry', async ({ page, complaints }) => {
      const { dialog } = await openSearch(page, language);
      await page.keyboard.type(typed);
      await expect(dialog.getByRole('status')).toHaveText(count);
      const hits = dialog.locator('mark', { hasText: marked });
      await expect(hits.first()).toBeVisible();
      await page.route('**/api/search?*', (route) => route.abort());
      await page.keyboard.type(' x');
      await expect(dialog.getByRole('status')).toHaveText(language.failed);
      await expect(hits.first()).toBeVisible();
      const refused = page.waitForEvent('requestfailed');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await refused;
      await expect(dialog.getByRole('status')).toHaveText(language.failed);
      await page.unroute('**/api/search?*');
      await dialog.getByRole('button', { name: language.retry }).click();
      await expect(dialog.getByRole('status')).toHaveText(count);
      // The browser reports the aborted requests.
      complaints.length = 0;
    });

    test('closes on Escape, also with text, and returns the focus', async ({ page }) => {
      const { button, dialog } = await openSearch(page, language);
      await page.keyboard.type(typed);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('links to the page of all results, and remembers the query', async ({ page }) => {
      const { dialog } = await openSearch(page, language);
      await page.keyboard.type(typed);
      await dialog.getByRole('link', { name: language.all }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?q=${typed}$`));
      await expect(page.getByRole('main').getByText(count)).toBeVisible();
      const again = await openSearch(page, language);
      await again.dialog.getByRole('button', { name: typed, exact: true }).click();
      await expect(again.input).toHaveValue(typed);
      await expect(again.dialog.getByRole('status')).toHaveText(count);
    });

    test('sends no request below 3 letters, and one request for fast typing', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/search')) requested.push(request.url());
      });
      const { dialog } = await openSearch(page, language);
      await page.keyboard.type('un');
      await expect(dialog.getByRole('status')).toContainText(hint);
      await page.keyboard.type(typed.slice(2), { delay: 20 });
      await expect(dialog.getByRole('status')).toHaveText(count);
      expect(requested).toHaveLength(1);
    });

    test('fits a phone and has no axe violations', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { dialog, input } = await openSearch(page, language);
      for (const query of ['', 'un', typed, 'xyzzyx universita']) {
        await input.fill(query);
        await expect(dialog.getByRole('status')).toHaveText(/./);
        await expect(dialog.getByRole('search').locator('svg').first()).toBeVisible();
        await expectNoViolations(page);
        const overflows = await dialog.evaluate((element) =>
          [...element.querySelectorAll('*')].some(
            (part) => part.getBoundingClientRect().right > innerWidth + 1,
          ),
        );
        expect(overflows, query).toBe(false);
      }
    });
  });
}

test.describe('/api/search', () => {
  test('refuses invalid queries with a JSON error', async ({ request }) => {
    for (const [query, code] of [
      ['', 'search/unknown-locale'],
      ['?locale=it', 'search/too-short'],
      ['?locale=it&q=ab', 'search/too-short'],
      [`?locale=it&q=${'a'.repeat(101)}`, 'search/too-long'],
      ['?locale=xx&q=casa', 'search/unknown-locale'],
    ]) {
      const answer = await request.get(`/api/search${query ?? ''}`);
      expect(answer.status(), query).toBe(400);
      expect(await answer.json()).toEqual({ error: { code } });
    }
    expect((await request.post('/api/search')).status()).toBe(405);
  });

  test('accepts any characters', async ({ request }) => {
    test.slow();
    for (const query of [
      '%',
      '"casa',
      'casa*',
      '(((casa',
      "l'ateneo",
      '<script>',
      'é\u0300è',
      '🏠casa',
      '\\u0000casa',
    ]) {
      const q = encodeURIComponent(query);
      const status = (await request.get(`/api/search?locale=it&q=${q}`)).status();
      expect([200, 400], query).toContain(status);
      expect((await request.get(`/cerca?q=${q}`)).status(), query).toBe(200);
    }
  });

  test('answers with a few kilobytes that may be cached for a minute', async ({ request }) => {
    const answer = await request.get('/api/search?locale=it&q=casa');
    expect(answer.headers()['cache-control']).toBe('private, max-age=60');
    expect((await answer.body()).byteLength).toBeLessThan(12_000);
  });
});
