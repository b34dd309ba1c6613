import { inSoftware } from './inSoftware';
import { addressOfFirst, english, showMap, toggleOf } from './pointsOnMaps';
import { expect, test, town } from './town';

test.use(inSoftware);

test('a failure of the points leaves map, list and address', async ({ page, complaints }) => {
  test.slow();
  // Opened only after the cms has stopped, so that the browser has no cached points.
  const address = await addressOfFirst(page, english);
  await page.request.get(address);
  await town.stopCms();
  try {
    // The server may have cached them for a minute.
    await expect
      .poll(async () => (await page.request.get('/api/points?locale=en')).status(), {
        timeout: 75_000,
      })
      .toBe(503);
    const answer = page.waitForResponse(/\/api\/points/);
    await page.goto(address);
    await showMap(page, english);
    expect((await answer).status()).toBe(503);
    await expect(page.getByRole('region', { name: /^Map: / }).getByRole('img')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions on OpenStreetMap' })).toBeVisible();
    await expect(page.getByRole('heading', { name: english.near, exact: true })).toHaveCount(0);
    await expect(toggleOf(page, english)).toHaveCount(0);
  } finally {
    await town.startCms();
  }
  // The browser reports what the stopped cms did not answer.
  complaints.length = 0;
});
