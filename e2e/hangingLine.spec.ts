import type { Page } from '@playwright/test';
import { main, press } from './main';
import { expect, test } from './town';

/** The limit of a request is 25 seconds (src/lib/fetchInTime.ts). */
const timeout = 40_000;

/** Requests for these addresses never get an answer. */
const hang = (page: Page, address: string) => page.route(address, () => undefined);

test('a login on a line that hangs ends with a message, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/en/login');
  await hang(page, '**/api/session');
  await main(page).getByLabel('Email').fill('student@example.org');
  await main(page).getByLabel('Password', { exact: true }).fill('Nove Ponti Senza Fiume');
  await press(page, 'Log in');
  await expect(main(page).getByRole('alert')).toBeVisible({ timeout });
  await expect(main(page).getByLabel('Email')).toHaveValue('student@example.org');
  await expect(main(page).getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
});

test('a search and a navigation on a line that hangs end too', async ({ page }) => {
  await page.goto('/en');
  await hang(page, '**/api/search**');
  await page.getByRole('link', { name: 'Search' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('library');
  await expect(dialog.getByRole('alert')).toBeVisible({ timeout });
});
