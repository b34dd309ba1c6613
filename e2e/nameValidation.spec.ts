import type { Page } from '@playwright/test';
import { sendOperation, registerAndLogIn, newCredentials } from './account';
import { takeMail } from './mails';
import { main } from './main';
import { expect, test } from './town';

// A refused login answers 401, and the browser reports that as an error.
test.use({ complaints: [] });

const name100 = 'Ò'.repeat(100);
const symbols = /togli simboli ed emoji/;
const tooLong = /troppo lungo: può avere al massimo 100 caratteri/;

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

test('the registration shows the error of each name at its field', async ({ page }) => {
  const person = newCredentials();
  await page.goto('/registrati');
  await field(page, 'E-mail').fill(person.email);
  await main(page)
    .getByLabel(/^Password/)
    .fill(person.password);
  await main(page).getByRole('checkbox').check();
  const send = async (firstName: string, surname: string) => {
    await field(page, 'Nome').fill(firstName);
    await field(page, 'Cognome').fill(surname);
    await main(page).getByRole('button', { name: 'Crea il profilo' }).click();
  };
  await send(`${name100}a`, 'Bianchi ♥');
  await expect(field(page, 'Nome')).toHaveAccessibleDescription(tooLong);
  await expect(field(page, 'Cognome')).toHaveAccessibleDescription(symbols);
  await send('Ada 🦊', `${name100}a`);
  await expect(field(page, 'Nome')).toHaveAccessibleDescription(symbols);
  await expect(field(page, 'Cognome')).toHaveAccessibleDescription(tooLong);
  await send('Ada', name100.slice(3));
  await expect(field(page, 'Nome')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Cognome')).toHaveAccessibleDescription(/insieme sono troppo lunghi/);
  await send('Zoë-Łucja', "D’Angelo O'Brien 王");
  await expect(main(page).getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
  await takeMail(person.email, 'Attiva il tuo profilo');
});

test('the profile shows the error of a name', async ({ page }) => {
  await registerAndLogIn(page);
  await page.goto('/en/account/profile');
  const name = field(page, 'First name and surname');
  const save = main(page).getByRole('button', { name: 'Save', exact: true });
  for (const [value, error] of [
    [`${name100}a`, /too long: it can have at most 100 characters/],
    ['Ada ☎', /leave out symbols and emoji/],
  ] as const) {
    await name.fill(value);
    await save.click();
    await expect(name).toHaveAccessibleDescription(error);
  }
  await name.fill('Анна Ёлкина');
  await save.click();
  await expect(main(page)).toContainText('Your details are saved');
});

test('the cms refuses the same names as the forms', async ({ page }) => {
  for (const [fullName, code] of [
    [`${name100}a`, 'NAME_TOO_LONG'],
    ['Ada 😀', 'NAME_INVALID'],
    ['Ada; DROP TABLE', 'NAME_INVALID'],
  ] as const) {
    const answer = await sendOperation(
      page,
      'Register',
      { ...newCredentials(), fullName },
      { privacyAccepted: true },
    );
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  }
  const accepted = await sendOperation(
    page,
    'Register',
    { ...newCredentials(), fullName: name100 },
    { privacyAccepted: true },
  );
  expect(await accepted.text()).not.toContain('errors');
});

test('a refused login says that the user name is the e-mail address, like the label of its field', async ({
  page,
}) => {
  await page.goto('/en/login');
  await main(page).getByLabel('E-mail').fill('nobody@posta.example');
  await main(page)
    .getByLabel(/^Password/)
    .fill('a yellow horse');
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(main(page)).toContainText('your username is your e-mail address');
});
