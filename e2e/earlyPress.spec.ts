import { expect, test } from './town';

test('a heart that is pressed before the page is hydrated works afterwards', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/alloggi', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-heart]').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeVisible();
});
