import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { operationHashes } from '../src/gql/operationHashes';
import { linkOf, takeMail } from './mails';
import { main, press } from './main';
import { expect, town } from './town';

export interface Credentials {
  email: string;
  password: string;
}

/** Credentials of a person who has no account yet. */
export function newCredentials(): Credentials {
  const id = randomUUID();
  return { email: `${id.slice(0, 8)}@posta.example`, password: `tre-gatti-${id.slice(-8)}` };
}

/** Sends an operation of the allow-list to the BFF, as the site's own pages do. */
export async function sendOperation(
  page: Page,
  name: keyof typeof operationHashes,
  variables: object = {},
  more: object = {},
) {
  return page.request.post(`${town.siteUrl}/api`, {
    headers: { origin: town.siteUrl },
    data: { operation: operationHashes[name], variables, ...more },
  });
}

/** Saves a favourite without the screen. */
export const saveFavourite = (page: Page, id: number) =>
  sendOperation(page, 'SetFavorite', { id, isFavorite: true });

/** Registers an account, which a mail then activates, without the screen. */
export const register = (page: Page, person: Credentials) =>
  sendOperation(
    page,
    'Register',
    { ...person, fullName: 'Ada Bianchi', preferredLanguage: 'it' },
    { privacyAccepted: true },
  );

/** Registers an account and logs in without the screens, because other tests cover the screens. */
export async function registerAndLogIn(page: Page): Promise<Credentials> {
  const person = newCredentials();
  const registered = await register(page, person);
  expect(registered.status(), await registered.text()).toBe(200);
  const mail = await takeMail(person.email, 'Attiva il tuo profilo');
  const { searchParams } = linkOf(mail, town.siteUrl);
  const activated = await sendOperation(page, 'ActivateUser', Object.fromEntries(searchParams));
  expect(await activated.json()).toMatchObject({ data: { activateUser: expect.any(String) } });
  const session = await page.request.post(`${town.siteUrl}/api/session`, {
    headers: { origin: town.siteUrl },
    data: person,
  });
  expect(session.status(), await session.text()).toBe(200);
  return person;
}

/** Fills in the e-mail and the password in the form of the page. */
async function fillCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  const form = main(page);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel(/^Password/).fill(password);
}

/** Fills in the registration form of the page, but does not accept the privacy notice. */
export async function fillRegistration(page: Page, person: Credentials): Promise<void> {
  await main(page).getByLabel('Nome', { exact: true }).fill('Ada');
  await main(page).getByLabel('Cognome').fill('Bianchi');
  await fillCredentials(page, person);
}

/** Fills in and submits the login form of the page. */
export async function logIn(page: Page, person: Credentials): Promise<void> {
  await fillCredentials(page, person);
  await press(page, 'Accedi');
}
