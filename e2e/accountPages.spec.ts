import { registerAndLogIn, sendOperation } from './account';
import { budgets } from '../bench/budgets.mjs';
import { measureFirstView, phone } from './pageWeight';
import { expect, test, town } from './town';

const pages = ['/account', '/account/accommodations', '/account/profile', '/account/password'];

for (const [name, viewport] of [
  ['a phone', phone.viewport],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`account pages do not shift on ${name} while their content loads`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/alloggi');
    const hearts = await page.getByRole('main').locator('[data-heart]').all();
    const ids = await Promise.all(hearts.slice(0, 3).map((one) => one.getAttribute('data-heart')));
    await registerAndLogIn(page);
    await sendOperation(page, 'UpdateFavorites', { favorites: ids.map(Number) });
    await page.route('**/api', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
      await expect(page.getByRole('main').getByText('Stiamo caricando')).toHaveCount(0);
      const { layoutShift } = await page.evaluate(measureFirstView);
      expect.soft(layoutShift, path).toBeLessThanOrEqual(budgets.counted.layoutShift);
    }
  });
}

test('account pages without JavaScript have nothing personal and say that they need it', async ({
  page,
  browser,
}) => {
  await registerAndLogIn(page);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  for (const [path, words] of [
    ['/account', 'serve JavaScript'],
    ['/en/account/profile', 'need JavaScript'],
  ] as const) {
    const answer = await plain.goto(`${town.siteUrl}${path}`);
    expect(answer?.status()).toBe(200);
    // Playwright's matchers of texts leave out this element.
    const hint = plain.getByRole('main').locator('noscript');
    await expect(hint.first()).toBeVisible();
    expect(await hint.first().innerHTML()).toContain(words);
    expect(await plain.content()).not.toContain('Ada');
  }
  await context.close();
});
