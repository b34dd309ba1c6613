import { softwareRendering } from './softwareRendering';
import { addressOfFirst, english, showMap, toggleOf } from './pointsOfInterest';
import { expect, test, town } from './town';

test.use(softwareRendering);

test('the map and the address stay when the points of interest cannot be loaded', async ({
  page,
  complaints,
}) => {
  test.slow();
  // The page is opened only after the cms has stopped, so that the browser has no cached points.
  const address = await addressOfFirst(page, english);
  await page.request.get(address);
  await town.stopCms();
  try {
    // The server may cache the points for a minute.
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
  // With the cms the same page lists points, so the checks above can fail.
  await expect(async () => {
    await page.reload();
    await showMap(page, english);
    const near = page.getByRole('heading', { name: english.near, exact: true });
    await expect(near).toBeVisible({ timeout: 5000 });
  }).toPass();
  // The browser reports the failed requests.
  complaints.length = 0;
});
