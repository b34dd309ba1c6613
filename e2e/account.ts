import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { operationHashes } from '../src/gql/operationHashes';
import { linkOf, takeMail } from './mails';
import { expect, town } from './town';

export interface Person {
  email: string;
  password: string;
}

/** Somebody whom the town does not know yet. */
export function stranger(): Person {
  const id = randomUUID();
  return { email: `${id.slice(0, 8)}@posta.example`, password: `tre-gatti-${id.slice(-8)}` };
}

/** Asks the site for an operation of its allow-list, as its own pages do. */
export async function ask(
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

/** Makes an account and logs it in, without the screens: they have a test of their own. */
export async function enter(page: Page): Promise<Person> {
  const person = stranger();
  const registered = await ask(
    page,
    'Register',
    { ...person, fullName: 'Ada Bianchi', preferredLanguage: 'it' },
    { privacyAccepted: true },
  );
  expect(registered.status(), await registered.text()).toBe(200);
  const mail = await takeMail(person.email, 'Attiva il tuo profilo');
  const { searchParams } = linkOf(mail, town.siteUrl);
  const activated = await ask(page, 'ActivateUser', Object.fromEntries(searchParams));
  expect(await activated.json()).toMatchObject({ data: { activateUser: expect.any(String) } });
  const session = await page.request.post(`${town.siteUrl}/api/session`, {
    headers: { origin: town.siteUrl },
    data: person,
  });
  expect(session.status(), await session.text()).toBe(200);
  return person;
}

/** Fills in and sends the login of a page. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole('button', { name: 'Accedi', exact: true }).click();
}
