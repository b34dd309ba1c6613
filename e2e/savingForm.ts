import type { Browser, Page } from '@playwright/test';
import { logIn } from './admin';
import type { Staff } from './staff';
import { expect, town, withHydration } from './town';

export const title = '#field-title';
export const excerpt = '#field-excerpt';

/** The line of a form that says whether it is saved. */
export const lineOf = (page: Page) => page.locator('.studium-saving__line');

export const formOf = (id: number) => `${town.cmsUrl}/admin/collections/news/${id}?locale=it`;

/** Opens the form of a new draft; resolves with its id. */
export async function openDraft(page: Page, staff: Staff): Promise<number> {
  const id = await staff.saveDraft('news', { title: `Prova ${Date.now().toString(36)}` });
  await page.goto(formOf(id));
  await expect(lineOf(page)).toContainText('Salvato');
  return id;
}

/** Waits until the cms has stored words in a field, and the form says that it is saved. */
export async function expectStored(
  page: Page,
  staff: Staff,
  id: number,
  fields: Record<string, string>,
): Promise<void> {
  await expect.poll(() => staff.readDraft('news', id), { timeout: 60_000 }).toMatchObject(fields);
  await expect(lineOf(page)).toContainText('Salvato alle', { timeout: 60_000 });
}

/** Another browser, with the session of a person. */
export async function openBrowser(browser: Browser, person?: typeof town.editor): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = withHydration(await context.newPage());
  await logIn(page, person);
  return page;
}
