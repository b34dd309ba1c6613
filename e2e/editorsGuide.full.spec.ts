import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { collectFaults, collectViolations, logIn } from './admin';
import { violationsOf } from './axe';
import { englishTextsOn } from './englishTexts';
import { type Language, takeScreen, untilPainted, upTo } from './guideScreens';
import { richText, Staff, test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], timezoneId: 'Europe/Rome', actionTimeout: 20_000 });

/** What the guide shows, in the language of the admin. */
const texts = {
  it: {
    title: 'Sportello casa, nuovi orari',
    excerpt: 'Da lunedì lo sportello apre anche il pomeriggio.',
    heading: 'Quando venire',
    text: 'Dal lunedì al venerdì, dalle 9 alle 17.',
    hello: /^Ciao/,
    toReview: /^Bozze da rileggere/,
    scheduled: /^In programma/,
    before: 'Prima di pubblicare',
    language: 'Lingua',
    other: 'Inglese',
    addBlock: 'Aggiungi un blocco',
    block: 'Fisarmonica',
    schedule: 'Programma la pubblicazione',
    publishIn: 'Pubblica in Italiano',
    time: 'Giorno e ora',
    confirm: 'Pubblicare così?',
    back: 'Torna a correggere',
    untranslated: /Manca il titolo in inglese/,
    alt: 'Descrizione per chi non vede',
    changed: 'Da lunedì lo sportello apre anche di pomeriggio, fino alle 17.',
    excerptLabel: 'Riassunto',
    restore: 'Ripristina come bozza',
    file: 'File CSV',
    check: 'Controlla il file',
    fault: /errore/,
    from: 'Indirizzo vecchio',
    leadsTo: 'Porta a',
    old: '/sportello/orari.html',
    areas: 'Scrive in',
    area: 'Notizie',
    menu: 'Apri Menu',
    guide: 'Guida',
    first: 'Guida per la redazione',
    page: 'Scrivere',
    pages: 'Pagine della guida',
  },
  en: {
    title: 'Housing desk, new opening hours',
    excerpt: 'From Monday the desk is open in the afternoon too.',
    heading: 'When to come',
    text: 'Monday to Friday, from 9 to 17.',
    hello: /^Hello/,
    toReview: /^Drafts to review/,
    scheduled: /^Scheduled/,
    before: 'Before publishing',
    language: 'Language',
    other: 'Italian',
    addBlock: 'Add a block',
    block: 'Accordion',
    schedule: 'Schedule',
    publishIn: 'Publish in English',
    time: 'Day and time',
    confirm: 'Publish anyway?',
    back: 'Go back and fix it',
    untranslated: /The Italian title is missing/,
    alt: 'Description for blind people',
    changed: 'From Monday the desk is open in the afternoon, until 17.',
    excerptLabel: 'Summary',
    restore: 'Restore as a draft',
    file: 'CSV file',
    check: 'Check the file',
    fault: /fault/,
    from: 'Old address',
    leadsTo: 'Leads to',
    old: '/desk/hours.html',
    areas: 'Can write in',
    area: 'News',
    menu: 'Open Menu',
    guide: 'Help',
    first: 'Editors’ guide',
    page: 'Writing',
    pages: 'Pages of the guide',
  },
} as const;

/** The pages that the guide shows, the draft on them, and its author. */
interface Tour {
  page: Page;
  language: Language;
  staff: Staff;
  draft: number;
  author: number;
}

const adminPath = (path: string) => `${town.cmsUrl}/admin${path}`;
const newsPath = ({ draft, language }: Tour, rest = '') =>
  adminPath(`/collections/news/${draft}${rest}?locale=${language}`);

/** Writes a draft of an author in one language, so that the warnings have something to show. */
async function writeDraft(request: APIRequestContext, staff: Staff, language: Language) {
  const { title, excerpt, heading, text } = texts[language];
  const ada = await staff.addPerson('Ada', 'author', ['news', 'events']);
  const adas = await Staff.logIn(request, ada);
  const contentManager = [
    { blockType: 'titleContent', plainTitle: heading },
    { blockType: 'textContent', textContent: richText(text) },
  ];
  const draft = await adas.saveDraft('news', { title, excerpt, contentManager }, language);
  staff.removeLater('news', draft);
  const author = await staff.findFirstId('users', { 'where[email][equals]': ada.email });
  return { draft, author };
}

async function showForm(tour: Tour) {
  const { page, language } = tour;
  const { title, before, untranslated } = texts[language];
  await page.goto(newsPath(tour));
  await expect(page.locator('#field-title')).toHaveValue(title);
  await expect(page.getByRole('region', { name: before })).toContainText(untranslated);
  await takeScreen(page, language, 'form', { height: 740 });
}

