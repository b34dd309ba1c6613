import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addBlock, collectViolations, logIn } from './admin';
import { expectToFit } from './expectToFit';
import { lineOf } from './savingForm';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000, locale: 'it-IT' });
test.setTimeout(120_000);

const corpus = (name: string): string =>
  readFileSync(new URL(`../cms/test/corpus/paste/${name}`, import.meta.url), 'utf8');

/** Pastes HTML where the cursor is, as the browser does when a program has put it into the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  const text = page.locator('.rich-text-lexical [contenteditable=true]');
  await text.click();
  await page.keyboard.press('Control+End');
  await text.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);
}

test('a text with a table that is pasted into a cell goes below its table, and a comma is a decimal point', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/pages/create?locale=it`);
  await page.locator('#field-title').fill('Incolla nella cella');
  await page.waitForURL(/\/pages\/\d+/);
  await addBlock(page, 'contentManager', 'textContent');
  await paste(page, corpus('wordTable.html'));
  const text = page.locator('.rich-text-lexical [contenteditable=true]');
  await text.locator('td').last().click();
  await paste(
    page,
    '<h2>Orari</h2><table><tr><th>Giorno</th><th>Ore</th></tr><tr><td>Lunedì</td><td>9–13</td></tr></table>',
  );
  await expect(text.locator('h2')).toHaveText('Orari');
  await expect(text.locator('table')).toHaveCount(2);

  await page.goto(`${town.cmsUrl}/admin/collections/accommodations/create?locale=it`);
  const price = page.locator('input#field-priceMin');
  await page.getByRole('button', { name: 'Prezzo' }).click();
  await price.click();
  await page.keyboard.type('340,50');
  await expect(price).toHaveValue('340,50');
});

test('a text of Word and its table are pasted, changed and published', async ({
  page,
  request,
}) => {
  const stamp = Date.now().toString(36);
  const refused = collectViolations(page);
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/pages/create?locale=it`);
  await page.locator('#field-title').fill(`Incolla ${stamp}`);
  await page.waitForURL(/\/pages\/\d+/);
  await addBlock(page, 'contentManager', 'textContent');

  await paste(page, corpus('word.html'));
  const note = page.locator('.studium-paste');
  await expect(note).toContainText(
    'Non preso dal testo incollato: 1 testo cancellato o barrato, 1 commento, 1 nota a piè di pagina',
  );
  const text = page.locator('.rich-text-lexical [contenteditable=true]');
  await expect(text.locator('ul ul')).toHaveText('anche una copia');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, corpus('wordTable.html'));
  await expect(note).toContainText('1 testo cancellato');
  await expect(text.locator('th')).toHaveText(['Tipo', 'Contributo', 'Note']);

  // The menu of tables.
  await text.locator('td').last().click();
  await page.getByRole('button', { name: 'table dropdown' }).click();
  await page.getByRole('button', { name: 'Riga sotto' }).click();
  await expect(text.locator('tr')).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await text.locator('td').nth(6).click();
  await page.keyboard.type('Tripla');

  // A picture is offered.
  await text.locator('p').last().click();
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await paste(page, `<p>Fine.<img src="data:image/gif;base64,${gif}"></p>`);
  await page.getByRole('button', { name: 'Carica l’immagine' }).click();
  await expect(page.getByText('picture-1.gif').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(lineOf(page)).toContainText('Salvato alle', { timeout: 60_000 });
  await page.locator('#action-save').click();
  // It has no English title.
  await page.getByRole('button', { name: 'Pubblica lo stesso' }).click();
  const address = `${town.siteUrl}/incolla-${stamp}`;
  await expect
    .poll(async () => (await request.get(address)).status(), { timeout: 15_000 })
    .toBe(200);
  await page.goto(address);
  await expectToFit(page, [320, 390]);
  await expect(page.locator('main h2').first()).toHaveText('Ostello della Lanterna');
  await expect(page.locator('main ul ul li')).toHaveText('anche una copia');
  await expect(page.getByRole('columnheader')).toHaveText(['Tipo', 'Contributo', 'Note']);
  await expect(page.getByRole('cell', { name: 'Tripla' })).toBeVisible();
  await expect(page.locator('[data-scroll]')).toHaveAttribute('tabindex', '0');
  await expect(page.locator('main')).not.toContainText(/,50|NO1|Salvo lavori/);
  expect(refused).toEqual([]);
});
