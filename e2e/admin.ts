import { expect, type Page } from '@playwright/test';
import { town } from './town';

/** Logs in to the admin as the editor whom the installation made. */
export async function logIn(page: Page): Promise<void> {
  await page.goto(`${town.cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(town.editor.email);
  await page.locator('#field-password').fill(town.editor.password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/** Does something that saves a draft by itself; resolves when the cms has stored it. */
export async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
  );
  await change();
  expect((await stored).status()).toBe(200);
}
