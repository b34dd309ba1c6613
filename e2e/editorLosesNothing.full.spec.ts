import type { Browser, Page } from '@playwright/test';
import { addBlock, logIn } from './admin';
import { type Staff, test } from './staff';
import { expect, town, withHydration } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000, locale: 'it-IT' });
test.setTimeout(120_000);

const lineOf = (page: Page) => page.locator('.studium-saving__line');
const title = '#field-title';
const excerpt = '#field-excerpt';

const formOf = (id: number) => `${town.cmsUrl}/admin/collections/news/${id}?locale=it`;

/** Opens the form of a new draft; resolves with its id. */
async function openDraft(page: Page, staff: Staff): Promise<number> {
  const id = await staff.saveDraft('news', { title: `Prova ${Date.now().toString(36)}` });
  await page.goto(formOf(id));
  await expect(lineOf(page)).toContainText('Salvato');
  return id;
}

/** Waits until the cms has stored words in a field, and the form says that it is saved. */
async function expectStored(page: Page, staff: Staff, id: number, fields: Record<string, string>) {
  await expect.poll(() => staff.readDraft('news', id), { timeout: 60_000 }).toMatchObject(fields);
  await expect(lineOf(page)).toContainText('Salvato alle', { timeout: 60_000 });
}

/** Another browser, with the session of a person. */
async function openBrowser(browser: Browser, person?: typeof town.editor): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = withHydration(await context.newPage());
  await logIn(page, person);
  return page;
}

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
  await context.setOffline(false);
  await expectStored(page, staff, id, {
    title: 'Scritto in galleria',
    excerpt: 'Scritto in treno.',
  });
});

test('the text of a form that was closed while the cms was down is offered again', async ({
  page,
  staff,
}) => {
  const id = await openDraft(page, staff);
  await town.killCms();
  try {
    await page.locator(excerpt).fill('Scritto durante il guasto.');
    await expect(lineOf(page)).toContainText('manca la connessione');
    // The browser shows a question, because the program has not got the text.
    const question = page.waitForEvent('dialog');
    await Promise.all([
      question.then((dialog) => dialog.accept()),
      page.goto('about:blank', { waitUntil: 'commit' }),
    ]);
  } finally {
    await town.startCms();
  }
  await page.goto(formOf(id));
  await expect(page.locator('.studium-saving__offer')).toContainText('C’è un testo non salvato');
  await page.getByRole('button', { name: 'Riprendi' }).click();
  await expect(page.locator(excerpt)).toHaveValue('Scritto durante il guasto.');
  await expectStored(page, staff, id, { excerpt: 'Scritto durante il guasto.' });
});

test('a session that has ended opens a login over the form', async ({ page, context, staff }) => {
  const id = await openDraft(page, staff);
  await context.clearCookies();
  await page.locator(excerpt).fill('Scritto senza sessione.');
  await expect(lineOf(page)).toContainText('Non salvato: accedi di nuovo', { timeout: 40_000 });
  const dialog = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await dialog.getByLabel('Password').fill(town.editor.password);
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expectStored(page, staff, id, { excerpt: 'Scritto senza sessione.' });
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

test('a removed block comes back, by its message and by the keyboard', async ({ page, staff }) => {
  await openDraft(page, staff);
  const rows = page.locator('#field-contentManager > .blocks-field__rows > div');
  const words = page.locator('#field-contentManager__0__plainTitle');
  await addBlock(page, 'contentManager', 'titleContent');
  await words.fill('Una parte importante');
  const remove = async () => {
    await page.locator('#contentManager-row-0 .array-actions__button').first().click();
    await page.locator('.array-actions__remove:visible').click();
    await expect(rows).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(words).toHaveValue('Una parte importante');
  await remove();
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue('Una parte importante');
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
