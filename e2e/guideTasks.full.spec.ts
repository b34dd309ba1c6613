import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addBlock, collectFaults, logInByForm } from './admin';
import { englishTextsOn } from './englishTexts';
import { lineOf } from './savingForm';
import { type Staff, test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

/** What the guide prints in bold, in each language. */
const words = {
  it: {
    other: /^Inglese/,
    createNew: 'Crea Nuovo',
    alt: 'Descrizione per chi non vede',
    save: 'Salva',
    saved: 'Salvato',
    moveUp: 'Sposta sopra',
    duplicate: 'Duplica',
    remove: 'Rimuovi',
    undo: 'Annulla',
    copyTexts: 'Copia in un’altra lingua',
    copy: 'Copia',
    publishAnyway: 'Pubblica lo stesso',
    restore: 'Ripristina come bozza',
    when: 'Quando',
    place: 'Luogo e contatti',
    details: 'Caratteristiche',
    cancelled: 'Annullato',
    trash: 'Cestino',
    expiring: /^In scadenza/,
    addItem: 'Aggiungi Voce',
    item: 'Voce',
    address: 'Un indirizzo',
    staff: 'Redazione',
    confirm: 'Conferma',
  },
  en: {
    other: /^Italian/,
    createNew: 'Create New',
    alt: 'Description for blind people',
    save: 'Save',
    saved: 'Saved',
    moveUp: 'Move Up',
    duplicate: 'Duplicate',
    remove: 'Remove',
    undo: 'Undo',
    copyTexts: 'Copy to another language',
    copy: 'Copy',
    publishAnyway: 'Publish anyway',
    restore: 'Restore as a draft',
    when: 'When',
    place: 'Place and contacts',
    details: 'Details',
    cancelled: 'Cancelled',
    trash: 'Trash',
    expiring: /^Expiring soon/,
    addItem: 'Add Item',
    item: 'Item',
    address: 'An address',
    staff: 'Staff',
    confirm: 'Confirm',
  },
} as const;

type Language = keyof typeof words;

/** An editor who follows the guide. */
interface Editor {
  page: Page;
  language: Language;
  staff: Staff;
  request: APIRequestContext;
  stamp: string;
}

const adminPath = (path: string) => `${town.cmsUrl}/admin${path}`;
const idOf = (page: Page) => Number(/\/(\d+)(?:\?|$)/.exec(page.url())?.[1]);

/** Where the site shows a section, in each language. */
const paths = {
  news: { it: '/news/', en: '/en/news/' },
  events: { it: '/eventi/', en: '/en/events/' },
} as const;

const addressOf = ({ stamp, language }: Editor, section: keyof typeof paths, name: string) =>
  `${paths[section][language]}${name}-${stamp}`;

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

const expectStatus = ({ request }: Editor, path: string, status: number) =>
  expect.poll(() => statusOf(request, path), { timeout: 15_000, message: path }).toBe(status);

const expectShown = ({ request }: Editor, path: string, text: string, isShown = true) =>
  expect
    .poll(async () => (await (await request.get(path)).text()).includes(text), {
      timeout: 15_000,
      message: `${path}: ${text}`,
    })
    .toBe(isShown);

const fileOf = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

async function expectSaved({ page, language }: Editor): Promise<void> {
  await expect(lineOf(page)).toContainText(`${words[language].saved} `, { timeout: 30_000 });
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens the menu with the three dots. */
const openDots = (page: Page) => page.locator('.doc-controls__popup button').first().click();

/** Publishes the form, also with warnings. Resolves when the cms has stored it. */
async function publish(editor: Editor): Promise<void> {
  const { page, language } = editor;
  await expectSaved(editor);
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      !/(autosave|draft)=true/.test(response.url()) &&
      response.url().includes('/cms-api/'),
  );
  await page.locator('#action-save').click();
  const dialog = page.locator('.confirmation-modal:visible');
  await Promise.race([stored, dialog.waitFor()]);
  const anyway = dialog.getByRole('button', { name: words[language].publishAnyway });
  if (await anyway.isVisible()) await anyway.click();
  expect((await stored).status()).toBe(200);
}

/** Starts new content from its list; resolves with its id. */
async function startNew(editor: Editor, collection: string, title: string): Promise<number> {
  const { page, language, staff } = editor;
  await page.goto(adminPath(`/collections/${collection}?locale=${language}`));
  await page.getByRole('link').filter({ hasText: words[language].createNew }).first().click();
  await page.locator('#field-title').fill(`${title} ${editor.stamp}`);
  await page.waitForURL(new RegExp(`/${collection}/\\d+`));
  const id = idOf(page);
  staff.removeLater(collection, id);
  return id;
}

/** “Start new content”, “Add a picture to a page”, “Add a block”. */
async function writeNews(editor: Editor): Promise<number> {
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
  await drawer.getByRole('button', { name: save, exact: true }).click();
  await expect(drawer).toBeHidden();
  await addBlock(page, 'contentManager', 'titleContent');
  await page.locator('#field-contentManager__0__plainTitle').fill('Quando venire');
  await addBlock(page, 'contentManager', 'textContent');
  await page.locator('#contentManager-row-1 [contenteditable=true]').fill('Ogni giorno.');
  await expectSaved(editor);
  return id;
}

/** “Move, copy or remove a block”, “Put back what you have removed”. */
async function changeBlocks({ page, language }: Editor): Promise<void> {
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
async function translate(editor: Editor, id: number): Promise<void> {
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
async function publishNews(editor: Editor): Promise<void> {
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
async function changeAddress(editor: Editor, id: number): Promise<void> {
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
async function expire(editor: Editor): Promise<void> {
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

/** A day as the form of the admin writes it. */
function dayFromNow(days: number): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', options);
}

/** Presses the button of the dialog that is open, and waits for the answer of the cms. */
async function confirm(page: Page, button: Locator): Promise<void> {
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await button.click();
  expect((await stored).status()).toBe(200);
}

/** “Unpublish a page”, “Move content to the trash”, “Take content back from the trash”. */
async function unpublishAndDelete(editor: Editor): Promise<void> {
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

/** An event with its day, place and position, which is then cancelled. */
async function writeEvent(editor: Editor): Promise<void> {
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
async function replacePicture(editor: Editor, news: number): Promise<void> {
  const { page, language, stamp, staff, request } = editor;
  const id = await staff.findFirstId('media', { 'where[alt][equals]': 'La porta dello sportello', sort: '-createdAt' });
  staff.removeLater('media', id);
  const path = addressOf(editor, 'news', 'orari');
  const before = /\/media\/[^"?\s]+/.exec(await (await request.get(path)).text())?.[0] ?? 'none';
  await page.goto(adminPath(`/collections/media/${id}?locale=${language}`));
  await page.locator('.file-details__remove').first().click();
  await page.locator('.file-field input[type=file]').setInputFiles(await fileOf(`nuova-${stamp}.png`, '#3a3'));
  await page.getByLabel(words[language].alt).fill('La porta nuova');
  await page.locator('#action-save').click();
  await expectShown(editor, path, 'La porta nuova');
  expect(await (await request.get(path)).text()).not.toContain(before);
  expect(news).toBeGreaterThan(0);
}

/** “Change a menu”. */
async function changeMenu(editor: Editor): Promise<void> {
  const { page, language, stamp } = editor;
  const { addItem, address } = words[language];
  await page.goto(adminPath(`/globals/topMenu?locale=${language}`));
  const rows = page.locator('#field-nodes > .blocks-field__rows > div');
  const before = await rows.count();
  await page.getByRole('button', { name: addItem, exact: true }).first().click();
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
async function redirect(editor: Editor): Promise<void> {
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
async function addColleague({ page, language, stamp, staff }: Editor): Promise<void> {
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

for (const language of ['it', 'en'] as const)
  for (const width of [1280, 390])
    test.describe(`in the language ${language}, ${width} px wide`, () => {
      test.use({ locale: language, viewport: { width, height: 844 } });

      test('an editor does what the guide says, to the end', async ({ page, staff, request }) => {
        test.setTimeout(300_000);
        const stamp = Date.now().toString(36);
        const editor: Editor = { page, language, staff, request, stamp };
        await logInByForm(page);
        const faults = collectFaults(page);
        let news = 0;
        const tasks: [string, () => Promise<unknown>][] = [
          ['write', async () => (news = await writeNews(editor))],
          ['change blocks', () => changeBlocks(editor)],
          ['translate', () => translate(editor, news)],
          ['publish', () => publishNews(editor)],
          ['change the address', () => changeAddress(editor, news)],
          ['expire', () => expire(editor)],
          ['unpublish and delete', () => unpublishAndDelete(editor)],
          ['write an event', () => writeEvent(editor)],
          ['replace a picture', () => replacePicture(editor, news)],
          ['change a menu', () => changeMenu(editor)],
          ['redirect', () => redirect(editor)],
          ['add a colleague', () => addColleague(editor)],
        ];
        for (const [name, task] of tasks)
          await test.step(name, async () => {
            await task();
            if (language === 'it') expect(await englishTextsOn(page)).toEqual([]);
            expect(faults).toEqual([]);
          });
      });
    });
