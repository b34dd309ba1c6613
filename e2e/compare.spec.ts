import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { expect, test } from './town';

const languages = [
  {
    homes: '/alloggi',
    universities: '/atenei',
    compare: '/confronta',
    choose: /^Confronta: /,
    tray: 'Il tuo confronto',
    open: 'Confronta gli alloggi scelti',
    openUniversities: 'Confronta gli atenei scelti',
    full: /^Puoi confrontare fino a 4 alloggi/,
    table: /a confronto$/,
    total: /^In tutto, al mese, a persona/,
    only: 'Mostra solo le differenze',
    all: 'Mostra tutto',
    remove: /^Togli dal confronto: /,
    study: 'Dove studi?',
    distances: 'Aggiungi le distanze',
    way: /^Fino a /,
    empty: 'Qui non c’è ancora niente da confrontare',
    homesNear: /^Alloggi a non più di 15 minuti/,
    one: /^Con un alloggio solo/,
    report: 'Segnala un errore in questo annuncio',
    what: 'Che cosa non è giusto?',
  },
  {
    homes: '/en/accommodations',
    universities: '/en/universities',
    compare: '/en/compare',
    choose: /^Compare: /,
    tray: 'Your comparison',
    open: 'Compare the chosen homes',
    openUniversities: 'Compare the chosen universities',
    full: /^You can compare up to 4 homes/,
    table: /compared$/,
    total: /^All in all, a month, per person/,
    only: 'Show only the differences',
    all: 'Show everything',
    remove: /^Remove from the comparison: /,
    study: 'Where do you study?',
    distances: 'Add the distances',
    way: /^To /,
    empty: 'There is nothing to compare here yet',
    homesNear: /^Homes within 15 minutes/,
    one: /^One home alone/,
    report: 'Report a mistake in this listing',
    what: 'What is wrong?',
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => main(page).getByRole('table');
const rows = (page: Page) => table(page).getByRole('row');
/** Ids of the first entries of a listing, read from their compare buttons. */
async function idsOn(page: Page, list: string, count: number): Promise<string[]> {
  await page.goto(list);
  const keys = await main(page)
    .locator('[data-compare]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-compare') ?? ''));
  return keys.slice(0, count).map((key) => key.split(':')[1] ?? '');
}

for (const words of languages) {
  const { homes, compare, tray, choose } = words;
  const chooser = (page: Page, index: number) =>
    main(page).getByRole('button', { name: choose }).nth(index);

  test.describe(`the comparison at ${compare}`, () => {
    test('up to four homes are chosen by mouse and compared in a table', async ({ page }) => {
      await page.goto(homes, { waitUntil: 'networkidle' });
      for (const index of [0, 1, 2, 3]) {
        await chooser(page, index).click();
        await expect(chooser(page, index)).toHaveAttribute('aria-pressed', 'true');
      }
      await chooser(page, 4).click();
      await expect(page.getByText(words.full)).toBeVisible();
      await expect(chooser(page, 4)).toHaveAttribute('aria-pressed', 'false');
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);

      await page.reload({ waitUntil: 'networkidle' });
      await expect(chooser(page, 3)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('complementary', { name: tray }).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${compare}\\?accommodations=\\w+,\\w+,\\w+,\\w+$`));
      await expect(main(page).getByRole('table', { name: words.table })).toBeVisible();
      await expect(rows(page).filter({ hasText: '€' }).first()).toBeVisible();
      await expect(page.getByRole('complementary', { name: tray })).toBeHidden();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });

    test('entries are chosen, scrolled, filtered and removed by keyboard', async ({ page }) => {
      await page.goto(homes, { waitUntil: 'networkidle' });
      await chooser(page, 0).press('Enter');
      await expect(chooser(page, 0)).toHaveAttribute('aria-pressed', 'true');
      await chooser(page, 1).press('Space');
      await expect(chooser(page, 1)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('link', { name: words.open }).press('Enter');
      await expect(page).toHaveURL(/accommodations=\w+,\w+$/);

      await page.setViewportSize({ width: 360, height: 740 });
      const region = main(page).getByRole('region', { name: words.table });
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

      const all = await rows(page).count();
      await main(page).getByRole('link', { name: words.only }).press('Enter');
      await expect(page).toHaveURL(/only=differences$/);
      await expect(main(page).getByRole('link', { name: words.all })).toBeFocused();
      expect(await rows(page).count()).toBeLessThan(all);

      await main(page).getByRole('link', { name: words.remove }).first().press('Enter');
      await expect(page).toHaveURL(/accommodations=\w+&only=differences$/);
      await expect(main(page).getByText(words.one)).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(main(page).getByRole('link', { name: words.remove })).toHaveCount(2);
    });

    test('a shared address works without JavaScript', async ({ page, browser, baseURL }) => {
      const ids = await idsOn(page, homes, 3);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const plain = await context.newPage();
      await plain.goto(`${compare}?accommodations=${ids.join(',')},none&only=something`);
      await expect(main(plain).getByText('accommodations=none')).toBeVisible();
      await expect(main(plain).getByText('only=something')).toBeVisible();
      await expect(table(plain).getByRole('row', { name: words.total })).toContainText('€');
      const all = await rows(plain).count();
      await main(plain).getByRole('link', { name: words.only }).click();
      await expect(plain).toHaveURL(/only=differences$/);
      expect(await rows(plain).count()).toBeLessThan(all);
      await main(plain).getByLabel(words.study).selectOption({ index: 1 });
      await main(plain).getByRole('button', { name: words.distances }).click();
      await expect(plain).toHaveURL(/near=[a-z-]+/);
      await main(plain).getByRole('link', { name: words.all }).click();
      await expect(table(plain).getByRole('row', { name: words.way })).toContainText('min');
      await main(plain).getByRole('link', { name: words.remove }).first().click();
      await expect(main(plain).getByRole('link', { name: words.remove })).toHaveCount(2);
      await context.close();
    });

    test('universities are compared by the homes near them', async ({ page }) => {
      const ids = await idsOn(page, words.universities, 3);
      await page.goto(`${compare}?universities=${ids.join(',')}`);
      await expect(table(page).getByRole('row', { name: words.homesNear })).toContainText(/\d/);
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });

    test('the page fits every width, also when it is empty', async ({ page }) => {
      const ids = await idsOn(page, homes, 4);
      for (const query of ['', `?accommodations=${ids.join(',')}`]) {
        await page.goto(compare + query);
        await expectToFit(page);
        expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
      }
      await page.goto(compare);
      await expect(main(page).getByRole('heading', { name: words.empty })).toBeVisible();
    });

    test('a detail page has a form to report a mistake', async ({ page }) => {
      await page.goto(homes);
      await main(page).getByRole('article').first().getByRole('link').first().click();
      await page.getByText(words.report).click();
      await expect(page.getByRole('textbox', { name: words.what })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });
  });
}
