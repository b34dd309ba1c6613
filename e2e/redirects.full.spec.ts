import type { APIRequestContext } from '@playwright/test';
import { logIn } from './admin';
import { test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, and one page here is of the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

/** Milliseconds from saving until the site answers with the change. */
const deadline = 2000;

/** Waits until an address answers with a status and a location. */
async function expectSoon(
  request: APIRequestContext,
  path: string,
  expected: { status: number; location?: string },
) {
  await expect
    .poll(
      async () => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return { status: answer.status(), location: answer.headers().location };
      },
      { timeout: deadline, intervals: [50], message: path },
    )
    .toMatchObject(expected);
}

test('an old address redirects as soon as an editor has saved it, and as it was last saved', async ({
  page,
  request,
  staff,
}) => {
  const from = `/studenti/${Date.now().toString(36)}.php?id=3`;
  expect((await request.get(from)).status()).toBe(404);

  const id = await staff.create('redirects', { from, kind: 'address', target: '/servizi' });
  for (const target of ['/servizi', '/eventi']) {
    await staff.change('redirects', id, { target });
    await expectSoon(request, from, { status: 308, location: target });
    // A browser that has followed a permanent redirect must not cache it.
    await page.goto(town.siteUrl + from);
    await expect(page).toHaveURL(town.siteUrl + target);
  }
  await staff.remove('redirects', id);
  await expectSoon(request, from, { status: 404 });
});

test('a table of an old site is checked and imported in the admin, and exported again', async ({
  page,
  request,
  staff,
}) => {
  const stamp = Date.now().toString(36);
  const home = await staff.findFirstId('accommodations', { 'where[_status][equals]': 'published' });
  const { slug } = await staff.readNames('accommodations', home);
  const upload = async (...rows: string[]) => {
    const buffer = Buffer.from(['\uFEFFfrom;to', ...rows].join('\r\n'));
    const file = { name: 'indirizzi.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('File CSV').setInputFiles(file);
    await page.getByRole('button', { name: 'Controlla il file' }).click();
  };
  const status = page.locator('form').getByRole('status');
  const row = `https://www.vecchio.example/casa-${stamp}.php?id=1;/alloggi/${slug}`;

  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/redirects?locale=it`);
  await page.getByRole('link', { name: 'Importa da un foglio di calcolo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reindirizzamenti');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await upload(row, '/alloggi;/servizi');
  await expect(status).toContainText('1 nuovi, 0 cambiati, 0 invariati, 1 con errori.');
  await expect(page.getByRole('row', { name: / errore / })).toContainText('from: ');
  await upload(row);
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(status).toContainText('Importato.');
  const id = await page.getByRole('link', { name: `casa-${stamp}` }).getAttribute('href');
  await expectSoon(request, `/casa-${stamp}.php?id=1`, { status: 308 });
  await page.goto(`${town.siteUrl}/casa-${stamp}.php?id=1`);
  await expect(page).toHaveURL(`${town.siteUrl}/alloggi/${slug}`);

  await page.goto(`${town.cmsUrl}/admin/collections/redirects?locale=it`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Esporta in un foglio di calcolo' }).click();
  expect((await download).suggestedFilename()).toMatch(/^redirects-.*\.csv$/);
  await staff.remove('redirects', Number(id?.split('/').pop()));
});
