import { expect, type Page } from '@playwright/test';
import { Staff } from './staff';
import { town } from './town';

/**
 * Logs in to the admin without its form, by default as the administrator that the seed created. It opens no page.
 */
export async function logIn(page: Page, person = town.editor): Promise<void> {
  await Staff.logIn(page.request, person);
}

/** Logs in to the admin with its form, which leads to the desk. */
export async function logInByForm(page: Page, person = town.editor): Promise<void> {
  await page.goto(`${town.cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(person.email);
  await page.locator('#field-password').fill(person.password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/** Collects the violations of the content security policy on a page from now on. */
export function collectViolations(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** Collects what goes wrong on a page from now on: requests that are refused, and errors of the console. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/**
 * Fills in a field of an entry, which autosaves a draft. Resolves when the cms has stored the text: an
 * earlier autosave may answer first, without the text.
 */
export async function fillAndSave(page: Page, field: string, text: string): Promise<void> {
  const stored = page.waitForResponse(
    async (response) =>
      response.request().method() === 'PATCH' &&
      response.url().includes('autosave=true') &&
      response.ok() &&
      (await response.text()).includes(text),
  );
  await page.locator(field).fill(text);
  await stored;
}

/** Publishes the form of a collection; resolves when the cms has stored it. */
export async function publish(page: Page, collection: string): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      response.url().includes(`/cms-api/${collection}/`) &&
      !/(autosave|draft)=true/.test(response.url()),
  );
  await page.locator('#action-save').click();
  expect((await stored).status()).toBe(200);
}

/** Adds a block at the end of the block field with this path, such as `contentManager`. */
export async function addBlock(page: Page, path: string, handle: string): Promise<void> {
  const list = page.locator(`#field-${path.replaceAll('.', '__')}`);
  const rows = list.locator('> .blocks-field__rows > div');
  const before = await rows.count();
  await list.locator('> button.blocks-field__drawer-toggler').click();
  // The preview picture identifies the block in any language of the admin.
  const picture = page.locator(`img[src$="/blocks/${handle}.svg"]`);
  await page.locator('.blocks-drawer__block', { has: picture }).last().click();
  await expect(rows).toHaveCount(before + 1);
}
