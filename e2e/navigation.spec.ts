import type { Page, Route } from '@playwright/test';
import { violationsOf } from './axe';
import { expect, markWindow, test } from './town';

const bar = (page: Page) => page.locator('[data-phase]');
const data = /\/_next\/data\//;

/** Records the texts of all live regions from now on, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    const regions = '[role=status], [role=alert], [aria-live]';
    const hidden = (element: Element) => getComputedStyle(element).display === 'none';
    new MutationObserver((records) => {
      const changed = new Set(
        records.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(regions),
        ),
      );
      for (const region of changed) {
        if (!region || hidden(region) || (region.parentElement && hidden(region.parentElement)))
          continue;
        if (region.textContent) announced.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { announced });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

/** The first visible link to a path. */
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

const pairs = [
  ['/', '/alloggi'],
  ['/alloggi', '/eventi'],
  ['/servizi', '/atenei'],
  ['/en', '/en/accommodations'],
  ['/en/news', '/en/events'],
  ['/en/universities', '/en/services'],
] as const;

for (const width of [360, 1280]) {
  test.describe(`navigation by keyboard at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [from, to] of pairs) {
      test(`from ${from} to ${to} the title is announced once and the heading has the focus`, async ({
        page,
      }) => {
        await page.goto(from, { waitUntil: 'networkidle' });
        await expect(page.locator('body')).toBeFocused();
        const stayed = await markWindow(page);
        const announced = await recordAnnouncements(page);
        await linkTo(page, to).press('Enter');
        await expect(page).toHaveURL(new RegExp(`${to}$`));
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        await expect.poll(announced).toEqual([await page.title()]);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(await stayed()).toBe(true);
      });
    }
  });
}

test('a filter announces the number of results, not the title, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/servizi', { waitUntil: 'networkidle' });
  const announced = await recordAnnouncements(page);
  const pill = page.getByRole('navigation', { name: 'Tipo di servizio' }).getByRole('link').nth(1);
  await pill.press('Enter');
  await expect(page).toHaveURL(/\?category=./);
  await expect(pill).toBeFocused();
  // A slow list is announced as loading before its count.
  await expect.poll(async () => (await announced()).at(-1)).toMatch(/^\d+ /);
  expect((await announced()).filter((words) => /^\d+ /.test(words))).toHaveLength(1);
  expect(await announced()).not.toContain(await page.title());
  await expect(bar(page)).toHaveAttribute('data-phase', 'idle');
});

test('the skip link moves the focus and announces nothing', async ({ page }) => {
  await page.goto('/alloggi', { waitUntil: 'networkidle' });
  const announced = await recordAnnouncements(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await announced()).toEqual([]);
});

for (const [list, detail] of [
  ['/alloggi', /\/alloggi\/[a-z]/],
  ['/en/accommodations', /\/en\/accommodations\/[a-z]/],
] as const) {
  test(`Back to ${list} restores the scroll position and the focus`, async ({ page }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    const card = page.getByRole('main').getByRole('article').nth(14).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await card.press('Enter');
    await expect(page).toHaveURL(detail);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(card).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}

test.describe('the fade of a new page', () => {
  const watchFades = (page: Page) =>
    page.addInitScript(() => {
      const fades: string[] = [];
      // oxlint-disable-next-line typescript/unbound-method -- called on its element below
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...manner) {
        fades.push(this.tagName);
        return animate.apply(this, manner);
      };
      Object.assign(window, { fades });
    });
  const fadesOf = (page: Page) =>
    page.evaluate(() => (window as unknown as { fades: string[] }).fades);

  for (const [reducedMotion, expected] of [
    ['no-preference', ['MAIN']],
    ['reduce', []],
  ] as const) {
    test(`runs ${String(expected.length)} times with prefers-reduced-motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await watchFades(page);
      await page.goto('/alloggi', { waitUntil: 'networkidle' });
      await linkTo(page, '/eventi').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await fadesOf(page)).toEqual(expected);
    });
  }
});

