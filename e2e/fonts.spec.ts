import { budgets } from '../bench/budgets.mjs';
import { measureFirstView, phone } from './pageWeight';
import { everyPage, routeTypes } from './routeTypes';
import { expect, test } from './town';

test.use(phone);

for (const { name, locale, path } of everyPage(routeTypes)) {
  test(`${name} (${locale}) does not shift when the fonts load after the first paint`, async ({
    page,
  }) => {
    await page.route('**/fonts/**', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { layoutShift } = await page.evaluate(measureFirstView);
    expect(layoutShift).toBeLessThanOrEqual(budgets.counted.layoutShift);
  });
}
