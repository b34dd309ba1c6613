import type { Page } from '@playwright/test';
import { openerOf } from './header';
import { everyPage, routeTypes } from './routeTypes';
import { expect, test } from './town';

// Safari on iPhones magnifies the page when a field with smaller letters gets the focus.
const least = 16;

test.use({ viewport: { width: 360, height: 780 } });

for (const { name, locale, path } of everyPage(routeTypes))
  test(`${name} (${locale}) has no field with small letters`, async ({ page }) => {
    await page.goto(path);
    expect(await smallFields(page)).toEqual([]);
  });

for (const { opener, field } of [
  { opener: /^Filtri/, field: 'spinbutton' },
  { opener: 'Avvisami', field: 'textbox' },
  { opener: /^Condividi/, field: 'textbox' },
] as const)
  test(`the overlay of ${opener} has no field with small letters`, async ({ page }) => {
    await page.goto('/alloggi?beds=2');
    await page.getByRole('main').getByRole('button', { name: opener }).press('Enter');
    await expect(page.getByRole('dialog').getByRole(field).first()).toBeVisible();
    expect(await smallFields(page)).toEqual([]);
  });

for (const opener of ['Cerca', 'Accedi'])
  test(`the overlay of ${opener} has no field with small letters`, async ({ page }) => {
    await page.goto('/');
    await openerOf(page, opener).press('Enter');
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
    expect(await smallFields(page)).toEqual([]);
  });

test('the opinion on a page has no field with small letters', async ({ page }) => {
  await page.goto('/primi-passi');
  await page.locator('[data-feedback]').scrollIntoViewIfNeeded();
  await page.locator('[data-feedback] summary').click();
  await expect(page.locator('[data-feedback] textarea').first()).toBeVisible();
  expect(await smallFields(page)).toEqual([]);
});

/** The fields of the page whose letters are smaller than the least, with their size in pixels. */
async function smallFields(page: Page): Promise<string[]> {
  const fields = page.locator('input:not([type=checkbox], [type=radio]), select, textarea');
  return fields.evaluateAll(
    (all, limit) =>
      all.flatMap((field) => {
        const size = parseFloat(getComputedStyle(field).fontSize);
        return size < limit ? [`${field.getAttribute('name') ?? field.id}: ${size}`] : [];
      }),
    least,
  );
}