test.describe('the loading bar', () => {
  test('is visible while a slow page loads, and hidden afterwards', async ({ page }) => {
    await page.route(data, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    await linkTo(page, '/eventi').press('Enter');
    await expect(bar(page)).toHaveAttribute('data-phase', 'running');
    const run = await bar(page).evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    );
    expect(run).toEqual([5000]);
    await expect(page).toHaveURL(/\/eventi$/);
    await expect(bar(page)).toHaveAttribute('data-phase', 'done');
    await expect(bar(page)).toHaveCSS('opacity', '0');
  });

  test('appears after 200 ms, and never for a faster page', async ({ page }) => {
    const held: Route[] = [];
    const release = async () => {
      await expect.poll(() => held.length).toBe(1);
      await held.pop()?.continue();
    };
    await page.route(data, async (route) => {
      if (route.request().method() === 'GET') held.push(route);
      else await route.continue();
    });
    await page.clock.install();
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await linkTo(page, '/eventi').press('Enter');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveAttribute('data-phase', 'idle');
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Eventi' })).toBeFocused();
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveAttribute('data-phase', 'idle');
    await linkTo(page, '/atenei').press('Enter');
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveAttribute('data-phase', 'running');
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Atenei' })).toBeFocused();
    await expect(bar(page)).toHaveAttribute('data-phase', 'done');
    // Playwright resumes a paused clock after the test, which fails in the next test of the same page.
    await page.clock.resume();
  });

  test('does not move when the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(data, () => undefined);
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    await linkTo(page, '/eventi').press('Enter');
    await expect(bar(page)).toBeVisible();
    expect(await bar(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test.describe('without network', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const [from, to, words, again] of [
    ['/alloggi', '/eventi', 'La pagina non si è caricata', 'Riprova'],
    ['/en/accommodations', '/en/events', 'The page did not load', 'Try again'],
  ] as const) {
    test(`from ${from} the page stays, shows an error and can retry`, async ({
      page,
      complaints,
    }) => {
      await page.goto(from, { waitUntil: 'networkidle' });
      const stayed = await markWindow(page);
      await page.route(data, (route) => route.abort());
      await linkTo(page, to).tap();
      const notice = page.getByRole('status').filter({ hasText: words });
      await expect(notice).toBeVisible();
      await expect(bar(page)).toHaveAttribute('data-phase', 'failed');
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      expect(await violationsOf(page)).toEqual([]);
      const retry = notice.getByRole('link', { name: again });
      expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await retry.press('Enter');
      await expect(notice).toBeVisible();
      await expect(retry).toBeFocused();
      await page.unroute(data);
      await retry.tap();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(notice).toHaveCount(0);
      expect(await stayed()).toBe(true);
      // The browser reports the aborted requests.
      complaints.length = 0;
    });
  }
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

  test('a page that is opened without its code is reloaded once', async ({ page, complaints }) => {
    let refused = 0;
    await page.route(code, (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    const documents = documentsOf(page);
    await page.goto('/eventi', { waitUntil: 'commit' });
    await expect.poll(() => documents).toEqual(['/eventi', '/eventi']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
    expect(documents).toHaveLength(2);
    complaints.length = 0;
  });

  for (const [from, to, title, home] of [
    ['/alloggi', '/eventi', 'Qualcosa non ha funzionato', '/'],
    ['/en/accommodations', '/en/events', 'Something went wrong', '/en'],
  ] as const) {
    test(`a second failure within a minute shows the error page at ${to}`, async ({
      page,
      complaints,
    }) => {
      await page.goto(from, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        sessionStorage.setItem('reloadedAt', String(Date.now()));
      });
      const stayed = await markWindow(page);
      await page.route(code, (route) => route.abort());
      await linkTo(page, to).press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      expect(await violationsOf(page)).toEqual([]);
      await linkTo(page, home).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${home}$`));
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await stayed()).toBe(true);
      complaints.length = 0;
    });
  }
});

test.describe('links', () => {
  test('with the absolute address of the site navigate without a reload', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    const stayed = await markWindow(page);
    await page.evaluate(
      (href) => {
        document
          .querySelector('main p')
          ?.insertAdjacentHTML('afterend', `<a href="${href}">Qui</a>`);
      },
      `${baseURL ?? ''}/en/events?category=music`,
    );
    await page.getByRole('link', { name: 'Qui', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/events\?category=music$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await stayed()).toBe(true);
  });

  for (const [connection, expected] of [
    [{ effectiveType: '4g', saveData: false }, 1],
    [{ effectiveType: '4g', saveData: true }, 0],
    [{ effectiveType: '2g', saveData: false }, 0],
  ] as const) {
    test(`with ${JSON.stringify(connection)} prefetch a page ${String(expected)} times`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto('/alloggi', { waitUntil: 'networkidle' });
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (data.test(request.url())) fetched.push(new URL(request.url()).pathname);
      });
      await page.clock.install();
      await linkTo(page, '/eventi').hover();
      // Longer than the delay before a prefetch.
      await page.clock.runFor(400);
      await page.waitForLoadState('networkidle');
      expect(fetched.filter((path) => path.endsWith('/eventi.json'))).toHaveLength(expected);
    });
  }
});

test('the link to the other language works after a prefetch', async ({ page }) => {
  await page.goto('/en/services', { waitUntil: 'networkidle' });
  const ahead = page.waitForResponse(/_next\/data\/.*\.json/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().hover();
  await ahead;
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/servizi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servizi');
});
