import { expect } from '../town';
import {
  addressOf,
  adminPath,
  dayFromNow,
  type Editor,
  expectShown,
  expectStatus,
  fileOf,
  idOf,
  openTab,
  publish,
  startNew,
  words,
} from './Editor';

/** An event with its day, place and position, which is then cancelled. */
export async function writeEvent(editor: Editor): Promise<void> {
  const { page, language } = editor;
  const { when, place, details, cancelled } = words[language];
  await startNew(editor, 'events', 'Mostra');
  await page.locator('#field-excerpt').fill('Manifesti e disegni.');
  await openTab(page, when);
  for (const [name, days] of [
    ['eventStartDate', 3],
    ['eventEndDate', 9],
  ] as const) {
    await page.locator(`#field-${name} input[type=text]`).fill(dayFromNow(days));
    await page.keyboard.press('Enter');
  }
  await openTab(page, details);
  await page.locator('#field-eventType').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await openTab(page, place);
  await page.locator('#field-address__address').fill('Via dei Tintori 5');
  const map = page.locator('.studium-map [role=application], [role=application]').first();
  await map.scrollIntoViewIfNeeded();
  await map.press('ArrowUp');
  await expect(page.locator('#field-address__lat')).not.toHaveValue('');
  await publish(editor);
  const path = addressOf(editor, 'events', 'mostra');
  await expectShown(editor, path, 'Via dei Tintori 5');
  await openTab(page, when);
  await page.getByLabel(cancelled, { exact: true }).check();
  await publish(editor);
  await expectShown(editor, path, cancelled);
}

/** “Replace a picture everywhere”. */
export async function replacePicture(editor: Editor, picture: number): Promise<void> {
  const { page, language, stamp, staff, request } = editor;
  staff.removeLater('media', picture);
  const path = addressOf(editor, 'news', 'orari');
  const before = /\/media\/[^"?\s]+/.exec(await (await request.get(path)).text())?.[0] ?? 'none';
  await page.goto(adminPath(`/collections/media/${picture}?locale=${language}`));
  await page.locator('.file-details__remove').first().click();
  await page
    .locator('.file-field input[type=file]')
    .setInputFiles(await fileOf(`nuova-${stamp}.png`, '#3a3'));
  await page.getByLabel(words[language].alt).fill('La porta nuova');
  await page.locator('#action-save').click();
  await expectShown(editor, path, 'La porta nuova');
  expect(await (await request.get(path)).text()).not.toContain(before);
}

/** “Change a menu”. */
export async function changeMenu(editor: Editor): Promise<void> {
  const { page, language, stamp } = editor;
  const { addItem, item, address } = words[language];
  await page.goto(adminPath(`/globals/topMenu?locale=${language}`));
  const rows = page.locator('#field-nodes > .blocks-field__rows > div');
  const before = await rows.count();
  await page.getByRole('button', { name: addItem, exact: true }).last().click();
  await page.locator('.blocks-drawer__block').getByText(item, { exact: true }).click();
  await expect(rows).toHaveCount(before + 1);
  const row = rows.last();
  await row.getByText(address, { exact: true }).click();
  await row.locator('input[id$="__url"]').fill('https://example.org/');
  await row.locator('input[id$="__text"]').fill(`Voce ${stamp}`);
  await page.locator('#action-save').click();
  const home = language === 'it' ? '/' : '/en';
  await expectShown(editor, home, `Voce ${stamp}`);
  await row.locator('.array-actions__button').first().click();
  await page.getByRole('button', { name: words[language].remove, exact: true }).click();
  await page.locator('#action-save').click();
  await expectShown(editor, home, `Voce ${stamp}`, false);
}

/** “Lead an old address to the right page”. */
export async function redirect(editor: Editor): Promise<void> {
  const { page, language, stamp, staff } = editor;
  const title = `Orari ${stamp}`;
  await page.goto(adminPath(`/collections/redirects/create?locale=${language}`));
  await page.locator('#field-from').fill(`/vecchi-orari-${stamp}.html`);
  await page.locator('#field-entry input').fill(title);
  await page.getByRole('option', { name: title, exact: true }).first().click();
  await page.locator('#action-save').click();
  await page.waitForURL(/\/redirects\/\d+/);
  staff.removeLater('redirects', idOf(page));
  await expectStatus(editor, `/vecchi-orari-${stamp}.html`, 308);
}

/** “Add a colleague”. */
export async function addColleague({ page, language, stamp, staff }: Editor): Promise<void> {
  await page.goto(adminPath(`/collections/users/create?locale=${language}`));
  await page.locator('#field-email').fill(`collega-${stamp}@example.org`);
  for (const name of ['password', 'confirm-password'])
    await page.locator(`#field-${name}`).fill('quattro gatti sul tetto viola');
  await page.locator('#field-name').fill('Collega');
  await page.locator('#field-role').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.locator('#action-save').click();
  await page.waitForURL(/\/users\/\d+/);
  staff.removeLater('users', idOf(page));
  await expect(page.locator('#field-name')).toHaveValue('Collega');
}
