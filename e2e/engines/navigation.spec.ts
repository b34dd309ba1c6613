import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

declare global {
  // Gone when a document was loaded in place of the marked one.
  var sameDocument: boolean | undefined;
}

const mark = (tab: Tab) =>
  tab.evaluate(() => {
    globalThis.sameDocument = true;
  });
const isMarked = (tab: Tab) => tab.evaluate(() => globalThis.sameDocument === true);
const hasHeadingFocus = () => document.activeElement?.tagName === 'H1';

test('a link of the header loads no document, and leads to the top and the heading', async ({
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
    await tab.isAt(to);
    await tab.until(hasHeadingFocus);
    await tab.until((title) => document.title !== title, before);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(tab)).toBe(true);
  }
});

test('back and forward lead to where one was, with the focus', async ({ tab }) => {
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
  await tab.isAt(room);
  await tab.until(hasHeadingFocus);
  await tab.driver.back();
  await tab.isAt('/servizi');
  await tab.until((href) => document.activeElement?.getAttribute('href') === href, room);
  await tab.until((top) => Math.abs(scrollY - top) < 2, before);
  await tab.driver.forward();
  await tab.isAt(room);
  await tab.until(() => document.querySelectorAll('main h1').length === 1);
  expect(await isMarked(tab)).toBe(true);
});

test('the other language is one press away, and so is the way back', async ({ tab }) => {
  await tab.open('/eventi');
  await tab.click('header a', 'English');
  await tab.isAt('/en/events');
  await tab.until(() => document.documentElement.lang === 'en');
  await tab.click('header a', 'Italiano');
  await tab.isAt('/eventi');
  await tab.until(() => document.documentElement.lang === 'it');
});

test('the first press of Tab leads past the header', async ({ tab }) => {
  await tab.open('/servizi');
  await tab.press('Tab', 'Enter');
  await tab.until(() => document.activeElement?.tagName === 'MAIN');
});
