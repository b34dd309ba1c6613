import { violationsOf } from './axe';
import { expect, test } from './town';

test('whoever has read a page says what is not clear, without leaving it', async ({ page }) => {
  await page.goto('/credits', { waitUntil: 'networkidle' });
  const asks = page.getByRole('region', { name: 'Questa pagina è chiara?' });
  await expect(asks).toHaveCount(0);
  await page.locator('[data-feedback]').scrollIntoViewIfNeeded();
  await asks.getByRole('button', { name: 'No' }).click();
  await asks.getByRole('textbox', { name: 'Che cosa non è chiaro?' }).fill('La licenza.');
  expect(await violationsOf(page)).toEqual([]);
  await asks.getByRole('button', { name: 'Invia' }).press('Enter');
  await expect(asks.getByRole('status')).toHaveText(/^Grazie/);
  await expect(asks.getByRole('status')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('without JavaScript the answer leads back to the page, which says thanks', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en/credits');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/credits#feedback-thanks$/);
  await expect(page.getByText(/^Thank you: your answers/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeHidden();
  await context.close();
});

test('personal pages and the search ask no such thing', async ({ page }) => {
  for (const path of ['/login', '/cerca']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-feedback]')).toHaveCount(0);
  }
});
