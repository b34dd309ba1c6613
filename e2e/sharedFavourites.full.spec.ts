import { registerAndLogIn, saveFavourite } from './account';
import { expectToFit } from './expectToFit';
import { expect, withHydration, test, town } from './town';

test('a link shows the favourites until it is closed', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  await page.goto('/alloggi');
  const first = main.getByRole('article').first();
  const title = (await first.getByRole('link').first().textContent()) ?? '';
  const id = await first.locator('[data-heart]').getAttribute('data-heart');
  await registerAndLogIn(page);
  await saveFavourite(page, Number(id));

  await page.goto('/account');
  await main.getByRole('button', { name: 'Crea il link' }).click();
  await expect(main.getByText('Il link è pronto.')).toBeVisible();
  await main.getByRole('button', { name: 'Condividi' }).click();
  const link = await page
    .getByRole('dialog', { name: 'Condividi' })
    .getByRole('textbox', { name: 'Link da condividere' })
    .inputValue();
  expect(link).toMatch(new RegExp(`^${town.siteUrl}/lista/[\\w-]{43}$`));
  await page.keyboard.press('Escape');

  const friend = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const other = withHydration(await friend.newPage());
    for (const [address, heading, width] of [
      [link.replace('/lista/', '/en/list/'), 'A list of favourites', 360],
      [link, 'Una lista di preferiti', 1280],
    ] as const) {
      const answer = await other.goto(address);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(other.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(other.getByRole('main')).not.toContainText('Ada');
      await expectToFit(other);
      await other.setViewportSize({ width, height: 900 });
    }
    await expect(other.getByRole('main').getByRole('link', { name: title })).toBeVisible();

    // After a reload the panel can still close the link.
    await page.reload();
    await main.getByRole('button', { name: 'Chiudi il link' }).click();
    await expect(main.getByText('Il link è chiuso')).toBeVisible();
    expect((await other.reload())?.status()).toBe(404);
    await expect(other.getByRole('heading', { name: 'Questa lista non c’è più' })).toBeVisible();
  } finally {
    await friend.close();
  }
});
