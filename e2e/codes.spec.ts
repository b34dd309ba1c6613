import type { Page } from '@playwright/test';
import { ask, enter, stranger } from './account';
import { violationsOf } from './axe';
import { expectToFit } from './fits';
import { linkOf, takeMail } from './mails';
import { expect, test, town } from './town';

const main = (page: Page) => page.getByRole('main');
const wrongFormat = /Il formato del codice|Incorrect verification code format/;

/** Opens the link of a mail, which must not show in the address or in any request's Referer. */
async function open(page: Page, link: URL): Promise<void> {
  const code = link.searchParams.get('code') ?? '';
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.headers().referer?.includes(code)) leaks.push(request.url());
  });
  await page.goto(link.href, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(`${town.siteUrl}${link.pathname}`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code);
  expect(leaks).toEqual([]);
}

/** Reloads the page, goes to its other language and comes back; each time the control is there. */
async function roam(page: Page, control: { it: string | RegExp; en: string | RegExp }) {
  const expectControl = async (language: 'it' | 'en') => {
    const name = control[language];
    const field = main(page).getByLabel(name).or(main(page).getByRole('button', { name }));
    await expect(field.first()).toBeVisible();
    await expect(main(page)).not.toContainText(wrongFormat);
  };
  await expectControl('it');
  await page.reload();
  await expectControl('it');
  const toEnglish = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/admin\//);
    await expectControl('en');
  };
  await toEnglish();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/en\//);
  await expectControl('it');
  await toEnglish();
  await page.reload();
  await expectControl('en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
  await expect(page).not.toHaveURL(/\/en\//);
  await expectControl('it');
}

test('the code of an activation survives a reload, the other language and Back', async ({
  page,
}) => {
  const person = stranger();
  const given = { ...person, fullName: 'Ada Bianchi', preferredLanguage: 'it' };
  await ask(page, 'Register', given, { privacyAccepted: true });
  const mail = await takeMail(person.email, 'Attiva il tuo profilo');
  await open(page, linkOf(mail, town.siteUrl));
  await roam(page, { it: 'Conferma l’indirizzo', en: 'Confirm the address' });
  await main(page).getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(main(page).getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('code:');
});

test('the code of a password reset survives a reload, the other language and Back', async ({
  page,
  context,
}) => {
  const person = await enter(page);
  await context.clearCookies();
  await ask(page, 'ForgottenPassword', { email: person.email });
  const mail = await takeMail(person.email, 'Scegli una nuova password');
  await open(page, linkOf(mail, town.siteUrl));
  await roam(page, { it: 'Nuova password', en: 'New password' });
  const password = stranger().password;
  await main(page).getByLabel('Nuova password').fill(password);
  await main(page).getByLabel('Ripeti la password').fill(password);
  await main(page).getByRole('button', { name: 'Salva la password' }).click();
  await expect(main(page).getByRole('heading', { name: 'Password cambiata' })).toBeVisible();
});

test('a page that needs a code and is opened without one tells to open the link of the mail', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/admin/verify-email', 'Apri il collegamento dell’e-mail'],
    ['/en/admin/verify-email', 'Open the link in the e-mail'],
    ['/admin/set-password', 'Apri il collegamento dell’e-mail'],
    ['/en/admin/set-password', 'Open the link in the e-mail'],
  ] as const) {
    await page.goto(path);
    await expect(main(page)).toContainText(words);
    await expect(main(page)).not.toContainText(
      /Conferma (il tuo|l’) ?indirizzo|Confirm your address/,
    );
    await expect(main(page)).not.toContainText(wrongFormat);
    await expectToFit(page);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  }
});

test('a broken code is still said to be one', async ({ page }) => {
  for (const path of ['/admin/verify-email', '/admin/set-password']) {
    await page.goto(`${path}?code=kurz&id=1`);
    await expect(main(page)).toContainText('Il formato del codice di verifica non è corretto');
    await expect(page).toHaveURL(`${town.siteUrl}${path}`);
  }
});
