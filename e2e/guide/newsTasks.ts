import type { Locator, Page } from '@playwright/test';
import { addBlock, fillAndSave } from '../admin';
import { expect } from '../town';
import {
  addressOf,
  adminPath,
  dayFromNow,
  type Editor,
  expectSaved,
  expectShown,
  expectStatus,
  fileOf,
  openDots,
  publish,
  startNew,
  words,
} from './Editor';

/** The ids of what the editor has written. */
export interface Written {
  news: number;
  picture: number;
}

/** “Start new content”, “Add a picture to a page”, “Add a block”. */
export async function writeNews(editor: Editor): Promise<Written> {
  const { page, language, stamp } = editor;
  const { createNew, alt, save } = words[language];
  const id = await startNew(editor, 'news', 'Orari');
  await page.locator('#field-excerpt').fill('Da lunedì apre anche il pomeriggio.');
  await page.locator('#field-image').getByRole('button', { name: createNew }).click();
  const drawer = page.getByRole('dialog', { name: 'doc-drawer_media' });
  await drawer
    .locator('input[type=file]')
    .setInputFiles(await fileOf(`porta-${stamp}.png`, '#a33'));
  // Payload connects no label with its field in a drawer.
  await expect(drawer).toContainText(alt);
  await drawer.locator('[name=alt]').fill('La porta dello sportello');
  const uploaded = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/media\b/.test(response.url()),
  );
  await drawer.getByRole('button', { name: save, exact: true }).click();
  const { doc } = (await (await uploaded).json()) as { doc: { id: number } };
  await expect(drawer).toBeHidden();
  await addBlock(page, 'contentManager', 'titleContent');
  await page.locator('#field-contentManager__0__plainTitle').fill('Quando venire');
  await addBlock(page, 'contentManager', 'textContent');
  await fillAndSave(page, '#contentManager-row-1 [contenteditable=true]', 'Ogni giorno.');
  return { news: id, picture: doc.id };
}

/** “Move, copy or remove a block”, “Put back what you have removed”. */
export async function changeBlocks({ page, language }: Editor): Promise<void> {
  const { moveUp, duplicate, remove, undo } = words[language];
  const rows = page.locator('#field-contentManager > .blocks-field__rows > div');
  const choose = async (row: number, action: string) => {
    await rows.nth(row).locator('.array-actions__button').first().click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await choose(0, duplicate);
  await expect(rows).toHaveCount(3);
  await choose(1, remove);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: undo, exact: true }).click();
  await expect(rows).toHaveCount(3);
  await choose(1, remove);
  await expect(rows).toHaveCount(2);
  await choose(1, moveUp);
  await expect(page.locator('#field-contentManager__1__plainTitle')).toHaveValue('Quando venire');
}

/** “Start from the texts of another language”. */
export async function translate(editor: Editor, id: number): Promise<void> {
  const { page, language, stamp } = editor;
  const { copyTexts, copy, other } = words[language];
  const target = language === 'it' ? 'en' : 'it';
  await expectSaved(editor);
  await openDots(page);
  await page.getByText(copyTexts, { exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'copy-locale' });
  await drawer.getByRole('combobox').last().click();
  await page.getByRole('option', { name: other }).click();
  await drawer.getByRole('button', { name: copy, exact: true }).click();
  await page.waitForURL(new RegExp(`locale=${target}`));
  await expect(page.locator('#field-title')).toHaveValue(`Orari ${stamp}`);
  await page.goto(adminPath(`/collections/news/${id}?locale=${language}`));
}

/** “Publish now”. Both languages appear. */
export async function publishNews(editor: Editor): Promise<void> {
  const path = addressOf(editor, 'news', 'orari');
  await expectStatus(editor, path, 404);
  await publish(editor);
  for (const site of ['it', 'en'] as const) {
    await expectShown(
      editor,
      addressOf({ ...editor, language: site }, 'news', 'orari'),
      'Quando venire',
    );
  }
  await expectShown(editor, path, 'La porta dello sportello');
}

/** “Change the address of a page”, “Get an earlier version back”. */
export async function changeAddress(editor: Editor, id: number): Promise<void> {
  const { page, language, stamp } = editor;
  const [before, after] = ['orari', 'apertura'].map((name) => addressOf(editor, 'news', name));
  await page.locator('#field-slug').fill(`apertura-${stamp}`);
  await publish(editor);
  await expectStatus(editor, after ?? '', 200);
  await expectStatus(editor, before ?? '', 307);
  await page.goto(adminPath(`/collections/news/${id}/versions?locale=${language}`));
  await page.getByRole('button', { name: words[language].restore }).nth(1).click();
  await expect(page.locator('#field-slug')).toHaveValue(`orari-${stamp}`);
  await publish(editor);
  await expectStatus(editor, before ?? '', 200);
}

/** “Make content disappear on a certain date”. */
export async function expire(editor: Editor): Promise<void> {
  const { page, language, stamp } = editor;
  const field = page.locator('#field-expiryDate input[type=text]');
  await field.fill(dayFromNow(7));
  await page.keyboard.press('Enter');
  await publish(editor);
  const address = page.url();
  await page.goto(adminPath(''));
  const list = page.getByRole('region', { name: words[language].expiring });
  await expect(list.getByRole('link', { name: `Orari ${stamp}` })).toBeVisible();
  await page.goto(address);
}

/** Presses the button of the dialog that is open, and waits for the answer of the cms. */
async function confirm(page: Page, button: Locator): Promise<void> {
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await button.click();
  expect((await stored).status()).toBe(200);
}

/** “Unpublish a page”, “Move content to the trash”, “Take content back from the trash”. */
export async function unpublishAndDelete(editor: Editor): Promise<void> {
  const { page, language, stamp } = editor;
  const path = addressOf(editor, 'news', 'orari');
  const confirmation = page.locator('.confirmation-modal #confirm-action:visible');
  await openDots(page);
  await page.locator('#action-unpublish').click();
  await confirm(page, confirmation);
  await expectStatus(editor, path, 404);
  await openDots(page);
  await page.locator('#action-delete').click();
  await confirm(page, confirmation);
  await page.waitForURL(/\/collections\/news(\?|$)/);
  await page.locator('#trash-view-pill', { hasText: words[language].trash }).click();
  await page.getByRole('link', { name: `Orari ${stamp}`, exact: true }).click();
  await page.waitForURL(/\/trash\/\d+/);
  await page.locator('#action-restore').click();
  await page.locator('label[for="restore-as-published"]').click();
  await confirm(page, confirmation);
  await expectStatus(editor, path, 200);
}
