import { expectToFit } from './expectToFit';
import { english, italian, openSearch } from './searchOverlay';
import { expect, markWindow, test } from './town';

test.describe('the search page', () => {
  test('searches and filters without JavaScript, and its address can be shared', async ({
    plainPage: page,
  }) => {
    const { path, typed, marked, count } = italian;
    await page.goto(path);
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

    const shared = await page.context().newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('main').getByRole('region')).toHaveCount(1);
  });

  test('says that letters are missing or that there are no results, and fits every width', async ({
    page,
  }) => {
    const { path, typed, hint, none, section, events } = english;
    const main = page.getByRole('main');
    const open = async (query: string) => {
      const answer = await page.goto(`${path}?q=${encodeURIComponent(query)}`);
      expect(answer?.status()).toBe(200);
      await expectToFit(page);
    };
    await open('');
    await open('un');
    await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(new RegExp(hint));
    await expect(main.getByRole('region')).toHaveCount(0);

    await open(typed);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Italiano' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/cerca\\?q=${typed}$`));
    await expect(page.getByRole('searchbox')).toHaveValue(typed);

    await open('xyzzyx universita');
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(none);
    await main.getByRole('link', { name: section, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${events}$`));
  });
});

test.describe('the search overlay', () => {
  test('sends one request for fast typing, keeps its results when a request fails, and can retry', async ({
    page,
    complaints,
  }) => {
    const { typed, marked, hint, count, failed, retry } = italian;
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) requested.push(request.url());
    });
    const { button, dialog } = await openSearch(page, italian);
    const status = dialog.getByRole('status');
    await page.keyboard.type('un');
    await expect(status).toContainText(hint);
    await page.keyboard.type(typed.slice(2), { delay: 20 });
    await expect(status).toHaveText(count);
    expect(requested).toHaveLength(1);

    const hits = dialog.locator('mark', { hasText: marked });
    await expect(hits.first()).toBeVisible();
    await page.route('**/api/search?*', (route) => route.abort());
    await page.keyboard.type(' x');
    await expect(status).toHaveText(failed);
    await expect(hits.first()).toBeVisible();
    const refused = page.waitForEvent('requestfailed');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await refused;
    await expect(status).toHaveText(failed);
    await page.unroute('**/api/search?*');
    await dialog.getByRole('button', { name: retry }).click();
    await expect(status).toHaveText(count);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    // The browser reports the aborted requests.
    complaints.length = 0;
  });

  test('leads to its results by keyboard without a reload, and remembers the query', async ({
    page,
  }) => {
    const { path, typed, marked, count, all, detail } = english;
    const { dialog, input } = await openSearch(page, english);
    await page.keyboard.type(typed);
    await dialog.getByRole('link', { name: all }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=${typed}$`));
    await expect(page.getByRole('main').getByText(count)).toBeVisible();
    await openSearch(page, english);
    const stayed = await markWindow(page);
    await dialog.getByRole('button', { name: typed, exact: true }).click();
    await expect(input).toHaveValue(typed);
    await expect(dialog.getByRole('status')).toHaveText(count);
    await input.focus();
    await expect(dialog.locator('mark', { hasText: marked }).first()).toBeVisible();
    const hits = dialog.getByRole('region').getByRole('listitem').getByRole('link');
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(hits.nth(1)).toBeFocused();
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await expect(input).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(detail);
    await expect(dialog).toHaveCount(0);
    expect(await stayed()).toBe(true);
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { dialog, input } = await openSearch(page, english);
    for (const query of ['', 'un', english.typed, 'xyzzyx universita']) {
      await input.fill(query);
      await expect(dialog.getByRole('status')).toHaveText(/./);
      await expect(dialog.getByRole('search').locator('svg').first()).toBeVisible();
      const overflows = await dialog.evaluate((element) =>
        [...element.querySelectorAll('*')].some(
          (part) => part.getBoundingClientRect().right > innerWidth + 1,
        ),
      );
      expect(overflows, query).toBe(false);
    }
  });
});

test('/api/search accepts any characters', async ({ request }) => {
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
    'casa\0',
  ]) {
    const q = encodeURIComponent(query);
    const status = (await request.get(`/api/search?locale=it&q=${q}`)).status();
    expect([200, 400], query).toContain(status);
    expect((await request.get(`/cerca?q=${q}`)).status(), query).toBe(200);
  }
});