async function showLanguages({ page, language }: Tour) {
  const { language: label, other } = texts[language];
  await page.locator('.localizer').getByRole('button').click();
  await expect(page.locator('.localizer')).toContainText(label);
  await expect(page.getByRole('button', { name: new RegExp(`^${other}`) })).toBeVisible();
  await takeScreen(page, language, 'languages', { height: 320 });
  await page.keyboard.press('Escape');
}

async function showBlocks({ page, language }: Tour) {
  const { addBlock, block } = texts[language];
  const list = page.locator('#field-contentManager');
  const opener = list.locator('> button.blocks-field__drawer-toggler');
  await expect(opener).toHaveText(addBlock);
  await opener.click();
  const blocks = page.locator('.blocks-drawer__block');
  await expect(blocks.filter({ hasText: block })).toBeVisible();
  await expect(blocks).toHaveCount(23);
  const arePainted = () =>
    blocks
      .locator('img')
      .evaluateAll((all) =>
        all.every((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0),
      );
  await expect.poll(arePainted).toBe(true);
  await takeScreen(page, language, 'blocks');
  await page.keyboard.press('Escape');
  await expect(blocks.first()).toBeHidden();
}

const publishMenu = (page: Page): Locator => page.locator('.studium-publish-button .popup-button');

async function showSchedule({ page, language }: Tour) {
  const { schedule, publishIn, time } = texts[language];
  await publishMenu(page).click();
  await expect(page.locator('#schedule-publish')).toHaveText(schedule);
  await expect(page.locator('#publish-locale')).toHaveText(publishIn);
  await takeScreen(page, language, 'publish', { x: 640, height: 320 });
  await page.locator('#schedule-publish').click();
  const dialog = page.getByRole('dialog', { name: texts[language].title });
  const field = dialog.getByRole('textbox', { name: time });
  await field.click();
  await dialog.locator('.react-datepicker__navigation--next').click();
  await dialog.locator('.react-datepicker__day--015').click();
  await dialog.locator('.react-datepicker__time-list-item', { hasText: '09:00' }).click();
  await expect(field).toHaveValue(/09:00$/);
  const save = dialog.locator('button[type="submit"]');
  await takeScreen(page, language, 'schedule', { x: 60, ...(await upTo(save)) });
  await save.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function showWarnings({ page, language }: Tour) {
  const { confirm, back, untranslated } = texts[language];
  await page.locator('#action-save').click();
  const dialog = page.locator('.confirmation-modal:visible');
  await expect(dialog).toContainText(confirm);
  await expect(dialog).toContainText(untranslated);
  await takeScreen(page, language, 'warnings', { x: 400, y: 350, width: 560, height: 200 });
  await dialog.getByRole('button', { name: back }).click();
  await expect(dialog).toBeHidden();
}

async function showPreview({ page, language }: Tour) {
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(texts[language].title);
  await page.evaluate(() => window.scrollTo(0, 0));
  // Payload hides the frame until the last file of the page has loaded; preview.spec.ts tests the rest.
  await untilPainted(page.locator('#live-preview-iframe'));
  await takeScreen(page, language, 'preview', { height: 740 });
  await page.locator('#live-preview-toggler').click();
}

/** Publishes three versions, and opens their list. */
async function showVersions(tour: Tour) {
  const { page, language, staff, draft } = tour;
  const { excerpt, changed, excerptLabel, restore } = texts[language];
  for (const text of [excerpt, changed, excerpt])
    await staff.change('news', draft, { excerpt: text, _status: 'published' }, language);
  await page.goto(newsPath(tour, '/versions'));
  const rows = page.getByRole('row', { name: excerptLabel });
  await expect(rows.first()).toBeVisible();
  await expect(rows.last().getByRole('button')).toHaveText(restore);
  await takeScreen(page, language, 'versions', { height: 430 });
}

async function showPicture({ page, language, staff }: Tour) {
  const id = await staff.findFirstId('media', { 'where[width][greater_than]': '1500' });
  await page.goto(adminPath(`/collections/media/${id}?locale=${language}`));
  await expect(page.getByLabel(texts[language].alt)).not.toHaveValue('');
  await takeScreen(page, language, 'picture', { height: 640 });
}

async function showImport({ page, language }: Tour) {
  const { file, check, fault } = texts[language];
  const columns = 'slug_it;title_it;kind;price_from;price_is;bedrooms;beds;bathrooms';
  const rows = [
    'orto-1;Casa con orto;Appartamento;350,50;A camera;2;3;1',
    'orto-2;Casa con portico;Appartamento;420;A camera;due;3;1',
  ];
  await page.goto(adminPath('/csv/accommodations'));
  await page.getByLabel(file).setInputFiles({
    name: 'case.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([columns, ...rows].join('\r\n')),
  });
  await page.getByRole('button', { name: check }).click();
  const report = page.getByRole('table');
  await expect(report.getByRole('row', { name: fault })).toContainText('bedrooms');
  await takeScreen(page, language, 'import', await upTo(report));
}

async function showRedirect({ page, language }: Tour) {
  const { from, leadsTo, old, title } = texts[language];
  await page.goto(adminPath(`/collections/redirects/create?locale=${language}`));
  await page.getByLabel(from).fill(old);
  await expect(page.locator('.radio-group')).toContainText(leadsTo);
  await page.locator('#field-entry input').fill(title);
  await page.getByRole('option', { name: title, exact: true }).first().click();
  await expect(page.locator('#field-entry')).toContainText(title);
  await takeScreen(page, language, 'redirect', await upTo(page.locator('#field-site')));
}

async function showDesk({ page, language, draft }: Tour) {
  const { hello, toReview, scheduled, title } = texts[language];
  await page.goto(adminPath(''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
  for (const name of [toReview, scheduled]) {
    const list = page.getByRole('region', { name });
    await expect(list.locator(`a[href*="/news/${draft}?"]`)).toHaveText(title);
  }
  await takeScreen(page, language, 'desk', { height: 560 });
}

async function showPerson({ page, language, author }: Tour) {
  await page.goto(adminPath(`/collections/users/${author}`));
  const areas = page.locator('#field-areas');
  await expect(areas).toContainText(texts[language].areas);
  await expect(areas).toContainText(texts[language].area);
  await takeScreen(page, language, 'person', await upTo(areas));
}

/** The last steps publish the draft, so they come after those that need it. */
const tourOfAdmin = [
  ...[showForm, showLanguages, showBlocks, showSchedule, showWarnings, showPreview],
  ...[showDesk, showPicture, showImport, showRedirect, showPerson, showVersions],
];

for (const language of ['it', 'en'] as const)
  test.describe(`the editors' guide in the language ${language}`, () => {
    test.use({ locale: language });

    test('shows screens that exist', async ({ page, request, staff }) => {
      test.setTimeout(180_000);
      const draft = await writeDraft(request, staff, language);
      const tour: Tour = { page, language, staff, ...draft };
      await logIn(page);
      const faults = collectFaults(page);
      for (const show of tourOfAdmin)
        await test.step(show.name, async () => {
          await show(tour);
          if (language === 'it') expect(await englishTextsOn(page)).toEqual([]);
          expect(faults).toEqual([]);
        });
    });

    test('opens from the navigation, with its pictures', async ({ page }) => {
      const { menu, guide, first, page: name, pages } = texts[language];
      const refused = collectViolations(page);
      await logIn(page);
      await page.goto(adminPath(''));
      await page.getByRole('button', { name: menu }).click();
      const opener = page.locator('#nav-guide');
      await expect(opener).toHaveText(guide);
      await opener.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
      await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('navigation', { name: pages })).toBeVisible();
      const pictures = page.getByRole('article').locator('img');
      expect(await pictures.count()).toBeGreaterThan(2);
      for (const picture of await pictures.all())
        await expect
          .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(300);
      const violations = await violationsOf(page, { bestPractice: true });
      expect(violations.filter((one) => !one.includes('localizer-button'))).toEqual([]);
      expect(refused).toEqual([]);
    });
  });

test('the guide is for the staff only, and has no other files', async ({ page, request }) => {
  await page.goto(adminPath('/help/writing'));
  // The login leads back to the page.
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fhelp%2Fwriting$/);
  const picture = (name: string) => `${town.cmsUrl}/cms-api/guide/it/${name}`;
  expect((await request.get(picture('desk.webp'))).status()).toBe(403);
  await logIn(page);
  await page.goto(adminPath(''));
  // Payload accepts the session only from pages of the admin.
  const statusOf = (url: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, url);
  expect(await statusOf(picture('desk.webp'))).toBe(200);
  for (const name of ['..%2FREADME.md', '..%2F..%2F..%2FREADME.md', 'none.webp'])
    expect([name, await statusOf(picture(name))]).toEqual([name, 404]);
  expect(await statusOf(adminPath('/help/nothing'))).toBe(404);
});
