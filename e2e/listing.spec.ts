import { cards, countOf, readTotal, targets } from './listings';
import { main } from './main';
import { expect, markWindow, test } from './town';

/** The words of the pages. Each test uses one language, because the behaviour does not depend on it. */
const italian = {
  homes: '/alloggi',
  filters: /^Filtri/,
  title: 'Filtra gli alloggi',
  apply: /^Mostra (\d+) alloggi?$/,
  plainApply: 'Mostra i risultati',
  beds: /^Posti letto/,
  more: 'Più: Posti letto',
  to: 'A',
  wifi: 'Wi-Fi',
  active: 'Filtri attivi',
  sort: 'Ordina per',
  none: 'Nessun risultato',
  next: 'Successiva',
  share: 'Condividi',
  copied: 'Link copiato',
  copy: 'Copia il link',
  results: 'Risultati',
  otherLanguage: 'English',
  otherHomes: '/en/accommodations',
} as const;

const english = {
  homes: '/en/accommodations',
  filters: /^Filters/,
  title: 'Filter homes',
  apply: /^Show (\d+) homes?$/,
  plainApply: 'Show the results',
  beds: /^Beds/,
  more: 'More: Beds',
  to: 'To',
  wifi: 'Wi-Fi',
  active: 'Active filters',
  sort: 'Sort by',
  none: 'No results',
  next: 'Next',
  share: 'Share',
  copied: 'Link copied',
  copy: 'Copy the link',
  results: 'Results',
  otherLanguage: 'Italiano',
  otherHomes: '/alloggi',
} as const;

test.describe('a listing', () => {
  test('filters set by mouse show their count before they are applied, and survive a reload and Back', async ({
    page,
  }) => {
    const { homes, filters, title, apply, more, to, wifi, active } = italian;
    await page.goto(homes);
    const all = await readTotal(page);
    const stayed = await markWindow(page);
    await page.getByRole('button', { name: filters }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: more }).click();
    await dialog.getByRole('button', { name: more }).click();
    await dialog.getByText(wifi, { exact: true }).click();
    await dialog.getByRole('spinbutton', { name: to, exact: true }).fill('400');
    const button = dialog.getByRole('button', { name: apply });
    const [, announced] = apply.exec(await button.innerText()) ?? [];
    await button.click();
    await expect(page).toHaveURL(`${homes}?beds=2&price-to=400&included=wifi`);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: filters })).toBeFocused();
    // The status first shows that the list loads, then the number.
    await expect.poll(() => readTotal(page)).toBe(Number(announced));
    expect(Number(announced)).toBeLessThan(all);
    const results = await targets(page);
    expect(await stayed()).toBe(true);

    await page.reload();
    expect(await targets(page)).toEqual(results);
    await page.getByRole('list', { name: active }).getByRole('link').first().click();
    await expect(page).toHaveURL(`${homes}?price-to=400&included=wifi`);
    await expect.poll(() => readTotal(page)).toBeGreaterThanOrEqual(Number(announced));
    await page.goBack();
    await expect(page).toHaveURL(`${homes}?beds=2&price-to=400&included=wifi`);
    await expect.poll(() => targets(page)).toEqual(results);
  });

  test('a filter is set and removed by keyboard without losing the focus', async ({ page }) => {
    const { homes, filters, title, beds, active, otherLanguage, otherHomes } = english;
    await page.goto(homes);
    const all = await readTotal(page);
    await page.getByRole('button', { name: filters }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    const counter = dialog.getByRole('spinbutton', { name: beds });
    await counter.press('ArrowUp');
    await counter.press('ArrowUp');
    await expect(counter).toHaveValue('2');
    await counter.press('Enter');
    await expect(page).toHaveURL(`${homes}?beds=2`);
    const other = page.getByRole('banner').getByRole('link', { name: otherLanguage });
    await expect(other).toHaveAttribute('href', `${otherHomes}?beds=2`);
    await page.getByRole('list', { name: active }).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(homes);
    await expect(other).toHaveAttribute('href', otherHomes);
    await expect(countOf(page)).toBeFocused();
    expect(await readTotal(page)).toBe(all);
  });

  test('pagination reaches every entry, with and without JavaScript', async ({
    page,
    plainPage: plain,
  }) => {
    const { homes, next, results } = italian;
    await page.goto(homes);
    const all = await readTotal(page);
    const seen = await targets(page);
    while (await page.getByRole('link', { name: next }).isVisible()) {
      const before = page.url();
      await page.getByRole('link', { name: next }).click();
      await expect(page).not.toHaveURL(before);
      await expect
        .poll(async () => (await targets(page)).some((to) => seen.includes(to)))
        .toBe(false);
      await expect(page.getByRole('heading', { name: results })).toBeFocused();
      seen.push(...(await targets(page)));
    }
    expect(new Set(seen).size).toBe(all);

    await plain.goto(homes);
    const unscripted = await targets(plain);
    while (await plain.getByRole('link', { name: next }).isVisible()) {
      const before = plain.url();
      await plain.getByRole('link', { name: next }).click();
      // Wait until the next page is loaded: a half-loaded page may lack the link to the page after it.
      await plain.waitForURL(({ href }) => href !== before);
      unscripted.push(...(await targets(plain)));
    }
    expect(unscripted).toEqual(seen);
  });

  test('filters, sorting and categories work without JavaScript', async ({ plainPage: page }) => {
    const { homes, filters, beds, wifi, plainApply, sort } = english;
    await page.goto(homes);
    const all = await readTotal(page);
    await page.getByRole('link', { name: filters }).click();
    await page.getByRole('spinbutton', { name: beds }).fill('2');
    await page.getByRole('checkbox', { name: wifi }).check();
    await page.getByRole('button', { name: plainApply }).click();
    await expect(page).toHaveURL(/beds=2/);
    await expect(page).toHaveURL(/included=wifi/);
    const two = await readTotal(page);
    expect(two).toBeLessThan(all);
    await page.getByRole('combobox', { name: sort }).selectOption('cheapest');
    await main(page).locator('form button[type=submit]').first().click();
    await expect(page).toHaveURL(/sort=cheapest/);
    expect(await readTotal(page)).toBe(two);
    await main(page).getByRole('navigation').first().getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/category=[a-z-]+/);
    await expect(page).toHaveURL(/beds=2/);
  });

  test('an address with invalid parameters shows the listing and names the ignored parameters', async ({
    page,
  }) => {
    const { homes } = italian;
    await page.goto(`${homes}?beds=many&type=castle&sort=nearest&page=999`);
    for (const part of ['beds=many', 'type=castle', 'sort=nearest'])
      await expect(main(page).getByText(part)).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${homes}$`),
    );
  });

  test('a listing without results offers to remove a filter', async ({ page }) => {
    const { homes, none } = italian;
    await page.goto(`${homes}?beds=2&price-to=20`);
    await expect(main(page).getByRole('heading', { name: none })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await main(page).getByRole('link', { name: /€/ }).last().click();
    await expect(page).toHaveURL(`${homes}?beds=2`);
    await expect.poll(() => readTotal(page)).toBeGreaterThan(0);
    await expect(countOf(page)).toBeFocused();
  });

  test('sharing copies the address with its filters', async ({ page, context }) => {
    const { homes, share, copy, copied } = english;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${homes}?beds=2`);
    await page.getByRole('button', { name: share }).click();
    const dialog = page.getByRole('dialog', { name: share });
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: copy }).click();
    await expect(dialog.getByText(copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});
