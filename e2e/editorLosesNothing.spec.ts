import { logIn } from './admin';
import { excerpt, expectStored, formOf, lineOf, openBrowser, openDraft, title } from './savingForm';
import { test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000, locale: 'it-IT' });
test.setTimeout(120_000);
test.beforeEach(({ page }) => logIn(page));

test('without a network the form says so, keeps the text, and saves it later', async ({
  page,
  context,
  staff,
}) => {
  const id = await openDraft(page, staff);
  await context.setOffline(true);
  await page.locator(excerpt).fill('Scritto in treno.');
  await expect(lineOf(page)).toHaveText('Non salvato: manca la connessione, riprovo');
  await expect(page.getByText('Failed to fetch')).toHaveCount(0);
  await page.locator(title).fill('Scritto in galleria');
  await page.locator('#action-save').click();
  await expect(page.getByText('Manca la connessione: non è stato pubblicato.')).toBeVisible();
  await context.setOffline(false);
  await expectStored(page, staff, id, {
    title: 'Scritto in galleria',
    excerpt: 'Scritto in treno.',
  });
});

test('two people in one entry see each other, and none overwrites the other', async ({
  page,
  browser,
  staff,
}) => {
  const id = await openDraft(page, staff);
  const other = await openBrowser(browser, await staff.addPerson('Lucia', 'editor'));
  await other.goto(formOf(id));
  await expect(page.getByText(/Lucia lo tiene aperto dalle/)).toBeVisible({ timeout: 40_000 });

  // What only one of them changed is merged.
  await page.locator(title).fill('Titolo del primo');
  await expectStored(page, staff, id, { title: 'Titolo del primo' });
  await other.locator(excerpt).fill('Riassunto di Lucia');
  await expectStored(other, staff, id, {
    title: 'Titolo del primo',
    excerpt: 'Riassunto di Lucia',
  });
  await expect(other.locator(title)).toHaveValue('Titolo del primo');

  // An import in between counts like a person.
  await staff.change('news', id, { excerpt: 'Riassunto importato', _status: 'published' });
  await page.locator(excerpt).fill('Riassunto del primo');
  const dialog = page.getByRole('dialog', { name: 'Avete cambiato la stessa cosa' });
  await expect(dialog).toContainText('Riassunto importato');
  await expect(dialog).toContainText('Riassunto del primo');
  expect(await staff.readDraft('news', id)).toMatchObject({ excerpt: 'Riassunto importato' });
  await dialog.getByLabel('Il tuo').check();
  await dialog.getByRole('button', { name: 'Usa quelli scelti' }).click();
  await expectStored(page, staff, id, { excerpt: 'Riassunto del primo' });
  await other.context().close();
});

test('a new form makes an entry when something is written, and keeps what is typed meanwhile', async ({
  page,
  staff,
}) => {
  const newest = () => staff.findFirstId('news', { sort: '-id', draft: 'true' });
  const before = await newest();
  await page.goto(`${town.cmsUrl}/admin/collections/news/create?locale=it`);
  await expect(lineOf(page)).toHaveText('Si salva appena scrivi');
  await page.goto(`${town.cmsUrl}/admin`);
  expect(await newest()).toBe(before);

  await page.goto(`${town.cmsUrl}/admin/collections/news/create?locale=it`);
  const words = 'Una notizia scritta senza mai fermarsi, mentre il modulo cambia indirizzo';
  await page.locator(title).pressSequentially('Una notizia');
  await page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('/cms-api/news?'),
  );
  await page.keyboard.type(words.slice('Una notizia'.length), { delay: 60 });
  await page.waitForURL(/\/news\/\d+/);
  const id = Number(/\/news\/(\d+)/.exec(page.url())?.[1]);
  staff.removeLater('news', id);
  await expectStored(page, staff, id, { title: words });
});

test('a tab that is chosen while a new entry is being made stays open', async ({ page, staff }) => {
  await page.goto(`${town.cmsUrl}/admin/collections/news/create?locale=it`);
  await expect(lineOf(page)).toHaveText('Si salva appena scrivi');
  await page.locator(title).fill('Una notizia con argomenti');
  await page.getByRole('button', { name: 'Argomenti' }).click();
  await page.waitForURL(/\/news\/\d+/);
  staff.removeLater('news', Number(/\/news\/(\d+)/.exec(page.url())?.[1]));
  await expect(page.locator('.tabs-field__tab-button--active')).toHaveText(/Argomenti/);
});

test('a link that is pressed right after a word waits until the word is saved', async ({
  page,
  staff,
}) => {
  const id = await openDraft(page, staff);
  await page.locator(excerpt).fill('Scritto in fretta.');
  await page.locator('.step-nav a[href$="/collections/news"]').first().click();
  await page.waitForURL(/\/collections\/news(\?|$)/);
  expect(await staff.readDraft('news', id)).toMatchObject({ excerpt: 'Scritto in fretta.' });
});

test('a form whose save has no answer is left after a question, and its text is offered again', async ({
  page,
  staff,
}) => {
  const id = await openDraft(page, staff);
  const isSave = (url: URL) => url.searchParams.has('autosave');
  // The request stays open.
  await page.route(isSave, () => {});
  await page.locator(excerpt).fill('Scritto senza risposta.');
  await expect(lineOf(page)).toContainText('Salvataggio in corso');
  await page.locator('.step-nav a[href$="/collections/news"]').first().click();
  await page.getByRole('button', { name: 'Esci comunque' }).click();
  await page.waitForURL(/\/collections\/news(\?|$)/);
  await page.unroute(isSave);
  await page.goto(formOf(id));
  await expect(page.locator('.studium-saving__offer')).toContainText('C’è un testo non salvato');
  await page.getByRole('button', { name: 'Riprendi' }).click();
  await expectStored(page, staff, id, { excerpt: 'Scritto senza risposta.' });
});
