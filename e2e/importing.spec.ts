import type { Page } from '@playwright/test';
import { collectViolations, logIn } from './admin';
import { violationsOf } from './axe';
import { Staff } from './staff';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [[], { auto: true }] as never, actionTimeout: 20_000 });

const columns = 'slug_it;title_it;kind;price_from;price_is;bedrooms;beds;bathrooms';

/** A table of twenty homes; `cells` replaces the cells of some lines of the file. */
function tableOf(stamp: string, cells: Record<number, string> = {}) {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const name = `foglio-${stamp}-${index + 1}`;
    const rest = cells[index + 2] ?? 'Appartamento;350,50;A camera;2;3;1';
    return `${name};Casa ${name};${rest}`;
  });
  return {
    name: 'case.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([`\uFEFF${columns}`, ...rows].join('\r\n')),
  };
}

const faults = (page: Page) =>
  page
    .getByRole('row', { name: / errore / })
    .getByRole('cell')
    .first();

test('an editor imports twenty homes after correcting three lines', async ({ page, request }) => {
  const stamp = Date.now().toString(36);
  const staff = await Staff.logIn(request);
  const refused = collectViolations(page);
  const status = page.locator('form').getByRole('status');
  const check = page.getByRole('button', { name: 'Controlla il file' });
  const importButton = page.getByRole('button', { name: 'Importa', exact: true });
  const homes = page.getByRole('link', { name: new RegExp(`^Casa foglio-${stamp}`) });

  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations?locale=it`);
  await page.getByRole('link', { name: 'Importa da un foglio di calcolo' }).click();
  await expect(page).toHaveURL(/\/admin\/csv\/accommodations$/);

  // The report names the three lines, and there is nothing to import.
  const wrong = {
    5: 'Castello;350,50;A camera;2;3;1',
    12: 'Appartamento;350,50;A camera;due;3;1',
    20: 'Appartamento;1.250;A camera;2;3;1',
  };
  await page.getByLabel('Pubblica subito').check();
  await page.getByLabel('File CSV').setInputFiles(tableOf(stamp, wrong));
  await check.click();
  await expect(status).toContainText('17 nuovi, 0 cambiati, 0 invariati, 3 con errori.');
  const rows = page.getByRole('row');
  for (const [line, column] of [
    [5, 'kind'],
    [12, 'bedrooms'],
    [20, 'price_from'],
  ] as const)
    await expect(rows.nth(line - 1)).toContainText(new RegExp(`^${line}errore.*${column}:`));
  await expect(faults(page)).toBeVisible();
  await expect(importButton).toHaveCount(0);
  // The button of the languages is Payload's.
  const violations = await violationsOf(page);
  expect(violations.filter((one) => !one.includes('localizer-button'))).toEqual([]);
  expect((await request.get(`/alloggi/foglio-${stamp}-1`)).status()).toBe(404);

  // The corrected file is imported, and visitors see the homes.
  await page.getByLabel('File CSV').setInputFiles(tableOf(stamp));
  await check.click();
  await expect(status).toContainText('20 nuovi, 0 cambiati, 0 invariati, 0 con errori.');
  await importButton.click();
  await expect(status).toContainText('Importato.', { timeout: 60_000 });
  await expect(homes).toHaveCount(20);
  const addresses = await homes.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  try {
    await expect
      .poll(async () => (await request.get(`/alloggi/foglio-${stamp}-1`)).status())
      .toBe(200);
    await homes.first().click();
    await expect(page.locator('#field-title')).toHaveValue(`Casa foglio-${stamp}-1`);
  } finally {
    for (const address of addresses)
      await staff.remove('accommodations', Number(address.split('/').pop()));
  }
  expect(refused).toEqual([]);
});

test('an editor exports the homes for a spreadsheet', async ({ page }) => {
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations?locale=it`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Esporta in un foglio di calcolo' }).click();
  expect((await download).suggestedFilename()).toMatch(/^accommodations-.*\.csv$/);
});
