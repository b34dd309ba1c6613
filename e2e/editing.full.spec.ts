import type { Page } from '@playwright/test';
import { addBlock, collectViolations, fillAndSave, logIn, publish } from './admin';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

/** Adds a group to the page; it contains columns with a heading. editorsHour.full.spec.ts adds nested blocks in both languages. */
async function writeNestedBlocks(page: Page, heading: string): Promise<void> {
  await addBlock(page, 'contentManager', 'group');
  await addBlock(page, 'contentManager.0.children', 'columns');
  await addBlock(page, 'contentManager.0.children.0.children', 'titleContent');
  const field = '#field-contentManager__0__children__0__children__0__plainTitle';
  await fillAndSave(page, field, heading);
}

test('an editor drafts, publishes, renames and restores a page', async ({ page, request }) => {
  test.setTimeout(120_000);
  const stamp = Date.now().toString(36);
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  const shows = (path: string, text: string) =>
    expect
      .poll(async () => (await request.get(path)).text(), { timeout: 15_000, intervals: [100] })
      .toContain(text);

  const refused = collectViolations(page);
  await logIn(page);

  // Write in two languages; the admin autosaves a draft.
  await page.goto(`${town.cmsUrl}/admin/collections/pages/create?locale=it`);
  await page.locator('#field-title').fill(`Prova ${stamp}`);
  await page.waitForURL(/\/pages\/\d+/);
  const address = page.url().split('?')[0] ?? '';
  await writeNestedBlocks(page, `Titolo annidato ${stamp}`);
  await page.goto(`${address}?locale=en`);
  await fillAndSave(page, '#field-title', `Trial ${stamp}`);
  await addBlock(page, 'contentManager', 'titleContent');
  await fillAndSave(page, '#field-contentManager__0__plainTitle', `Heading ${stamp}`);

  // Visitors cannot see a draft.
  expect(await status(`/prova-${stamp}`)).toBe(404);
  expect(await status(`/en/trial-${stamp}`)).toBe(404);

  await publish(page, 'pages');
  await shows(`/prova-${stamp}`, `Titolo annidato ${stamp}`);
  await shows(`/en/trial-${stamp}`, `Heading ${stamp}`);

  // The old address redirects after the slug has changed.
  await page.goto(`${address}?locale=it`);
  await fillAndSave(page, '#field-slug', `altra-${stamp}`);
  await publish(page, 'pages');
  await shows(`/altra-${stamp}`, `Titolo annidato ${stamp}`);
  await expect.poll(() => status(`/prova-${stamp}`)).toBe(307);
  await page.goto(`${town.siteUrl}/prova-${stamp}`);
  await expect(page).toHaveURL(`${town.siteUrl}/altra-${stamp}`);

  // Restoring the first published version also restores its address.
  await page.goto(`${address}/versions`);
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Pubblicato', exact: true }) })
    .last()
    .getByRole('button', { name: 'Ripristina come bozza' })
    .click();
  await expect(page.locator('#field-slug')).toHaveValue(`prova-${stamp}`);
  await publish(page, 'pages');
  await shows(`/prova-${stamp}`, `Prova ${stamp}`);
  await expect.poll(() => status(`/altra-${stamp}`)).toBe(307);
  expect(refused).toEqual([]);
});

test('the HTML of an admin page has less than 3 million characters', async ({ page }) => {
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin`);
  for (const path of ['/admin', '/admin/collections/pages/1', '/admin/globals/prefooter']) {
    // The request must come from the page, because only the page's requests carry the session cookie.
    const length = await page.evaluate(async (url) => {
      const answer = await fetch(url);
      return answer.ok ? (await answer.text()).length : Infinity;
    }, `${town.cmsUrl}${path}`);
    // Shared blocks (cms/src/fields/contentManager.ts) keep it at 2.3 million characters.
    expect(length, path).toBeLessThan(3_000_000);
  }
});
