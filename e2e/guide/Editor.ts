import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { lineOf } from '../savingForm';
import type { Staff } from '../staff';
import { expect, town } from '../town';

/** What the guide prints in bold, in each language. */
export const words = {
  it: {
    other: /^Inglese/,
    createNew: 'Aggiungi',
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
    addItem: 'Aggiungi una voce',
    item: 'Voce',
    address: 'Un indirizzo',
  },
  en: {
    other: /^Italian/,
    createNew: 'Add new',
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
    addItem: 'Add an item',
    item: 'Item',
    address: 'An address',
  },
} as const;

export type Language = keyof typeof words;

/** An editor who follows the guide. */
export interface Editor {
  page: Page;
  language: Language;
  staff: Staff;
  request: APIRequestContext;
  stamp: string;
}

export const adminPath = (path: string) => `${town.cmsUrl}/admin${path}`;
export const idOf = (page: Page) => Number(/\/(\d+)(?:\?|$)/.exec(page.url())?.[1]);

/** Where the site shows a section, in each language. */
const paths = {
  news: { it: '/news/', en: '/en/news/' },
  events: { it: '/eventi/', en: '/en/events/' },
} as const;

export const addressOf = ({ stamp, language }: Editor, section: keyof typeof paths, name: string) =>
  `${paths[section][language]}${name}-${stamp}`;

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0, maxRetries: 1 })).status();

export const expectStatus = ({ request }: Editor, path: string, status: number) =>
  expect.poll(() => statusOf(request, path), { timeout: 15_000, message: path }).toBe(status);

export const expectShown = ({ request }: Editor, path: string, text: string, isShown = true) =>
  expect
    .poll(async () => (await (await request.get(path, { maxRetries: 1 })).text()).includes(text), {
      timeout: 15_000,
      message: `${path}: ${text}`,
    })
    .toBe(isShown);

export const fileOf = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

export async function expectSaved({ page, language }: Editor): Promise<void> {
  await expect(lineOf(page)).toContainText(`${words[language].saved} `, { timeout: 30_000 });
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens the menu with the three dots. */
export const openDots = (page: Page) => page.locator('.doc-controls__popup button').first().click();

/** Publishes the form, also with warnings. Resolves when the cms has stored it. */
export async function publish(editor: Editor): Promise<void> {
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
export async function startNew(editor: Editor, collection: string, title: string): Promise<number> {
  const { page, language, staff } = editor;
  await page.goto(adminPath(`/collections/${collection}?locale=${language}`));
  // In its first moments Payload's list replaces its own address, and the press is lost. The form opens in the first
  // language of the town.
  await expect(async () => {
    await page.getByRole('link').filter({ hasText: words[language].createNew }).first().click();
    await page.waitForURL(/\/create\?locale=it/, { timeout: 5000 });
  }).toPass({ timeout: 20_000 });
  if (language !== 'it')
    await page.goto(adminPath(`/collections/${collection}/create?locale=${language}`));
  await page.locator('#field-title').fill(`${title} ${editor.stamp}`);
  await page.waitForURL(new RegExp(`/${collection}/\\d+`));
  const id = idOf(page);
  staff.removeLater(collection, id);
  return id;
}

/** A day as the form of the admin writes it. */
export function dayFromNow(days: number): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', options);
}
