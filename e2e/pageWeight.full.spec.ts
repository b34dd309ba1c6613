import { budgets } from './budgets.mjs';
import { browser } from './browser';
import { filesOf, measureFirstView, kiloBytes, phone, scriptsOf } from './pageWeight';
import { everyPage, hasFirstViewBudget, inOneLanguage, routeTypes } from './routeTypes';
import { expect, test } from './town';

// The headless shell rounds the widths of letters to whole pixels, which no browser of visitors does. Lines would
// break elsewhere when the fonts arrive.
test.use({
  launchOptions: {
    ...browser?.launchOptions,
    args: [...(browser?.launchOptions?.args ?? []), '--font-render-hinting=none'],
  },
});

const { counted } = budgets;

/** Cached texts of content-hashed files, by address. */
const files = new Map<string, string>();

for (const { name, kind, locale, path } of everyPage(routeTypes)) {
  test(`${name} (${locale}) is within the budgets of scripts, styles and data`, async ({
    request,
  }) => {
    const textAt = async (address: string) => {
      const text = files.get(address) ?? (await (await request.get(address)).text());
      if (address.startsWith('/_next/static/')) files.set(address, text);
      return text;
    };
    const html = await textAt(path);
    const { scripts, styles, data } = await filesOf(html, textAt);
    expect(kiloBytes(scripts)).toBeGreaterThan(counted.scripts.least);
    expect.soft(kiloBytes(scripts), 'scripts').toBeLessThanOrEqual(counted.scripts[kind]);
    expect.soft(kiloBytes(styles), 'styles').toBeLessThanOrEqual(counted.styles);
    expect(data).toContain('"props"');
    expect.soft(kiloBytes([data]), 'data').toBeLessThanOrEqual(counted.data);
    const { parsed } = counted;
    const page = name === 'home' ? 'home' : 'inner';
    expect.soft(Buffer.byteLength(html) / 1000, 'HTML').toBeLessThanOrEqual(parsed.html[page]);
    expect.soft(Buffer.byteLength(data) / 1000, 'parsed').toBeLessThanOrEqual(parsed.data[page]);
  });
}

test('browsers compile the entry scripts while they download', async ({ request }) => {
  const scripts = scriptsOf(await (await request.get('/')).text());
  const entries = scripts.filter((src) => /chunks\/(framework|main|pages\/_app)-/.test(src));
  expect(entries).toHaveLength(3);
  for (const src of entries)
    expect(await (await request.get(src)).text(), src).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('no script or style sheet blocks the first paint', async ({ page }) => {
  for (const path of ['/', '/alloggi', '/en/services']) {
    await page.goto(path);
    const statuses = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => ({
        name: entry.name,
        // TypeScript's library has no type for the status yet.
        status: 'renderBlockingStatus' in entry ? entry.renderBlockingStatus : 'unknown',
      })),
    );
    expect(statuses.length, path).toBeGreaterThan(10);
    for (const { name, status } of statuses) expect(status, `${path} ${name}`).toBe('non-blocking');
  }
});

test('code is requested after the first paint and the first picture', async ({ page }) => {
  for (const path of ['/', '/alloggi', '/en/services']) {
    await page.goto(path);
    const { code, painted, picture, parsed } = await page.evaluate(timesOfStart);
    expect(picture, path).toBeGreaterThan(0);
    // If the page takes longer, public/hydrate.js requests the code after half a second.
    expect(code, path).toBeGreaterThan(Math.min(Math.max(painted, picture), parsed + 500));
  }
});

/** Runs in the page. Times are milliseconds since the start of the navigation. */
function timesOfStart() {
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc;
  const [page] = performance.getEntriesByType('navigation');
  return {
    code: resources.find(({ name }) => name.includes('/_next/static/'))?.startTime ?? 0,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    picture: resources.find(({ name }) => name === first)?.responseEnd ?? 0,
    parsed: page instanceof PerformanceNavigationTiming ? page.domInteractive : Infinity,
  };
}

test.describe('the first view on a phone', () => {
  test.use(phone);

  for (const type of inOneLanguage(routeTypes)) {
    const { name, locale, path } = type;
    test(`of ${name} (${locale}) is within its budget, and does not shift when the fonts arrive after the first paint`, async ({
      page,
    }) => {
      await page.route('**/fonts/**', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { kB, fonts, others, layoutShift } = await page.evaluate(measureFirstView);
      // The scripts alone are larger, so a smaller sum means that files were not counted.
      expect(kB).toBeGreaterThan(counted.scripts.least);
      // Without fonts nothing could shift.
      expect.soft(fonts.files, 'fonts').toBeGreaterThan(0);
      expect.soft(layoutShift, 'layout shift').toBeLessThanOrEqual(counted.layoutShift);
      if (!hasFirstViewBudget(type)) return;
      const most = name === 'home' ? counted.firstView.home : counted.firstView.inner;
      expect.soft(kB, 'kB').toBeLessThanOrEqual(most);
      expect.soft(fonts.files, 'fonts').toBeLessThanOrEqual(counted.fonts.files);
      expect.soft(fonts.kB, 'kB of fonts').toBeLessThanOrEqual(counted.fonts.kB);
      expect.soft(others, 'requests to others').toHaveLength(counted.thirdPartyRequests);
    });
  }
});
