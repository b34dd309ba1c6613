import type { Page } from '@playwright/test';
import { newCredentials, register, registerAndLogIn, sendOperation } from './account';
import { linkOf, takeMail } from './mails';
import { main } from './main';
import { expect, test, town } from './town';

const wrongFormat = /Il formato del codice|Incorrect verification code format/;

/** Opens the link of a mail, and checks that its code is not in the address or the history. */
async function open(page: Page, link: URL): Promise<{ leaks: string[] }> {
  const code = link.searchParams.get('code') ?? '';
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.headers().referer?.includes(code)) leaks.push(request.url());
  });
  await page.goto(link.href);
  await expect(page).toHaveURL(`${town.siteUrl}${link.pathname}`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code);
  return { leaks };
}

/** Reloads the page, changes its language and goes back. The control must be visible each time. */
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

test('an activation code survives a reload, a change of language and Back', async ({ page }) => {
  const person = newCredentials();
  await register(page, person);
  const mail = await takeMail(person.email, 'Attiva il tuo profilo');
  const { leaks } = await open(page, linkOf(mail, town.siteUrl));
  await roam(page, { it: 'Conferma l’indirizzo', en: 'Confirm the address' });
  await main(page).getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(main(page).getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('code:');
  expect(leaks, 'requests whose Referer has the code').toEqual([]);
});

test('a password reset code survives a reload, a change of language and Back', async ({
  page,
  context,
}) => {
  const person = await registerAndLogIn(page);
  await context.clearCookies();
  await sendOperation(page, 'ForgottenPassword', { email: person.email });
  const mail = await takeMail(person.email, 'Scegli una nuova password');
  const { leaks } = await open(page, linkOf(mail, town.siteUrl));
  await roam(page, { it: 'Nuova password', en: 'New password' });
  const password = newCredentials().password;
  await main(page).getByLabel('Nuova password').fill(password);
  await main(page).getByLabel('Ripeti la password').fill(password);
  await main(page).getByRole('button', { name: 'Salva la password' }).click();
  await expect(main(page).getByRole('heading', { name: 'Password cambiata' })).toBeVisible();
  expect(leaks, 'requests whose Referer has the code').toEqual([]);
});

test('a code of a wrong format shows an error', async ({ page }) => {
  for (const path of ['/admin/verify-email', '/admin/set-password']) {
    await page.goto(`${path}?code=kurz&id=1`);
    await expect(main(page)).toContainText('Il formato del codice di verifica non è corretto');
    await expect(page).toHaveURL(`${town.siteUrl}${path}`);
  }
});
