import { routeTypes } from '../routeTypes';
import { desk, expect, phone, test } from './engineTest';
import { findClippedControls } from './measure/findClippedControls';
import { findReplacedNodes } from './measure/findReplacedNodes';

/** Listings in Italian. Some versions of some engines format their prices with a thousands separator. */
const pricedLists = ['/alloggi?page=2', '/alloggi?view=map'];

test('every kind of page in Italian hydrates without errors or replaced elements, and clips no controls', async ({
  tab,
  site,
}) => {
  // Each page is opened in one size and then resized to the other, which is the first size of the next
  // page.
  let sizes = [desk, phone];
  for (const path of [...routeTypes.map(({ paths }) => paths.it), ...pricedLists]) {
    await tab.open(path);
    expect.soft(await tab.evaluate(findReplacedNodes), path).toEqual([]);
    expect.soft(site.complaints.splice(0), path).toEqual([]);
    for (const { width, height } of sizes) {
      await tab.driver.resize(width, height);
      await tab.waitFor((wide) => innerWidth === wide, width);
      const where = `${path} at ${width} px`;
      expect.soft(await tab.evaluate(findClippedControls), where).toEqual([]);
      expect
        .soft(await tab.evaluate(() => document.documentElement.scrollWidth), where)
        .toBe(width);
    }
    sizes = sizes.toReversed();
  }
});
