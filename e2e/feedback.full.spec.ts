import { expect, test } from './town';

test('without JavaScript the form leads back to the page, which shows a thank-you message', async ({
  plainPage: page,
}) => {
  await page.goto('/en/credits');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/credits#feedback-thanks$/);
  await expect(page.getByText(/^Thank you: your answers/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeHidden();
});
