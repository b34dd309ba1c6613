import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

declare global {
  // Undefined after another document was loaded.
  var sameDocument: boolean | undefined;
}

const mark = (tab: Tab) =>
  tab.evaluate(() => {
    globalThis.sameDocument = true;
  });
const isMarked = (tab: Tab) => tab.evaluate(() => globalThis.sameDocument === true);
const hasHeadingFocus = () => document.activeElement?.tagName === 'H1';

test('a header link loads no document, scrolls to the top and focuses the heading', async ({
  tab,
}) => {
  for (const [from, to] of [
    ['/', '/servizi'],
    ['/en/services', '/en/events'],
  ] as const) {
    await tab.open(from);
    await mark(tab);
    const before = await tab.evaluate(() => document.title);
    await tab.evaluate(() => {
      scrollTo({ top: 400, behavior: 'instant' });
    });
    await tab.click(`header a[href="${to}"]`);
    await tab.waitForPath(to);
    await tab.waitFor(hasHeadingFocus);
    await tab.waitFor((title) => document.title !== title, before);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(tab)).toBe(true);
  }
});

test('Back restores the scroll position and the focus, and Forward works', async ({ tab }) => {
  await tab.open('/servizi');
  await mark(tab);
  await tab.evaluate(() => {
    const link = document.querySelectorAll('main article')[14]?.querySelector('a');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  });
  const room = await tab.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  const before = await tab.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await tab.press('Enter');
  await tab.waitForPath(room);
  await tab.waitFor(hasHeadingFocus);
  await tab.driver.back();
  await tab.waitForPath('/servizi');
  await tab.waitFor((href) => document.activeElement?.getAttribute('href') === href, room);
  await tab.waitFor((top) => Math.abs(scrollY - top) < 2, before);
  await tab.driver.forward();
  await tab.waitForPath(room);
  await tab.waitFor(() => document.querySelectorAll('main h1').length === 1);
  expect(await isMarked(tab)).toBe(true);
});

test('the language switcher works in both directions', async ({ tab }) => {
  await tab.open('/eventi');
  await tab.click('header a', 'English');
  await tab.waitForPath('/en/events');
  await tab.waitFor(() => document.documentElement.lang === 'en');
  await tab.click('header a', 'Italiano');
  await tab.waitForPath('/eventi');
  await tab.waitFor(() => document.documentElement.lang === 'it');
});

test('the first Tab reaches the skip link', async ({ tab }) => {
  await tab.open('/servizi');
  await tab.press('Tab', 'Enter');
  await tab.waitFor(() => document.activeElement?.tagName === 'MAIN');
});
