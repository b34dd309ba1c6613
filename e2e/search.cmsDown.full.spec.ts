import { english, italian, openSearch } from './searchOverlay';
import { expect, test, town } from './town';

// The browser reports the responses 502 and 503.
test.use({ complaints: [] });

test('the search shows an error while the cms is down, keeps the typed text, and works after a restart', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { dialog, input } = await openSearch(page, italian);
  await town.stopCms();
  try {
    await page.keyboard.type(italian.typed);
    await expect(dialog.getByRole('status')).toHaveText(italian.failed);
    await expect(input).toHaveValue(italian.typed);

    const { path, typed, failed } = english;
    const other = await page.context().newPage();
    expect((await other.goto(`${path}?q=${typed}`))?.status()).toBe(503);
    await expect(other.getByRole('heading', { name: failed })).toBeVisible();
    await expect(other.getByRole('searchbox')).toHaveValue(typed);
    await expect(other.getByRole('banner').getByRole('link').first()).toBeVisible();
    // A client-side navigation shows the same error.
    await openSearch(other, english);
    await other.keyboard.type(typed);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(new RegExp(`${path}\\?q=${typed}$`));
    await expect(other.getByRole('main').getByRole('heading', { name: failed })).toBeVisible();
  } finally {
    await town.startCms();
  }
  await dialog.getByRole('button', { name: italian.retry }).click();
  await expect(dialog.getByRole('status')).toHaveText(italian.count);
});
