import type { Browser, Page } from '@playwright/test';
import { logIn } from './admin';
import { violationsOf } from './axe';
import { Staff, test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

const list = (page: Page, heading: RegExp) => page.getByRole('region', { name: heading });

/** Opens the desk of a member of the staff in another browser context. */
async function openDesk(browser: Browser, person: typeof town.editor): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, person);
  await page.goto(`${town.cmsUrl}/admin`);
  return page;
}

test('the desk shows an author their own drafts, and an editor the drafts to review', async ({
  page,
  browser,
  request,
  staff,
}) => {
  const stamp = Date.now().toString(36);
  const ada = await staff.addPerson('Ada', 'author');
  const bruno = await staff.addPerson('Bruno', 'author');
  const draft = `Bozza di Ada dal titolo lungo ${stamp}`;
  const adas = await Staff.logIn(request, ada);
  const id = await adas.saveDraft('news', { title: draft });
  staff.removeLater('news', id);
  const link = `/admin/collections/news/${id}?locale=it`;

  const adasDesk = await openDesk(browser, ada);
  await expect(adasDesk.getByRole('heading', { level: 1 })).toHaveText('Ciao, Ada');
  await expect(list(adasDesk, /^Le mie bozze/).getByRole('link', { name: draft })).toHaveAttribute(
    'href',
    link,
  );
  await expect(list(adasDesk, /^Bozze da rileggere/)).toHaveCount(0);

  const brunosDesk = await openDesk(browser, bruno);
  await expect(brunosDesk.getByRole('heading', { level: 1 })).toHaveText('Ciao, Bruno');
  await expect(brunosDesk.getByRole('link', { name: draft })).toHaveCount(0);

  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin`);
  const review = list(page, /^Bozze da rileggere/);
  await expect(review.getByRole('listitem').filter({ hasText: draft })).toContainText('Di Ada');
  expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  await review.getByRole('link', { name: draft }).click();
  await expect(page).toHaveURL(`${town.cmsUrl}${link}`);
  await expect(page.locator('#field-title')).toHaveValue(draft);
  // The title in the header leaves room for the account.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.app-header__account')).toBeInViewport({ ratio: 1 });

  await Promise.all([adasDesk, brunosDesk].map((desk) => desk.context().close()));
});

test('the desk finds a home by its landlord, by keys alone, and shows the search again after Back', async ({
  page,
  staff,
}) => {
  const stamp = Date.now().toString(36);
  const id = await staff.saveDraft('accommodations', {
    title: `Casa d’Angolo ${stamp}`,
    ownerName: 'Gasparini',
  });
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin`);
  const field = page.getByRole('searchbox', { name: 'Cerca in tutti i contenuti' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type(`gasparni ${stamp}`);
  const found = page.getByRole('search').getByRole('link', { name: `Casa d’Angolo ${stamp}` });
  await expect(found).toBeVisible();
  await expect(page.getByRole('search')).toContainText('Alloggi · Bozza');
  await expect(page.getByRole('search')).toContainText('Proprietario: Gasparini');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Un risultato');
  expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/accommodations/${id}\\?locale=it`));
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(list(page, /^Aperti di recente/)).toContainText(`Casa d’Angolo ${stamp}`);
});
