import type { Page } from '@playwright/test';
import { expect, test } from './town';

/** Opens a page whose scripts wait, so that it is not hydrated. Returns a function that lets them load. */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('a heart that is pressed before the page is hydrated works afterwards', async ({ page }) => {
  const release = await openUnhydrated(page, '/alloggi');
  await page.locator('[data-heart]').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeVisible();
});

test('a form that is sent before the page is hydrated is sent afterwards, with all that was typed', async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/login');
  const email = page.getByLabel('E-mail');
  await email.fill('nessuno@example.org');
  await email.press('Enter');
  await expect(email).toHaveValue('nessuno@example.org');
  release();
  // The password is missing.
  await expect(page.getByText('C’è una cosa da sistemare')).toBeVisible();
  await expect(email).toHaveValue('nessuno@example.org');
});
