import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { addBlock, collectViolations, fillAndSave, logIn, logInByForm } from './admin';
import { violationsOf } from './axe';
import { type Staff, test } from './staff';
import { expect, town, withHydration } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], timezoneId: 'Europe/Rome', actionTimeout: 20_000 });

/**
 * Milliseconds from a change until the site shows it, while the admin renders its pages on the same cores.
 */
const deadline = 5000;

/** An editor at work in the admin, and a visitor who looks at the site. */
interface Hour {
  stamp: string;
  page: Page;
  visitor: Page;
  request: APIRequestContext;
  staff: Staff;
}

/** What the editor writes in one language, and the path of the page. */
interface Words {
  path: string;
  title: string;
  heading: string;
  text: string;
  question: string;
  answer: string;
}

const wordsOf = (stamp: string): { it: Words; en: Words } => ({
  it: {
    path: `/primi-giorni-${stamp}`,
    title: `Primi giorni ${stamp}`,
    heading: 'Che cosa fare appena arrivi',
    text: 'Lo sportello è aperto ogni mattina.',
    question: 'Serve un appuntamento?',
    answer: 'No, basta un documento.',
  },
  en: {
    path: `/en/first-days-${stamp}`,
    title: `First days ${stamp}`,
    heading: 'What to do when you arrive',
    text: 'The office is open every morning.',
    question: 'Do I need an appointment?',
    answer: 'No, bring a document.',
  },
});

const adminList = (collection: string) => `${town.cmsUrl}/admin/collections/${collection}`;

/** Waits until a path of the site has a status. */
const expectStatus = (
  request: APIRequestContext,
  path: string,
  status: number,
  within = deadline,
) =>
  expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).status(), {
      timeout: within,
      intervals: [50, 250],
      message: `${path}: ${status}`,
    })
    .toBe(status);

async function countHomes(request: APIRequestContext): Promise<number> {
  const html = await (await request.get('/alloggi')).text();
  return Number(/(\d+) alloggi/.exec(html)?.[1]);
}

const expectHomes = (request: APIRequestContext, count: number) =>
  expect.poll(() => countHomes(request), { timeout: deadline, intervals: [100] }).toBe(count);

/** Writes a heading, a text and a question with its answer. */
async function writeBlocks(page: Page, { heading, text, question, answer }: Words): Promise<void> {
  await addBlock(page, 'contentManager', 'titleContent');
  await fillAndSave(page, '#field-contentManager__0__plainTitle', heading);
  await addBlock(page, 'contentManager', 'textContent');
  await fillAndSave(page, '#contentManager-row-1 [contenteditable=true]', text);
  await addBlock(page, 'contentManager', 'accordion');
  await fillAndSave(page, '#field-contentManager__2__plainTitle', question);
  await addBlock(page, 'contentManager.2.children', 'textContent');
  await fillAndSave(page, '#contentManager-2-children-row-0 [contenteditable=true]', answer);
}

/** Writes a page in both languages, which nobody but the staff sees yet. */
async function writePage({ page, request }: Hour, { it, en }: { it: Words; en: Words }) {
  await page.goto(`${adminList('pages')}/create?locale=it`);
  await page.locator('#field-title').fill(it.title);
  await page.waitForURL(/\/pages\/\d+/);
  await writeBlocks(page, it);

  await page.locator('.localizer').getByRole('button').click();
  await page.getByRole('button', { name: /^Inglese/ }).click();
  await page.waitForURL(/locale=en/);
  await expect(page.locator('#field-title')).toHaveValue('');
  await fillAndSave(page, '#field-title', en.title);
  await writeBlocks(page, en);
  for (const { path } of [it, en]) await expectStatus(request, path, 404);
}

/**
 * Schedules the publication of the page in both languages. The form knows only whole minutes; half a minute more
 * leaves time to look at the queue.
 */
async function schedule(page: Page): Promise<void> {
  await page.locator('.studium-publish-button .popup-button').click();
  await page.locator('#schedule-publish').click();
  const dialog = page.getByRole('dialog', { name: 'Programma' });
  const at = new Date(Date.now() + 90_000);
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const inTown = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options }).format(at);
  const time = inTown({ hour: '2-digit', minute: '2-digit' });
  await dialog.getByRole('textbox', { name: 'Giorno e ora' }).fill(`${inTown(parts)} ${time}`);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
}

/** Looks at the queue as an administrator, in another browser context. */
async function seeQueue(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page);
  await page.goto(adminList('payload-jobs'));
  const job = page.getByRole('row', { name: 'Pubblicazione programmata' });
  await expect(job.first()).toContainText('In attesa');
  await context.close();
}

const columns = 'slug_it;title_it;kind;price_from;price_is;bedrooms;beds;bathrooms';

/** A table of twenty homes; `cells` replaces the cells of some lines of the file. */
function tableOf(stamp: string, cells: Record<number, string> = {}) {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const name = `foglio-${stamp}-${String(index + 1).padStart(2, '0')}`;
    const rest = cells[index + 2] ?? 'Appartamento;350,50;A camera;2;3;1';
    return `${name};Casa ${name};${rest}`;
  });
  return {
    name: 'case.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([`\uFEFF${columns}`, ...rows].join('\r\n')),
  };
}

/** The lines with faults: their cells, and the column that is wrong. */
const faults = [
  { line: 5, column: 'kind', cells: 'Castello;350,50;A camera;2;3;1' },
  { line: 12, column: 'bedrooms', cells: 'Appartamento;350,50;A camera;due;3;1' },
  { line: 20, column: 'price_from', cells: 'Appartamento;1.250;A camera;2;3;1' },
];

