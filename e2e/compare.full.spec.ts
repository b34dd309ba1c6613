import type { APIRequestContext, Page } from '@playwright/test';
import { expectToFit } from './expectToFit';
import { get } from './get';
import { main } from './main';
import { expect, test } from './town';

/** Each test uses one of the languages, because the comparison does not depend on the language. */
const italian = {
  homes: '/alloggi',
  compare: '/confronta',
  choose: /^Confronta: /,
  tray: 'Il tuo confronto',
  full: /^Puoi confrontare fino a 4 alloggi/,
  table: /a confronto$/,
  total: /^In tutto, al mese, a persona/,
  only: 'Mostra solo le differenze',
  all: 'Mostra tutto',
  remove: /^Togli dal confronto: /,
  study: 'Dove studi?',
  distances: 'Aggiungi le distanze',
  way: /^Fino a /,
};
const english = {
  homes: '/en/accommodations',
  universities: '/en/universities',
  compare: '/en/compare',
  choose: /^Compare: /,
  open: 'Compare the chosen homes',
  table: /compared$/,
  only: 'Show only the differences',
  all: 'Show everything',
  remove: /^Remove from the comparison: /,
  empty: 'There is nothing to compare here yet',
  homesNear: /^Homes within 15 minutes/,
  one: /^One home alone/,
};

const table = (page: Page) => main(page).getByRole('table');
const rows = (page: Page) => table(page).getByRole('row');
const chooser = (page: Page, { choose }: { choose: RegExp }, index: number) =>
  main(page).getByRole('button', { name: choose }).nth(index);

/** Ids of the first entries of a listing, read from their compare buttons. */
async function idsOn(request: APIRequestContext, list: string, count: number): Promise<string[]> {
  const { text } = await get(request, list);
  return [...text.matchAll(/data-compare="\w+:(\w+)"/g)].slice(0, count).map(([, id = '']) => id);
}

test('up to four homes are chosen by mouse and compared in a table', async ({ page }) => {
  const { homes, compare, tray, full, table: title } = italian;
  await page.goto(homes);
  for (const index of [0, 1, 2, 3]) {
    await chooser(page, italian, index).click();
    await expect(chooser(page, italian, index)).toHaveAttribute('aria-pressed', 'true');
  }
  await chooser(page, italian, 4).click();
  await expect(page.getByText(full)).toBeVisible();
  await expect(chooser(page, italian, 4)).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await expect(chooser(page, italian, 3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('complementary', { name: tray }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${compare}\\?accommodations=\\w+,\\w+,\\w+,\\w+$`));
  await expect(main(page).getByRole('table', { name: title })).toBeVisible();
  await expect(rows(page).filter({ hasText: '€' }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: tray })).toBeHidden();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectToFit(page);
});

test('entries are chosen, scrolled, filtered and removed by keyboard', async ({ page }) => {
  await page.goto(english.homes);
  await chooser(page, english, 0).press('Enter');
  await expect(chooser(page, english, 0)).toHaveAttribute('aria-pressed', 'true');
  await chooser(page, english, 1).press('Space');
  await expect(chooser(page, english, 1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: english.open }).press('Enter');
  await expect(page).toHaveURL(/accommodations=\w+,\w+$/);

  await page.setViewportSize({ width: 360, height: 740 });
  const region = main(page).getByRole('region', { name: english.table });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

  const all = await rows(page).count();
  await main(page).getByRole('link', { name: english.only }).press('Enter');
  await expect(page).toHaveURL(/only=differences$/);
  await expect(main(page).getByRole('link', { name: english.all })).toBeFocused();
  expect(await rows(page).count()).toBeLessThan(all);

  await main(page).getByRole('link', { name: english.remove }).first().press('Enter');
  await expect(page).toHaveURL(/accommodations=\w+&only=differences$/);
  await expect(main(page).getByText(english.one)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(main(page).getByRole('link', { name: english.remove })).toHaveCount(2);
});

test('a shared address works without JavaScript', async ({ request, plainPage: plain }) => {
  const { homes, compare, ...words } = italian;
  const ids = await idsOn(request, homes, 3);
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
});

test('universities are compared by the homes near them, and an empty comparison fits every width', async ({
  page,
}) => {
  const ids = await idsOn(page.request, english.universities, 3);
  await page.goto(`${english.compare}?universities=${ids.join(',')}`);
  await expect(table(page).getByRole('row', { name: english.homesNear })).toContainText(/\d/);
  await page.goto(english.compare);
  await expect(main(page).getByRole('heading', { name: english.empty })).toBeVisible();
  await expectToFit(page);
});
