import type { APIRequestContext, Page } from '@playwright/test';
import { logIn } from './admin';
import { Staff } from './staff';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [[], { auto: true }] as never, actionTimeout: 20_000 });

/**
 * Milliseconds from a change until the site shows it, while the admin renders its pages on the same cores.
 */
const deadline = 5000;

const admin = () => `${town.cmsUrl}/admin/collections/accommodations`;

/** Waits until a page has a status, without the browser's cache. */
const expectStatus = (request: APIRequestContext, path: string, status: number) =>
  expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).status(), {
      timeout: deadline,
      intervals: [50],
    })
    .toBe(status);

/** Waits until the listing has a number of results. */
const expectResults = (request: APIRequestContext, count: number) =>
  expect.poll(() => countResults(request), { timeout: deadline, intervals: [100] }).toBe(count);

async function countResults(request: APIRequestContext): Promise<number> {
  const html = await (await request.get('/alloggi')).text();
  return Number(/(\d+) alloggi/.exec(html)?.[1]);
}

/** Confirms the dialog that is open; resolves when the cms has stored the change. */
async function confirm(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      response.url().includes('/cms-api/accommodations') &&
      !response.url().includes('autosave=true'),
  );
  await page.locator('.confirmation-modal #confirm-action:visible').click();
  expect((await stored).status()).toBe(200);
}

test('an editor moves a published accommodation to the trash and takes it back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const staff = await Staff.logIn(request);
  const id = await staff.findFirstId('accommodations', {
    'where[_status][equals]': 'published',
    locale: 'it',
    sort: '-postDate',
  });
  const { slug, title } = await staff.readNames('accommodations', id);
  const path = `/alloggi/${slug}`;
  await expectStatus(request, path, 200);
  const before = await countResults(request);
  expect(before).toBeGreaterThan(1);

  await logIn(page);
  await page.goto(`${admin()}/${id}?locale=it`);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await expect(page.locator('.confirmation-modal:visible')).toContainText(title);
  await confirm(page);
  await expectStatus(request, path, 404);
  await expectResults(request, before - 1);

  await page.goto(`${admin()}/trash?locale=it`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(/\/trash\/\d+/);
  await page.locator('#action-restore').click();
  await page.locator('label[for="restore-as-published"]').click();
  await confirm(page);
  await expectStatus(request, path, 200);
  await expectResults(request, before);
  await page.waitForURL(new RegExp(`/accommodations/${id}`));
});
