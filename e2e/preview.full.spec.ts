import type { Page } from '@playwright/test';
import { validToken } from './previewTokens';
import { expect, test } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Anteprima' });

test('leaving a preview of a listing keeps the filters', async ({ page }) => {
  await page.goto(`/servizi?x-craft-live-preview=1&token=${validToken()}`);
  const navigation = page.getByRole('main').getByRole('navigation').first();
  await navigation.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?category=/);
  const narrowed = page.url();
  const exit = page.getByRole('link', { name: 'Esci dall’anteprima' });
  // The page is rendered a moment after the address has changed.
  await expect(exit).toHaveAttribute('href', /category/);
  await exit.click();
  await expect(page).toHaveURL(narrowed);
  await expect(bar(page)).toHaveCount(0);
});

test('a preview in English continues in Italian and back, and ends on the same page', async ({
  page,
}) => {
  await page.goto(`/en/services?x-craft-live-preview=1&token=${validToken()}`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/services\/[a-z]/);
  const detail = page.url();
  const header = page.getByRole('banner');
  const englishBar = page.getByRole('complementary', { name: 'Preview' });
  await header.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/servizi\/[a-z]/);
  await expect(bar(page)).toBeVisible();
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(detail);
  await expect(englishBar).toBeVisible();
  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(detail);
  await expect(englishBar).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});
