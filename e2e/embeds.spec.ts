import { expect, test } from './town';

for (const [section, address] of [
  ['accommodations', '/alloggi/singola-casa-del-campanaro'],
  ['services', '/servizi/sportello-giovani'],
  ['events', '/en/events/sunday-film-club'],
  ['universities', '/atenei/universita-di-castelmora'],
  ['news', '/en/news/survey-results'],
] as const)
  test(`an entry in ${section} of the demo loads its embedded video`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^(Carica il video|Load the video)$/ })
      .first()
      .click();
    const frame = page.locator('iframe[title="Video"]').first().contentFrame();
    await expect(frame.getByRole('img', { name: 'Castelmora' })).toBeVisible();
  });
