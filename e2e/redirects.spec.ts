import type { APIRequestContext } from '@playwright/test';
import { logIn } from './admin';
import { Staff } from './staff';
import { expect, test, town } from './town';

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

for (const [kind, addressOf] of [
  ['an address like that of a page', (stamp: string) => `/vecchia-${stamp}`],
  ['a file with a query', (stamp: string) => `/vecchia-${stamp}.php?id=3`],
  ['an address in folders', (stamp: string) => `/studenti/${stamp}/elenco`],
] as const)
  test(`${kind} redirects as soon as an editor has saved it, and as it was last saved`, async ({
    page,
    request,
  }) => {
    const from = addressOf(Date.now().toString(36));
    const staff = await Staff.logIn(request);
    expect((await request.get(from)).status()).toBe(404);

    const id = await staff.create('redirects', { from, kind: 'address', target: '/servizi' });
    await expectSoon(request, from, { status: 308, location: '/servizi' });
    await page.goto(town.siteUrl + from);
    await expect(page).toHaveURL(`${town.siteUrl}/servizi`);

    // The browser has followed the permanent redirect once, but it does not cache it.
    await staff.change('redirects', id, { target: '/eventi' });
    await expectSoon(request, from, { status: 308, location: '/eventi' });
    await page.goto(town.siteUrl + from);
    await expect(page).toHaveURL(`${town.siteUrl}/eventi`);

    await staff.remove('redirects', id);
    await expectSoon(request, from, { status: 404 });
  });

test('a redirect from the address of a page is refused at its field, and nothing typed is lost', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/redirects/create?locale=it`);
  await page.locator('#field-from').fill('/alloggi');
  await page.getByText('Un indirizzo', { exact: true }).click();
  await page.locator('#field-target').fill('/servizi');
  await page.locator('#action-save').click();
  await expect(page.getByText('Questo indirizzo è di una pagina fissa')).toBeVisible();
  await expect(page.locator('#field-target')).toHaveValue('/servizi');
});
