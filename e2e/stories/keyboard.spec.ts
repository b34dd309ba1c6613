import { expect, test } from './storybook';

test('an accordion opens and closes by keyboard, and its links can be focused', async ({
  stage,
}) => {
  const { page } = stage;
  await stage.show('blocks-accordion--typical');
  const answer = page.getByRole('link', { name: 'entro trenta giorni' });
  await expect(answer).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});
