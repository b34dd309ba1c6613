import { get } from './get';
import { expect, test } from './town';

const label = /Carica il video|Load the video/;
/** The data of every page has the label too, so the closing tag is part of the search. */
const buttonInHtml = /(Carica il video|Load the video)<\/button>/;

test('services, events, universities and news of the demo have an embedded video', async ({
  request,
}) => {
  for (const path of [
    '/servizi/sportello-giovani',
    '/en/events/sunday-film-club',
    '/atenei/universita-di-castelmora',
    '/en/news/survey-results',
  ]) {
    const { text } = await get(request, path);
    expect(text, path).toMatch(buttonInHtml);
    expect(text, path).toContain('href="/embed/castelmora.html"');
  }
});

test('an embedded video loads when its button is pressed', async ({ page }) => {
  await page.goto('/alloggi/singola-casa-del-campanaro');
  await page.getByRole('main').getByRole('button', { name: label }).first().click();
  const frame = page.locator('iframe[title="Video"]').first().contentFrame();
  await expect(frame.getByRole('img', { name: 'Castelmora' })).toBeVisible();
});
