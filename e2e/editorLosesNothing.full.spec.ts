import { addBlock, logIn } from './admin';
import { excerpt, expectStored, formOf, lineOf, openDraft } from './savingForm';
import { test } from './staff';
import { expect, town, withHydration } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000, locale: 'it-IT' });
test.setTimeout(120_000);
test.beforeEach(({ page }) => logIn(page));

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
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(words).toHaveValue('Una parte importante');
  await remove();
  await page.getByRole('button', { name: 'Annulla modifica' }).click();
  await expect(words).toHaveValue('Una parte importante');
  await remove();
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue('Una parte importante');
});

for (const timezoneId of ['America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])
  test(`an event has the hours of the town, written in ${timezoneId}`, async ({
    browser,
    staff,
  }) => {
    const context = await browser.newContext({ locale: 'it-IT', timezoneId });
    const page = withHydration(await context.newPage());
    await logIn(page);
    const id = await staff.saveDraft('events', { title: `Ora ${Date.now().toString(36)}` });
    const open = async () => {
      await page.goto(`${town.cmsUrl}/admin/collections/events/${id}?locale=it`);
      await page.getByRole('button', { name: 'Quando', exact: true }).click();
    };
    await open();
    const fieldOf = (name: string) => page.locator(`#field-${name} input[type=text]`);
    for (const [name, value] of [
      ['eventStartDate', '20/05/2027 18:00'],
      ['eventEndDate', '23/05/2027'],
    ] as const) {
      await fieldOf(name).fill(value);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('È l’ora della città (Europe/Rome)').first()).toBeVisible();
    await expect
      .poll(() => staff.readDraft('events', id), { timeout: 30_000 })
      .toMatchObject({
        eventStartDate: '2027-05-20T16:00:00.000Z',
        eventEndDate: '2027-05-23T21:59:59.999Z',
      });
    await open();
    await expect(fieldOf('eventStartDate')).toHaveValue('20/05/2027 18:00');
    await expect(fieldOf('eventEndDate')).toHaveValue('23/05/2027');
    await context.close();
  });
