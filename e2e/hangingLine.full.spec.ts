import type { Page } from '@playwright/test';
import { main, press } from './main';
import { english, openSearch } from './searchOverlay';
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
  await main(page).getByLabel('E-mail').fill('student@example.org');
  await main(page).getByLabel('Password', { exact: true }).fill('Nove Ponti Senza Fiume');
  await press(page, 'Log in');
  await expect(main(page).getByRole('group')).toBeVisible({ timeout });
  await expect(main(page).getByLabel('E-mail')).toHaveValue('student@example.org');
  await expect(main(page).getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
});

test('a search on a line that hangs ends too', async ({ page }) => {
  await hang(page, '**/api/search?*');
  const { dialog } = await openSearch(page, english);
  await page.keyboard.type(english.typed);
  await expect(dialog.getByRole('status')).toHaveText(english.failed, { timeout });
});
