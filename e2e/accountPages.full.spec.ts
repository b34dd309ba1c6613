import { registerAndLogIn, saveFavourite } from './account';
import { budgets } from './budgets.mjs';
import { get } from './get';
import { measureFirstView, phone } from './pageWeight';
import { expect, test } from './town';
import { waitUntilStill } from './waitUntilStill';

const pages = ['/account', '/account/accommodations', '/account/profile', '/account/password'];

test('account pages do not shift on a phone and on a desktop while their content loads', async ({
  page,
}) => {
  const { text } = await get(page.request, '/alloggi');
  const ids = [...text.matchAll(/data-heart="(\d+)"/g)].slice(0, 3).map(([, id]) => Number(id));
  expect(ids).toHaveLength(3);
  await registerAndLogIn(page);
  for (const id of ids) await saveFavourite(page, id);
  await page.route('**/api', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const viewport of [phone.viewport, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
      await expect(page.getByRole('main').getByText('Stiamo caricando')).toHaveCount(0);
      // The panel has no loading text, and its request starts after the cards have arrived.
      if (path === '/account') await expect(page.locator('#sharing')).toBeVisible();
      await waitUntilStill(page);
      const { layoutShift } = await page.evaluate(measureFirstView);
      const where = `${path} at ${viewport.width} px`;
      expect.soft(layoutShift, where).toBeLessThanOrEqual(budgets.counted.layoutShift);
    }
  }
});

test('account pages without JavaScript have nothing personal and say that they need it', async ({
  page,
  plainPage,
}) => {
  await registerAndLogIn(page);
  await plainPage.context().addCookies(await page.context().cookies());
  for (const [path, words] of [
    ['/account', 'serve JavaScript'],
    ['/en/account/profile', 'need JavaScript'],
  ] as const) {
    const answer = await plainPage.goto(path);
    expect(answer?.status()).toBe(200);
    // Playwright's matchers of texts leave out this element.
    const hint = plainPage.getByRole('main').locator('noscript');
    await expect(hint.first()).toBeVisible();
    expect(await hint.first().innerHTML()).toContain(words);
    expect(await plainPage.content()).not.toContain('Ada');
  }
});
