import { routeTypes } from '../routeTypes';
import { desk, expect, phone, test } from './engineTest';
import { clippedControls } from './look/clippedControls';
import { replacedNodes } from './look/replacedNodes';

/** Lists in Italian whose prices have a thousands separator in some versions of some engines. */
const pricedLists = ['/alloggi?page=2', '/alloggi?view=map'];

test('every kind of page in Italian hydrates without an error, keeps what the server sent, and cuts nothing off', async ({
  tab,
  site,
}) => {
  // Each page is opened in one size and resized to the other, in which the next one is opened.
  let sizes = [desk, phone];
  for (const path of [...routeTypes.map(({ paths }) => paths.it), ...pricedLists]) {
    await tab.open(path);
    expect.soft(await tab.evaluate(replacedNodes), path).toEqual([]);
    expect.soft(site.complaints.splice(0), path).toEqual([]);
    for (const { width, height } of sizes) {
      await tab.driver.resize(width, height);
      await tab.until((wide) => innerWidth === wide, width);
      const where = `${path} at ${width} px`;
      expect.soft(await tab.evaluate(clippedControls), where).toEqual([]);
      expect
        .soft(await tab.evaluate(() => document.documentElement.scrollWidth), where)
        .toBe(width);
    }
    sizes = sizes.toReversed();
  }
});

test('every kind of page in English hydrates without an error and keeps what the server sent', async ({
  tab,
  site,
}) => {
  for (const path of routeTypes.map(({ paths }) => paths.en)) {
    await tab.open(path);
    expect.soft(await tab.evaluate(replacedNodes), path).toEqual([]);
    expect.soft(site.complaints.splice(0), path).toEqual([]);
  }
});
