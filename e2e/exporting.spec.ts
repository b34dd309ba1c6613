import { logIn } from './admin';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

test('an editor exports the homes for a spreadsheet', async ({ page }) => {
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations?locale=it`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Esporta in un foglio di calcolo' }).click();
  expect((await download).suggestedFilename()).toMatch(/^accommodations-.*\.csv$/);
});
