import type { Page, Route } from '@playwright/test';
import { expect, markWindow, test, waitUntilHydrated } from './town';

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

for (const { width, from, path } of [
  { width: 360, from: '/', path: ['/alloggi', '/eventi', '/servizi', '/atenei'] },
  {
    width: 1280,
    from: '/en',
    path: ['/en/accommodations', '/en/news', '/en/events', '/en/universities', '/en/services'],
  },
]) {
  test(`at ${width} px, starting at ${from}, each new title is announced once and the heading has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // The carousels of the home page announce their position when they are ready.
    await page.goto(from, { waitUntil: 'networkidle' });
    await expect(page.locator('body')).toBeFocused();
    const stayed = await markWindow(page);
    const announced = await recordAnnouncements(page);
    const titles: string[] = [];
    for (const to of path) {
      await linkTo(page, to).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      titles.push(await page.title());
      await expect.poll(announced).toEqual(titles);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    expect(await stayed()).toBe(true);
  });
}

test('the skip link announces nothing; a filter announces the number of results and keeps the focus', async ({
  page,
}) => {
  await page.goto('/servizi');
  const announced = await recordAnnouncements(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect(await announced()).toEqual([]);

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

test('Back restores the scroll position and the focus, and Forward works', async ({ page }) => {
  await page.goto('/en/accommodations');
  const stayed = await markWindow(page);
  const card = page.getByRole('main').getByRole('article').nth(14).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await card.press('Enter');
  await expect(page).toHaveURL(/\/en\/accommodations\/[a-z]/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const title = await heading.innerText();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/accommodations$/);
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(heading).toHaveText(title);
  expect(await stayed()).toBe(true);
});

test('a filter chosen right after the hydration is kept when the list of pages comes late', async ({
  page,
}) => {
  await page.route(/_buildManifest/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/servizi', { waitUntil: 'domcontentloaded' });
  await waitUntilHydrated(page);
  const pill = page.getByRole('navigation', { name: 'Tipo di servizio' }).getByRole('link').nth(1);
  await pill.press('Enter');
  await expect(page).toHaveURL(/\?category=./);
});

test('a reload keeps the scroll position, and so does Back from another document', async ({
  page,
}) => {
  const leaveAndReturn = [
    () => page.reload(),
    async () => {
      await page.goto('/robots.txt');
      await page.goBack();
    },
  ];
  await page.goto('/alloggi');
  for (const leave of leaveAndReturn) {
    // A page can do it only when its last scripts have started, so a visit that is left at once is repeated.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 1200));
      await leave();
      // A font that arrives late moves the content, by less than 50 pixels.
      await expect
        .poll(() => page.evaluate(() => scrollY), { timeout: 2000 })
        .toBeCloseTo(1200, -2);
    }).toPass();
  }
});

test('a new page fades in once, and not when the visitor prefers reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fades: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...manner) {
      fades.push(this.tagName);
      return animate.apply(this, manner);
    };
    Object.assign(window, { fades });
  });
  await page.goto('/alloggi');
  for (const [reducedMotion, to] of [
    ['no-preference', '/eventi'],
    ['reduce', '/servizi'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await linkTo(page, to).press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const fades = await page.evaluate(() => (window as unknown as { fades: string[] }).fades);
    expect(fades, reducedMotion).toEqual(['MAIN']);
  }
});

test('the loading bar appears after 200 ms, and does not move with reduced motion', async ({
  page,
}) => {
  const held: Route[] = [];
  const release = async () => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.continue();
  };
  await page.route(data, async (route) => {
    if (route.request().method() === 'GET') held.push(route);
    else await route.continue();
  });
  await page.goto('/alloggi');
  await expect(bar(page)).toBeHidden();
  await page.clock.install();
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
  const durations = await bar(page).evaluate((element) =>
    element.getAnimations().map((animation) => animation.effect?.getTiming().duration),
  );
  expect(durations).toEqual([5000]);
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Atenei' })).toBeFocused();
  await expect(bar(page)).toHaveAttribute('data-phase', 'done');
  await expect(bar(page)).toHaveCSS('opacity', '0');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await linkTo(page, '/servizi').press('Enter');
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveAttribute('data-phase', 'running');
  await expect(bar(page)).toBeVisible();
  expect(await bar(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  // Playwright resumes a paused clock after the test, which fails in the next test of the same page.
  await page.clock.resume();
});

test.describe('without network', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the page stays, shows an error and can retry', async ({ page, complaints }) => {
    await page.goto('/en/accommodations');
    const stayed = await markWindow(page);
    await page.route(data, (route) => route.abort());
    await linkTo(page, '/en/events').tap();
    const notice = page.getByRole('status').filter({ hasText: 'The page did not load' });
    await expect(notice).toBeVisible();
    await expect(bar(page)).toHaveAttribute('data-phase', 'failed');
    const color = await bar(page).evaluate((one) => getComputedStyle(one).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect([red > 2 * green, red > 2 * blue], color).toEqual([true, true]);
    await expect(page).toHaveURL(/\/en\/accommodations$/);
    const retry = notice.getByRole('link', { name: 'Try again' });
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await retry.press('Enter');
    await expect(notice).toBeVisible();
    await expect(retry).toBeFocused();
    await page.unroute(data);
    await retry.tap();
    await expect(page).toHaveURL(/\/en\/events$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(notice).toHaveCount(0);
    expect(await stayed()).toBe(true);
    // The browser reports the aborted requests.
    complaints.length = 0;
  });
});

test.describe('links', () => {
  test('with the absolute address of the site navigate without a reload', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/alloggi');
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

  test('prefetch a page once, but not on a slow connection or for visitors who save data', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (data.test(request.url())) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    fetched.length = 0;
    await page.clock.install();
    // The last page is prefetched. By then the requests for the others would have been sent.
    for (const [path, connection] of [
      ['/atenei', { effectiveType: '4g', saveData: true }],
      ['/servizi', { effectiveType: '2g', saveData: false }],
      ['/eventi', { effectiveType: '4g', saveData: false }],
    ] as const) {
      await page.evaluate((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      }, connection);
      await linkTo(page, path).hover();
      // Longer than the delay before a prefetch.
      await page.clock.runFor(400);
    }
    await expect
      .poll(() => fetched.map((path) => path.replace(/.*\//, '')))
      .toEqual(['eventi.json']);
  });
});

test('the link to the other language works after a prefetch', async ({ page }) => {
  await page.goto('/en/services');
  const ahead = page.waitForResponse(/_next\/data\/.*\.json/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().hover();
  await ahead;
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/servizi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servizi');
});
