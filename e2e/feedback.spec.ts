import { violationsOf } from './axe';
import { get } from './get';
import { expect, test } from './town';

test('a visitor sends feedback about a page without leaving it', async ({ page }) => {
  await page.goto('/credits');
  const form = page.getByRole('region', { name: 'Questa pagina è chiara?' });
  await page.locator('[data-feedback]').scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'No' }).click();
  await form.getByRole('textbox', { name: 'Che cosa non è chiaro?' }).fill('La licenza.');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Invia' }).press('Enter');
  await expect(form.getByRole('status')).toHaveText(/^Grazie/);
  await expect(form.getByRole('status')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('without JavaScript the form leads back to the page, which shows a thank-you message', async ({
  plainPage: page,
}) => {
  await page.goto('/en/credits');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/credits#feedback-thanks$/);
  await expect(page.getByText(/^Thank you: your answers/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeHidden();
});

test('personal pages and the search have no feedback form', async ({ request }) => {
  for (const [path, count] of [
    ['/credits', 1],
    ['/login', 0],
    ['/cerca', 0],
  ] as const) {
    const { text } = await get(request, path);
    expect(text.match(/<[^<>]+ data-feedback/g) ?? [], path).toHaveLength(count);
  }
});
