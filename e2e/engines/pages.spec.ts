import { routeTypes } from '../routeTypes';
import { desk, expect, phone, test } from './engineTest';
import { findClippedControls } from './measure/findClippedControls';
import { findReplacedNodes } from './measure/findReplacedNodes';

/** Listings in Italian. Some versions of some engines format their prices with a thousands separator. */
const pricedLists = ['/alloggi?page=2', '/alloggi?view=map'];

for (const path of [...routeTypes.map(({ paths }) => paths.it), ...pricedLists])
  test(`${path} hydrates without errors or replaced elements, and clips no controls`, async ({
    tab,
  }) => {
    await tab.open(path);
    expect.soft(await tab.evaluate(findReplacedNodes)).toEqual([]);
    for (const { width, height } of [desk, phone]) {
      await tab.driver.resize(width, height);
      await tab.waitFor((wide) => innerWidth === wide, width);
      const where = `at ${width} px`;
      expect.soft(await tab.evaluate(findClippedControls), where).toEqual([]);
      expect
        .soft(await tab.evaluate(() => document.documentElement.scrollWidth), where)
        .toBe(width);
    }
  });
