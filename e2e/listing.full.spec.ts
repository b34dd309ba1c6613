import { cards, readTotal } from './listings';
import { expect, test } from './town';

test('search engines index the plain listing but no filters', async ({ page }) => {
  const homes = '/en/accommodations';
  await page.goto(`${homes}?beds=2`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto(`${homes}?page=2`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', homes);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${homes}$`),
  );
});

test('the filter dialog fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const list of ['/alloggi', '/eventi']) {
    await page.goto(list);
    await page.getByRole('button', { name: /^Filtri/ }).click();
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeInViewport();
  }
});

test('past events and older news are listed', async ({ page }) => {
  await page.goto('/en/events?when=past');
  expect(await readTotal(page)).toBeGreaterThan(0);
  await page.goto('/en/news?page=2');
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]'),
  ).toHaveText(/2$/);
  expect(await cards(page).count()).toBeGreaterThan(0);
});
