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
  await page.getByLabel('Password', { exact: true }).fill('una porta di legno');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(email).toHaveValue('nessuno@example.org');
  release();
  await expect(page.getByText('Non è andata a buon fine')).toBeVisible();
  await expect(email).toHaveValue('nessuno@example.org');
});
