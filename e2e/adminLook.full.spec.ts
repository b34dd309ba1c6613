import type { Page } from '@playwright/test';
import { logIn } from './admin';
import { colourRules, violationsOf } from './axe';
import { richText, Staff, test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

const themes = ['light', 'dark'] as const;
const widths = [390, 1280] as const;

/** What our styles decide. Payload's own controls lack names, which no slot can give them. */
const rules = [...colourRules, 'target-size'];

/** Opens a page of the admin in both themes and at both widths: its colours are readable, and nothing sticks out. */
async function checkEverywhere(page: Page, path: string, check: (width: number) => Promise<void>) {
  for (const colorScheme of themes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${town.cmsUrl}/admin${path}`);
      await check(width);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violationsOf(page, { rules })).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
}

test('the login shows the town, in the letters of the site', async ({ page }) => {
  await checkEverywhere(page, '/login', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.studium-logo__town')).toBeInViewport();
    await expect(page.locator('#field-password')).toBeInViewport();
  });
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
});

test('a list shows the picture, status and languages of an entry, and who changed it; drafts are first', async ({
  page,
  request,
  staff,
}) => {
  const ada = await staff.addPerson('Ada', 'author');
  const title = `Bozza senza inglese ${Date.now().toString(36)}`;
  const adas = await Staff.logIn(request, ada);
  staff.removeLater('news', await adas.saveDraft('news', { title }));
  await logIn(page);
  await checkEverywhere(page, '/collections/news?locale=it', async (width) => {
    const row = page.locator('tbody tr').first();
    await expect(row.getByRole('link', { name: title })).toBeInViewport({ ratio: 1 });
    await expect(row.locator('.cell-_status')).toHaveText('Bozza');
    await expect(row.locator('.cell-_status')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('tbody img').first()).toBeVisible();
    await expect(page.locator('tbody tr')).not.toHaveCount(10);
    if (width === 390) return;
    await expect(row.locator('.cell-languages')).toContainText('EN manca');
    await expect(row.locator('.cell-changed')).toContainText('Ada');
    await expect(row.locator('.cell-changed')).toBeInViewport({ ratio: 1 });
  });
  await page.getByRole('link', { name: 'Senza inglese' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto(`${town.cmsUrl}/admin/collections/news?search=nessuna-notizia-si-chiama-così`);
  await expect(page.locator('.studium-nothing')).toContainText('Niente corrisponde');
  await expect(page.locator('.no-results')).toBeHidden();
});

test('a form begins with its fields on a phone too, and blocks show their drawing and first words', async ({
  page,
  staff,
}) => {
  const text = 'Dal lunedì al venerdì, dalle 9 alle 17.';
  const blocks = [{ blockType: 'textContent', textContent: richText(text) }];
  const title = `Modulo sul telefono ${Date.now().toString(36)}`;
  const id = await staff.saveDraft('news', { title, contentManager: blocks });
  await logIn(page);
  await checkEverywhere(page, `/collections/news/${id}?locale=it`, async (width) => {
    const row = page.locator('#contentManager-row-0 .studium-block');
    await expect(row).toHaveText(`Testo${text}`);
    await expect(row.locator('img')).toHaveAttribute('src', '/blocks/textContent.svg');
    await expect(page.locator('#action-save')).toHaveText('Pubblica');
    await expect(page.locator('#action-save')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('API', { exact: true })).toHaveCount(0);
    if (width !== 390) return;
    const field = await page.locator('#field-title').boundingBox();
    expect(field?.y).toBeLessThan(844 * 0.4);
  });
});

test('the library is a grid with the names that people gave', async ({ page }) => {
  await logIn(page);
  await checkEverywhere(page, '/collections/media?locale=it', async () => {
    const cells = page.locator('.studium-file');
    await expect(cells.nth(1)).toBeInViewport();
    // They are in one row as soon as the styles have arrived.
    const top = async (n: number) => (await cells.nth(n).boundingBox())?.y;
    await expect.poll(async () => (await top(0)) === (await top(1))).toBe(true);
    expect(await page.locator('tbody').innerText()).not.toMatch(/-h[0-9a-f]{12}/);
  });
});
