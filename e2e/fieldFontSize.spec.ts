import type { Page } from '@playwright/test';
import { openerOf } from './header';
import { expect, test } from './town';

// Safari on iPhones zooms in when a field with a smaller font gets the focus.
const minimum = 16;

test.use({ viewport: { width: 360, height: 780 } });

for (const { opener, field } of [
  { opener: /^Filtri/, field: 'spinbutton' },
  { opener: 'Avvisami', field: 'textbox' },
  { opener: /^Condividi/, field: 'textbox' },
] as const)
  test(`the overlay of ${opener} has no field with a font smaller than 16 px`, async ({ page }) => {
    await page.goto('/alloggi?beds=2');
    await page.getByRole('main').getByRole('button', { name: opener }).press('Enter');
    await expect(page.getByRole('dialog').getByRole(field).first()).toBeVisible();
    expect(tooSmall(await fieldsOf(page))).toEqual([]);
  });

for (const opener of ['Cerca', 'Accedi'])
  test(`the overlay of ${opener} has no field with a font smaller than 16 px`, async ({ page }) => {
    await page.goto('/');
    await openerOf(page, opener).press('Enter');
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
    expect(tooSmall(await fieldsOf(page))).toEqual([]);
  });

test('the form to report a mistake has no field with a font smaller than 16 px', async ({
  page,
}) => {
  await page.goto('/alloggi/mansarda-san-vero');
  await expect(page.locator('textarea[name=reason]').first()).toBeAttached();
  expect(tooSmall(await fieldsOf(page))).toEqual([]);
});

interface Field {
  name: string;
  /** The font size in pixels. */
  size: number;
}

/** The text fields and selects of the page. */
async function fieldsOf(page: Page): Promise<Field[]> {
  const fields = page.locator(
    'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
  );
  return fields.evaluateAll((all) =>
    all.map((field) => ({
      name: field.getAttribute('name') ?? field.id,
      size: parseFloat(getComputedStyle(field).fontSize),
    })),
  );
}

const tooSmall = (fields: readonly Field[]) => fields.filter(({ size }) => size < minimum);
