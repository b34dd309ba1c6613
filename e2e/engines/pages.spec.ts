import { everyPage, routeTypes } from '../routeTypes';
import { desk, expect, phone, test } from './engineTest';
import { clippedControls } from './look/clippedControls';
import { replacedNodes } from './look/replacedNodes';

/** Lists in Italian whose prices have a thousands separator in some versions of some engines. */
const pricedLists = ['/alloggi?page=2', '/alloggi?view=map'];

for (const [locale, more] of [
  ['it', pricedLists],
  ['en', []],
] as const) {
  test(`every kind of page in ${locale} hydrates without an error and keeps what the server sent`, async ({
    tab,
    site,
  }) => {
    const pages = everyPage(routeTypes).filter((page) => page.locale === locale);
    for (const path of [...pages.map((page) => page.path), ...more]) {
      await tab.open(path);
      expect.soft(await tab.evaluate(replacedNodes), path).toEqual([]);
      expect.soft(site.complaints.splice(0), path).toEqual([]);
    }
  });
}

test('nothing that can be pressed is cut off, and no page scrolls sideways', async ({ tab }) => {
  for (const { it: path } of routeTypes.map(({ paths }) => paths)) {
    await tab.open(path);
    for (const { width, height } of [desk, phone]) {
      await tab.driver.resize(width, height);
      await tab.until((wide) => innerWidth === wide, width);
      const where = `${path} at ${width} px`;
      expect.soft(await tab.evaluate(clippedControls), where).toEqual([]);
      expect
        .soft(await tab.evaluate(() => document.documentElement.scrollWidth), where)
        .toBe(width);
    }
  }
});
