import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { operationHashes } from '../src/gql/operationHashes';
import { linkOf, takeMail } from './mails';
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

/** Registers an account and logs in without the screens, because other tests cover the screens. */
export async function registerAndLogIn(page: Page): Promise<Credentials> {
  const person = newCredentials();
  const registered = await sendOperation(
    page,
    'Register',
    { ...person, fullName: 'Ada Bianchi', preferredLanguage: 'it' },
    { privacyAccepted: true },
  );
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

/** Fills in and submits the login form of the page. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole('button', { name: 'Accedi', exact: true }).click();
}
