import { readFile } from 'node:fs/promises';
import { logIn } from './admin';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

test('an editor exports the homes for a spreadsheet', async ({ page }) => {
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations?locale=it`);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Esporta in un foglio di calcolo' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^accommodations-.*\.csv$/);
  const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(header.replace('\uFEFF', '').split(';')).toEqual(
    expect.arrayContaining(['id', 'status', 'title_it', 'title_en', 'price_from']),
  );
  expect(lines.join('\n')).toContain(';Mansarda del mulino;');
});
