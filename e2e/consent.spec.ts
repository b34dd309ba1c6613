import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { policyOf } from '../src/config/securityHeaders.mjs';
import { openProxy } from './openProxy';
import { expect, test } from './town';

const id = 'GTM-E2E';
const directives = (gtmId?: string) => policyOf(gtmId).split('; ');

interface PageJson {
  pageProps?: {
    page?: { locale: string; gtmId?: string };
    _nextI18Next?: { initialI18nStore: Record<string, Record<string, unknown>> };
  };
}

/** Adds to a page's data what the server adds on a site with a tag manager. */
function withTags(json: string): string {
  const data = JSON.parse(json) as PageJson & { props?: PageJson };
  const { page, _nextI18Next } = (data.props ?? data).pageProps ?? {};
  const messages = page && _nextI18Next?.initialI18nStore[page.locale];
  if (messages) {
    page.gtmId = id;
    const texts = readFileSync(`public/locales/${page.locale}/consent.json`, 'utf8');
    messages.consent = JSON.parse(texts) as unknown;
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Opens a proxy that shows the site as one with a tag manager: it adds the container's id to the page data
 * and to the CSP header. A second build would take minutes and test no more.
 */
function openTaggedSite() {
  const [plain, tagged] = [directives(), directives(id)];
  const script = /(<script id="__NEXT_DATA__"[^>]*>)(.*?)(<\/script>)/s;
  return openProxy((path, headers) => {
    let policy = String(headers['content-security-policy'] ?? '');
    for (const [index, line] of plain.entries())
      policy = policy.replace(line, tagged[index] ?? line);
    headers['content-security-policy'] = policy;
    const type = String(headers['content-type']);
    if (path.startsWith('/_next/data/') && type.includes('json')) return withTags;
    if (!type.includes('html')) return undefined;
    const withData = (all: string, open: string, json: string, end: string) =>
      [open, withTags(json), end].join('');
    return (text) => text.replace(script, withData);
  });
}

let site: Awaited<ReturnType<typeof openTaggedSite>>;
test.beforeAll(async () => {
  site = await openTaggedSite();
});
test.afterAll(() => site.close());

/**
 * Mocks the tag manager.
 * @returns the addresses of other sites that the page requests
 */
async function watchOtherSites(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://*.googletagmanager.com/**', (route) => {
    const body = "document.cookie = '_ga=GA1.1.1.1; Path=/'; window.tagged = true;";
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  page.on('request', (sent) => {
    if (!sent.url().startsWith(site.url)) requested.push(sent.url());
  });
  return requested;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Possiamo contare le visite?' });
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** How the buttons to accept and to reject look. */
const looksOfAnswers = (page: Page) =>
  Promise.all(
    ['Accetta tutti', 'Rifiuta'].map((name) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { color, backgroundColor, boxShadow, fontSize, fontWeight } =
          getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, boxShadow, fontSize, fontWeight, width, height, top };
      }),
    ),
  );

test('a site without a tag manager shows no consent banner and sets no cookies', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preferenze sui cookie' })).toHaveCount(0);
  expect(await cookies(page)).toEqual([]);
});

test('before consent no other site is requested; both answers look the same; a rejection is kept for six months', async ({
  page,
}) => {
  const requested = await watchOtherSites(page);
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const looks = await looksOfAnswers(page);
  expect(looks[0]).toEqual(looks[1]);
  await page.mouse.wheel(0, 2000);
  await page.goto(`${site.url}/alloggi`, { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(requested).toEqual([]);
  expect(await cookies(page)).toEqual([]);
  const setByServer = page.waitForResponse(/\/api\/consent/);
  await page.getByRole('button', { name: 'Continua senza accettare' }).click();
  await expect(banner(page)).toHaveCount(0);
  const answer = await setByServer;
  expect(answer.status()).toBe(204);
  expect(await answer.headerValue('set-cookie')).toMatch(/^CONSENT=.*\.no; .*Expires=/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Preferenze sui cookie' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  const [choice] = await page.context().cookies();
  expect(choice?.name).toBe('CONSENT');
  const days = ((choice?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThan(185);
});

test('tags run after consent and stop as soon as it is withdrawn', async ({ page }) => {
  const requested = await watchOtherSites(page);
  await page.goto(`${site.url}/`);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await page.waitForFunction(() => 'tagged' in window);
  expect(new Set(requested)).toEqual(new Set([`https://www.googletagmanager.com/gtm.js?id=${id}`]));
  expect(await cookies(page)).toEqual(['CONSENT', '_ga']);
  requested.splice(0);
  await page.getByRole('button', { name: 'Preferenze sui cookie' }).click();
  await expect(banner(page)).toBeFocused();
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await page.waitForFunction(() => !('tagged' in window));
  await expect(page.getByRole('button', { name: 'Preferenze sui cookie' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await cookies(page)).toEqual(['CONSENT']);
  expect(requested).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`at ${width} px the banner shifts nothing and never covers the focused element`, async ({
    page,
  }) => {
    await watchOtherSites(page);
    await page.setViewportSize({ width, height: 720 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifts: number }).shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.url}/contatti`);
    await expect(banner(page)).toBeVisible();
    // The browser reports a shift in a later task.
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    // Fonts that arrive late move the words of the header by three pixels; a banner would move whole parts.
    expect(shifts).toBeLessThan(0.001);
    for (let step = 0; step < 70; step++) {
      await page.keyboard.press('Tab');
      const covered = await banner(page).evaluate((region) => {
        const { activeElement } = document;
        if (!activeElement || region.contains(activeElement)) return null;
        const own = activeElement.getBoundingClientRect();
        const other = region.getBoundingClientRect();
        const inside =
          own.top >= other.top &&
          own.bottom <= other.bottom &&
          own.left >= other.left &&
          own.right <= other.right;
        return inside ? activeElement.outerHTML : null;
      });
      expect(covered).toBeNull();
    }
  });
}
