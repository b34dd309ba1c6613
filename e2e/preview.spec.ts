import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { fillAndSave, logIn } from './admin';
import { sign, validToken } from './previewTokens';
import { Staff } from './staff';
import { expect, test, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [] });

/** Opens the admin form of a service in Italian. Returns the path of its page on the site. */
async function openForm(page: Page, request: APIRequestContext): Promise<string> {
  const staff = await Staff.logIn(request);
  const id = await staff.findFirstId('services');
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/services/${id}?locale=it`);
  return (await previewOf(page)).pathname;
}

/** The address of the form's preview button. */
async function previewOf(page: Page): Promise<URL> {
  return new URL((await page.locator('#preview-button').getAttribute('href')) ?? '');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Anteprima' });

/** Opens a used preview address in another browser. */
async function replay(
  browser: Browser,
  { address, path, draft }: Record<'address' | 'path' | 'draft', string>,
): Promise<void> {
  // An attacker who has the address may also send the admin as its referrer.
  const headers = { referer: `${town.cmsUrl}/admin/` };
  const context = await browser.newContext({ baseURL: town.siteUrl, extraHTTPHeaders: headers });
  const attacker = await context.newPage();
  await attacker.goto(address);
  await expect(heading(attacker)).toHaveText('Questa anteprima non si apre');
  // The cookie that identifies a browser, and none that opens drafts.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['PREVIEW_BROWSER']);
  const published = attacker.getByRole('link', { name: 'La pagina come è pubblicata' });
  await expect(published).toHaveAttribute('href', path);
  await attacker.goto(path);
  await expect(heading(attacker)).not.toHaveText(draft);
  await context.close();
}

test('a draft is visible in a preview, and nowhere else', async ({ page, browser, request }) => {
  const path = await openForm(page, request);
  const draft = `Bozza ${Date.now()}`;
  await fillAndSave(page, '#field-title', draft);
  const address = (await previewOf(page)).href;

  await page.goto(address);
  await expect(heading(page)).toHaveText(draft);
  expect(new URL(page.url()).search).toBe('');
  await expect(bar(page)).toContainText('bozza');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const answer = await page.request.get(path);
  expect(answer.headers()['cache-control']).toContain('no-store');

  const visitor = await (await browser.newContext({ baseURL: town.siteUrl })).newPage();
  const visit = await visitor.goto(path);
  await expect(heading(visitor)).not.toHaveText(draft);
  expect(await visit?.text()).not.toContain(draft);
  const build = await visitor.evaluate(
    () =>
      (
        JSON.parse(document.querySelector('#__NEXT_DATA__')?.textContent ?? '{}') as {
          buildId: string;
        }
      ).buildId,
  );
  for (const served of ['/', '/servizi', `/_next/data/${build}/it${path}.json`]) {
    expect(await (await request.get(served)).text(), served).not.toContain(draft);
  }
  await visitor.context().close();

  await page.getByRole('link', { name: 'Esci dall’anteprima' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(heading(page)).not.toHaveText(draft);
  // The editor's own browser may use the same address again.
  await page.goto(address);
  await expect(heading(page)).toHaveText(draft);

  await test.step('the used address does not open the draft in another browser, also after a restart', async () => {
    await replay(browser, { address, path, draft });
    await town.stopSite();
    await town.startSite();
    await replay(browser, { address, path, draft });
    await page.reload();
    await expect(heading(page)).toHaveText(draft);
  });
});

test('an expired address shows an error instead of a preview', async ({ page }) => {
  const text = `${(Date.now() - 1000).toString(36)}.0123456789abcdef`;
  await page.goto(`/servizi?x-craft-live-preview=1&token=${text}.${sign(text)}`);
  await expect(heading(page)).toHaveText('Questa anteprima non si apre');
  await page.goto(`/servizi?x-craft-live-preview=1&token=${validToken()}`);
  await expect(bar(page)).toContainText('bozza');
});

for (const token of ['wrong-token-of-nobody', '', 'z'.repeat(300)]) {
  test(`the token “${token.slice(0, 24)}” shows no preview`, async ({ page }) => {
    await page.goto(`/en/services?x-craft-preview=x&token=${token}`);
    if (token !== '') {
      await expect(heading(page)).toHaveText('This preview does not open');
      await page.getByRole('link', { name: 'The page as it is published' }).click();
    }
    await expect(heading(page)).toHaveText('Services');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('an invalid token sets no cookie, nor does a valid one while the cms is down', async ({
  request,
}) => {
  const cookies = async (path: string, token: string) => {
    const address = `${path}?x-craft-preview=x&token=${token}`;
    const answer = await request.get(address, { maxRedirects: 0 });
    return answer.headers()['set-cookie'];
  };
  const ended = `${(Date.now() - 1000).toString(36)}.0123456789abcdef`;
  const tokens = ['wrong-token-of-nobody', 'z'.repeat(300), '%00', `${ended}.${sign(ended)}`];
  for (const path of ['/servizi', '/en/services', '/api/preview', '/there-is-no-such-page'])
    for (const token of tokens)
      expect([path, token, await cookies(path, token)]).toEqual([path, token, undefined]);
  await town.stopCms();
  try {
    for (const path of ['/servizi', '/en/services'])
      expect(await cookies(path, validToken())).toBeUndefined();
  } finally {
    await town.startCms();
  }
  // A browser gets the cookie that identifies it first, and comes back with it.
  const token = validToken();
  expect(await cookies('/en/services', token)).toMatch(/^PREVIEW_BROWSER=/);
  expect(await cookies('/en/services', token)).toContain('__prerender_bypass=');
});

test('only the admin may show a preview in a frame', async ({ request }) => {
  const policy = async () => (await request.get('/servizi')).headers()['content-security-policy'];
  expect(await policy()).toContain("frame-ancestors 'none'");
  await request.get(`/servizi?x-craft-live-preview=1&token=${validToken()}`);
  expect(await policy()).toContain(`frame-ancestors ${town.cmsUrl}`);
});

test('the live preview shows what the editor types and keeps its scroll position', async ({
  page,
  request,
}) => {
  await openForm(page, request);
  // The admin remembers for each editor whether the preview is open.
  if (!(await page.locator('#live-preview-iframe').isVisible()))
    await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('complementary', { name: 'Anteprima' })).toBeVisible();
  const footer = frame.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const scrolled = () => frame.locator('html').evaluate((element) => element.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  const title = `Dal vivo ${Date.now()}`;
  await fillAndSave(page, '#field-title', title);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(50);
  await expect(page.locator('#field-title')).toBeFocused();
});
