import { mainRouteTypes } from '../routeTypes';
import { expect, test } from './engineTest';
import { findReplacedNodes } from './measure/findReplacedNodes';

test('the most visited pages in English hydrate without errors or replaced elements', async ({
  tab,
  site,
}) => {
  for (const path of mainRouteTypes.map(({ paths }) => paths.en)) {
    await tab.open(path);
    expect.soft(await tab.evaluate(findReplacedNodes), path).toEqual([]);
    expect.soft(site.complaints.splice(0), path).toEqual([]);
  }
});