/** Checks a file with faults. The report names its lines, and there is nothing to import. */
async function checkWrongFile({ page, request, stamp }: Hour): Promise<void> {
  const wrong = Object.fromEntries(faults.map(({ line, cells }) => [line, cells]));
  await page.goto(`${adminList('accommodations')}?locale=it`);
  await page.getByRole('link', { name: 'Importa da un foglio di calcolo' }).click();
  await page.getByLabel('Pubblica subito').check();
  await page.getByLabel('File CSV').setInputFiles(tableOf(stamp, wrong));
  await page.getByRole('button', { name: 'Controlla il file' }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(
    '17 nuovi, 0 cambiati, 0 invariati, 3 con errori.',
  );
  await expect(page.getByRole('row', { name: / errore / })).toHaveText(
    faults.map(({ line, column }) => new RegExp(`^${line}errore.*${column}:`)),
  );
  await expect(page.getByRole('button', { name: 'Importa', exact: true })).toHaveCount(0);
  // The button of the languages is Payload's.
  const violations = await violationsOf(page);
  expect(violations.filter((one) => !one.includes('localizer-button'))).toEqual([]);
  await expectStatus(request, `/alloggi/foglio-${stamp}-01`, 404);
}

/** Imports the corrected file, and looks for a home of it on the public list. */
async function importHomes({ page, request, visitor, staff, stamp }: Hour): Promise<void> {
  const before = await countHomes(request);
  const status = page.locator('form').getByRole('status');
  const file = page.getByLabel('File CSV');
  await file.setInputFiles(tableOf(stamp));
  // A file that is chosen during the check would get the report of this one.
  await page.route(
    '**/csv/accommodations?*',
    async (route) => {
      await expect(file).toBeDisabled();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Controlla il file' }).click();
  await expect(status).toContainText('20 nuovi, 0 cambiati, 0 invariati, 0 con errori.');
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(status).toContainText('Importato.', { timeout: 60_000 });
  const links = page.getByRole('link', { name: `Casa foglio-${stamp}` });
  await expect(links).toHaveCount(20);
  for (const link of await links.all())
    staff.removeLater(
      'accommodations',
      Number((await link.getAttribute('href'))?.split('/').pop()),
    );

  await expectHomes(request, before + 20);
  await visitor.goto('/alloggi');
  await expect(visitor.getByRole('link', { name: `Casa foglio-${stamp}` }).first()).toBeVisible();
}

/** A redirect from the address of a page is refused at its field, and nothing typed is lost. */
async function addWrongRedirect(page: Page): Promise<void> {
  await page.goto(`${adminList('redirects')}/create?locale=it`);
  await page.locator('#field-from').fill('/alloggi');
  await page.getByText('Un indirizzo', { exact: true }).click();
  await page.locator('#field-target').fill('/servizi');
  await page.locator('#action-save').click();
  await expect(page.getByText('Questo indirizzo è di una pagina fissa')).toBeVisible();
  await expect(page.locator('#field-target')).toHaveValue('/servizi');
}

/** Exports all homes for a spreadsheet. */
async function exportHomes(page: Page): Promise<void> {
  await page.goto(`${adminList('accommodations')}?locale=it`);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Esporta in un foglio di calcolo' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^accommodations-.*\.csv$/);
  const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(header.replace('\uFEFF', '').split(';')).toEqual(
    expect.arrayContaining([
      'Id',
      'Stato',
      'Titolo (italiano)',
      'Titolo (inglese)',
      'Prezzo massimo (€ al mese)',
    ]),
  );
  expect(lines.join('\n')).toContain(';Mansarda del mulino;');
}

/** Waits for the scheduled time, and reads the page as a visitor. */
async function readPage({ visitor, request }: Hour, words: Words): Promise<void> {
  await expectStatus(request, words.path, 200, 150_000);
  await visitor.goto(words.path);
  await expect(visitor).toHaveTitle(new RegExp(words.title));
  await expect(visitor.getByRole('heading', { name: words.heading })).toBeVisible();
  await expect(visitor.getByText(words.text)).toBeVisible();
  await visitor.getByText(words.question).click();
  await expect(visitor.getByText(words.answer)).toBeVisible();
}

test('an hour of an editor: a page on schedule, a table of homes, a wrong redirect, the export, the queue', async ({
  page,
  browser,
  request,
  // Deletes the homes afterwards, because other tests open the newest ones.
  staff,
}) => {
  test.setTimeout(300_000);
  const stamp = Date.now().toString(36);
  const words = wordsOf(stamp);
  const context = await browser.newContext();
  const visitor = withHydration(await context.newPage());
  const refused = collectViolations(page);
  const hour: Hour = { stamp, page, visitor, request, staff };
  try {
    await logInByForm(page, await staff.addPerson('Elena', 'editor'));
    await test.step('write a page in Italian and English', () => writePage(hour, words));
    await test.step('schedule its publication', async () => {
      await schedule(page);
      for (const { path } of [words.it, words.en]) await expectStatus(request, path, 404);
    });
    await test.step('see the publication in the queue and on the desk', async () => {
      await seeQueue(browser);
      await page.goto(`${town.cmsUrl}/admin`);
      const scheduled = page.getByRole('region', { name: /^In programma/ });
      await expect(scheduled.getByRole('listitem').filter({ hasText: stamp })).toContainText(
        'Sarà pubblicato',
      );
    });
    await test.step('check a file with three faulty lines', () => checkWrongFile(hour));
    await test.step('import the corrected file', () => importHomes(hour));
    await test.step('a wrong redirect is refused', () => addWrongRedirect(page));
    await test.step('export the homes', () => exportHomes(page));
    await test.step('read the page after the scheduled time, in both languages', async () => {
      for (const one of [words.it, words.en]) await readPage(hour, one);
    });
    expect(refused).toEqual([]);
  } finally {
    await context.close();
  }
});
