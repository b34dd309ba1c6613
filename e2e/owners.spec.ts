import type { Browser } from '@playwright/test';
import { newCredentials } from './account';
import { logIn } from './admin';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { linkOf, pendingSubjects, takeMail } from './mails';
import { main } from './main';
import { type Staff, test } from './staff';
import { expect, town } from './town';

const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);
const inWords = (date: Date): string =>
  new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(date);
/** As a date field has it; in Swedish a date is written in this order. */
const inNumbers = (date: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(date);

/** Publishes a home that nobody has checked for 40 days; resolves with its id. */
const publishHome = (staff: Staff, name: string, owner: object): Promise<number> =>
  staff.publish(
    'accommodations',
    {
      title: `${name} it`,
      excerpt: 'Una stanza che aspetta una risposta.',
      accommodationType: 'singleRoom',
      bedrooms: 1,
      bedsNumber: 1,
      bathroomsNumber: 1,
      pricingMode: 'perPerson',
      priceMin: 312,
      energyClass: 'B',
      address: { address: 'Via dei Tintori 3' },
      postDate: inDays(-90),
      verifiedOn: inDays(-40),
      ...owner,
    },
    { title: `${name} en` },
  );

/** Opens the desk of the administrator in another browser context. */
async function onDesk(browser: Browser, locale: 'it' | 'en') {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin`);
  return page;
}

test('an owner answers from a mail at 360 px: the site shows what is free, and an editor publishes the price', async ({
  page,
  request,
  staff,
  browser,
}) => {
  test.setTimeout(240_000);
  const { email } = newCredentials();
  const name = email.slice(0, 8);
  const first = await publishHome(staff, `Prima ${name}`, { ownerEmail: email });
  const second = await publishHome(staff, `Seconda ${name}`, { ownerEmail: email });
  const { slug } = await staff.readNames('accommodations', first);
  const served = async () => (await request.get(`/alloggi/${slug}`)).text();

  const mail = await test.step('gets one mail about both homes, and no second one', async () => {
    await town.sendOwnerQuestions();
    await town.sendOwnerQuestions();
    const question = await takeMail(email, 'È ancora libero?');
    expect(question.text).toMatch(new RegExp(`Prima ${name} it\\n€\\s312 · Libero\\n`, 'i'));
    expect(question.text).toContain(`Seconda ${name} it`);
    expect(await pendingSubjects(email)).toEqual([]);
    return question;
  });
  const link = linkOf(mail, town.siteUrl).href;

  await test.step('a mail scanner that opens the link changes nothing', async () => {
    const before = await served();
    for (let scans = 0; scans < 3; scans += 1) {
      const answer = await request.get(link);
      expect(answer.headers()['referrer-policy']).toBe('no-referrer');
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
    expect(await served()).not.toContain(`Controllato il ${inWords(inDays(0))}`);
    expect(before).toContain(`Controllato il ${inWords(inDays(-40))}`);
  });

  await test.step('answers on the page', async () => {
    await page.goto(link);
    await expect(page).not.toHaveURL(/code=/);
    await expectToFit(page, [1280, 320, 360]);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    const home = main(page).getByRole('region', { name: `Prima ${name} it` });
    await expect(home).toContainText(`Controllato il ${inWords(inDays(-40))}`);
    await home.getByText('È occupato fino al…').click();
    await home.getByLabel('Data').fill(inNumbers(inDays(20)));
    await home.getByRole('button', { name: 'Invia la risposta' }).click();
    await expect(main(page).getByRole('heading', { name: 'Fatto, grazie' })).toBeVisible();
    await expect(home).toContainText(`Controllato il ${inWords(inDays(0))}`);
    await expect.poll(served).toContain(`Controllato il ${inWords(inDays(0))}`);
    expect(await served()).toContain(inWords(inDays(21)));

    const other = main(page).getByRole('region', { name: `Seconda ${name} it` });
    await other.getByLabel('Nuovo prezzo al mese').fill('347');
    await other.getByLabel('Un messaggio per l’ufficio').fill('<script>alert(1)</script>');
    await other.getByRole('button', { name: 'Invia la risposta' }).click();
    await expect(main(page).getByText('L’ufficio legge la tua risposta')).toBeVisible();
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  });

  await test.step('an editor reads it on the desk and publishes the price', async () => {
    const desk = await onDesk(browser, 'it');
    const row = desk
      .getByRole('region', { name: /^Risposte dei proprietari/ })
      .getByRole('listitem')
      .filter({ hasText: `Seconda ${name} it` });
    await expect(row).toContainText('prezzo proposto 347 € · «<script>alert(1)</script>»');
    await row.getByRole('link').click();
    await desk.getByLabel('Pubblica questo prezzo').check();
    await desk.locator('#action-save').click();
    const { slug: slugOfSecond } = await staff.readNames('accommodations', second);
    await expect
      .poll(async () => (await request.get(`/alloggi/${slugOfSecond}`)).text())
      .toContain('347');
    await desk.goto(`${town.cmsUrl}/admin`);
    await expect(row).toHaveCount(0);
    await desk.context().close();
  });
});

test('without JavaScript, in English: a forged link is worth nothing, errors keep what was typed, and a home is taken down', async ({
  plainPage: page,
  request,
  staff,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email } = newCredentials();
  const name = email.slice(0, 8);
  await publishHome(staff, `Third ${name}`, { ownerEmail: email, ownerLanguage: 'en' });
  await town.sendOwnerQuestions();
  const mail = await takeMail(email, 'Is it still free?');
  const shown = /\S+\/en\/accommodations\/\S+/.exec(mail.text)?.[0] ?? '';
  expect((await request.get(shown)).status()).toBe(200);
  const link = linkOf(mail, town.siteUrl);
  expect(link.pathname).toBe('/en/owners');

  const forged = new URL(link);
  forged.searchParams.set('code', 'A'.repeat(32));
  await page.goto(forged.href);
  await expect(main(page)).toContainText('This link no longer works');

  await page.goto(link.href);
  const home = main(page).getByRole('region', { name: `Third ${name} en` });
  await home.getByRole('radio', { name: 'It is free from…' }).check();
  await home.getByLabel('A message to the office').fill('The bell does not work');
  await home.getByRole('button', { name: 'Send the answer' }).click();
  await expect(home.getByLabel('Date')).toHaveAccessibleDescription(/Enter the date/);
  await expect(home.getByLabel('A message to the office')).toHaveValue('The bell does not work');
  await home.getByRole('radio', { name: 'Take it off the site' }).check();
  await home.getByRole('button', { name: 'Send the answer' }).click();
  await expect(main(page).getByRole('heading', { name: 'Done, thank you' })).toBeVisible();
  await expect.poll(async () => (await request.get(shown)).status()).toBe(404);

  const desk = await onDesk(browser, 'en');
  await expect(
    desk
      .getByRole('region', { name: /^Answers of owners/ })
      .getByRole('listitem')
      .filter({ hasText: `Third ${name} en` }),
  ).toContainText('To be taken down · “The bell does not work”');
  await desk.context().close();
});
