import type { Page } from '@playwright/test';
import { expectToFit } from './expectToFit';
import { expect, markWindow, test, waitUntilHydrated } from './town';

/** The first visible link to a path. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

const chunks = '**/_next/static/chunks/**';

test.describe('buttons whose code cannot be loaded', () => {
  const notice = (page: Page) =>
    page.getByRole('status').filter({ hasText: /^(Il pulsante non ha|The button did not)/ });
  /** Opens a page, and blocks all code that it requests afterwards. */
  const open = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.route(chunks, (route) => route.abort());
  };

  test('a heart and the comparison show an error, and work when they are pressed again', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/en/accommodations');
    const stayed = await markWindow(page);
    const main = page.getByRole('main');
    const compare = main.getByRole('button', { name: /^Compare: / }).first();
    await compare.press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    const reload = notice(page).getByRole('button', { name: 'Reload the page' });
    expect((await reload.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectToFit(page);
    await page.unroute(chunks);
    await compare.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Your comparison' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);

    await page.route(chunks, (route) => route.abort());
    const heart = main.getByRole('button', { name: /^Save to favourites: / }).first();
    await heart.press('Enter');
    await expect(notice(page)).toBeVisible();
    await page.unroute(chunks);
    await heart.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await stayed()).toBe(true);
    // The browser reports the aborted requests.
    complaints.length = 0;
  });

  test('the share button shows an error, and the page can be reloaded', async ({
    page,
    complaints,
  }) => {
    await open(page, '/alloggi');
    await page.getByRole('main').getByRole('button', { name: 'Condividi' }).press('Enter');
    // Otherwise the request may come after the route has ended.
    await expect(notice(page)).toBeVisible();
    await page.unroute(chunks);
    const stayed = await markWindow(page);
    await notice(page).getByRole('button', { name: 'Ricarica la pagina' }).press('Enter');
    await expect.poll(() => stayed().catch(() => true)).toBe(false);
    await expect(notice(page)).toHaveCount(0);
    complaints.length = 0;
  });
});

test.describe('the code of a page that cannot be loaded', () => {
  /** Aborts the first request to an address, and counts the requests for the page. */
  const openWithout = async (page: Page, address: string) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(address, (route) => route.abort(), { times: 1 });
    await page.goto('/servizi', { waitUntil: 'commit' });
    return () => documents;
  };

  test('is loaded again by one reload', async ({ page, complaints }) => {
    const documents = await openWithout(page, '**/chunks/main-*.js');
    await expect.poll(documents).toBe(2);
    await waitUntilHydrated(page);
    expect(documents()).toBe(2);
    complaints.length = 0;
  });

  test('the script of the theme is not needed', async ({ page, complaints }) => {
    const documents = await openWithout(page, '**/start.js');
    await waitUntilHydrated(page);
    expect(documents()).toBe(1);
    complaints.length = 0;
  });
});

test.describe('when the code of a page cannot be loaded', () => {
  const code = /\/_next\/static\/chunks\/pages\/eventi-[^/]*\.js/;

  /** Records the paths of the documents that the browser requests from now on. */
  function documentsOf(page: Page): string[] {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  }

  test('the next page is loaded once as a document and can be read', async ({
    page,
    complaints,
  }) => {
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    await page.route(code, (route) => route.abort());
    const documents = documentsOf(page);
    await linkTo(page, '/eventi').press('Enter');
    await expect(page).toHaveURL(/\/eventi$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/eventi']);
    complaints.length = 0;
  });

  test('a second failure within a minute shows the error page', async ({ page, complaints }) => {
    await page.goto('/en/accommodations', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      sessionStorage.setItem('reloadedAt', String(Date.now()));
    });
    const stayed = await markWindow(page);
    await page.route(code, (route) => route.abort());
    await linkTo(page, '/en/events').press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/en\/events$/);
    await linkTo(page, '/en').press('Enter');
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await stayed()).toBe(true);
    complaints.length = 0;
  });
});
