import { newCredentials, register, registerAndLogIn, sendOperation } from './account';
import { expectToFit } from './expectToFit';
import { linkOf, takeMail } from './mails';
import { main, press } from './main';
import { expect, test, town } from './town';

test('the profile sets the language of mails', async ({ page }) => {
  const { email, password } = await registerAndLogIn(page);
  await page.goto('/account/profile');
  const choice = main(page).getByLabel('Lingua delle e-mail');
  await expect(choice).toHaveValue('it');
  await choice.selectOption('English');
  await press(page, 'Salva');
  await expect(main(page)).toContainText('I tuoi dati sono salvati');
  await page.reload();
  await expect(choice).toHaveValue('en');
  await expectToFit(page);
  // This mail has no page language, so it uses the chosen language.
  const next = newCredentials().password;
  await sendOperation(page, 'UpdatePassword', {
    currentPassword: password,
    newPassword: next,
    confirmPassword: next,
  });
  await takeMail(email, 'Your password has changed');
});

test('a mail that is requested on a page has the language of the page', async ({
  page,
  context,
}) => {
  const { email, password } = await registerAndLogIn(page);
  const next = newCredentials();
  await page.goto('/en/account/profile');
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(next.email);
  await main(page).getByLabel('Current password').fill(password);
  await press(page, 'Save');
  const change = linkOf(await takeMail(next.email, 'Confirm your new address'), town.siteUrl);
  expect(change.pathname).toBe('/en/admin/verify-email');

  await context.clearCookies();
  await page.goto('/en/reset-password');
  await main(page).getByLabel('E-mail').fill(email);
  await press(page, 'Send the link');
  const english = linkOf(await takeMail(email, 'Choose a new password'), town.siteUrl);
  expect(english.pathname).toBe('/en/admin/set-password');

  const person = newCredentials();
  await register(page, person);
  await takeMail(person.email, 'Attiva il tuo profilo');
  await page.goto('/en/admin/verify-email');
  await main(page).getByLabel('E-mail').fill(person.email);
  await press(page, 'Send the e-mail again');
  const again = linkOf(await takeMail(person.email, 'Activate your account'), town.siteUrl);
  expect(again.pathname).toBe('/en/admin/verify-email');
});
