import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { newCredentials } from './account';
import { logIn } from './admin';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { linkOf, takeMail } from './mails';
import { main } from './main';
import { expect, test, town } from './town';

/** Opens the desk of the administrator in another browser context. */
async function onDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'it' });
  const page = await context.newPage();
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin`);
  return page;
}

/** Fills in the first step. */
async function fillHome(page: Page, title: string): Promise<void> {
  await page.getByLabel('Che cosa offri').selectOption('singleRoom');
  await page.getByLabel('Un titolo').fill(title);
  await page.getByLabel('In breve').fill('Luminosa, vicino al ponte.');
  await page.getByLabel('Indirizzo', { exact: true }).fill('Via delle Offerte 7');
  for (const name of ['Camere', 'Posti letto', 'Bagni']) await page.getByLabel(name).fill('1');
}

async function fillSender(page: Page, email: string): Promise<void> {
  await page.getByLabel('Il tuo nome').fill('Marta');
  await page.getByLabel('La tua e-mail').fill(email);
  await page.getByRole('checkbox', { name: 'E-mail' }).check();
}

test('a home is offered without scripts, confirmed by mail, accepted on the desk and published', async ({
  plainPage: page,
  request,
  browser,
}) => {
  test.setTimeout(240_000);
  const { email } = newCredentials();
  const title = `Stanza ${email.slice(0, 8)}`;

  await test.step('errors are at their fields, and nothing is lost', async () => {
    await page.goto('/alloggi');
    await main(page).getByRole('link', { name: 'Offri un alloggio' }).click();
    await expect(page).toHaveURL(/\/offri-un-alloggio$/);
    await fillHome(page, title);
    await fillSender(page, email);
    await page.getByLabel('Prezzo al mese, in euro').fill('molto');
    await page.getByRole('button', { name: 'Manda l’offerta' }).click();
    await expect(page.getByLabel('Prezzo al mese, in euro')).toHaveAccessibleDescription(
      /in cifre/,
    );
    await expect(page.getByLabel('Un titolo')).toHaveValue(title);
    await expect(page.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
    await expectToFit(page, [1280, 320]);
  });

  await test.step('the form is sent, and the mail confirms it', async () => {
    await page.getByLabel('Prezzo al mese, in euro').fill('347');
    await page.getByLabel('Il prezzo è').selectOption('perPerson');
    await page.getByLabel('Senza attestato perché').selectOption('noHeating');
    // A form is sent by a person after some seconds.
    await page.waitForTimeout(3100);
    await page.getByRole('button', { name: 'Manda l’offerta' }).click();
    await expect(main(page).getByRole('heading', { name: 'Ora apri la posta' })).toBeVisible();
  });

  const mail = await takeMail(email, 'Conferma la tua offerta');
  const link = linkOf(mail, town.siteUrl).href;
  const desk = await onDesk(browser);
  const row = desk
    .getByRole('region', { name: /^Offerte di alloggi/ })
    .getByRole('listitem')
    .filter({ hasText: title });
  await test.step('nobody of the office sees it before', async () => {
    expect((await request.get(link)).headers()['cache-control']).toContain('no-store');
    await expect(row).toHaveCount(0);
    await page.goto(link);
    await page.getByRole('button', { name: 'Conferma l’offerta' }).click();
    await expect(main(page)).toContainText('L’ufficio la legge fra poco');
  });

  await test.step('photos are added and taken out', async () => {
    const photo = await sharp({
      create: { width: 90, height: 60, channels: 3, background: '#a33' },
    })
      .jpeg()
      .toBuffer();
    const files = ['a', 'b'].map((name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photo,
    }));
    await page.goto(link);
    await page.getByLabel('Scegli le foto').setInputFiles(files);
    await page.getByRole('button', { name: 'Aggiungi le foto' }).click();
    await expect(main(page)).toContainText('2 foto aggiunte');
    await page.getByRole('button', { name: 'Togli la foto 2' }).click();
    await expect(main(page).getByRole('img')).toHaveCount(1);
    await page.getByLabel('Scegli le foto').setInputFiles({
      name: 'c.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no photo'),
    });
    await page.getByRole('button', { name: 'Aggiungi le foto' }).click();
    await expect(page.getByLabel('Scegli le foto')).toHaveAccessibleDescription(/non si può usare/);
    await expectToFit(page, [1280, 320]);
  });

  await test.step('an editor accepts it, and the site shows it', async () => {
    await desk.reload();
    await expect(row).toContainText('Da Marta');
    await row.getByRole('link').click();
    await expect(desk.getByLabel('Chi offre')).toHaveValue('Marta');
    await desk.locator('#field-decision').getByRole('combobox').click();
    await desk.getByRole('option', { name: 'Accetta: pubblica' }).click();
    await desk.locator('#action-save').click();
    await takeMail(email, 'La tua offerta è sul sito');
    await page.goto(link);
    await main(page).getByRole('link', { name: 'Vedi l’annuncio' }).click();
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(main(page)).toContainText('347');
    await desk.context().close();
  });

  await test.step('the sender withdraws it at once', async () => {
    const home = page.url();
    await page.goto(link);
    await page.getByText('Ritira l’offerta').first().click();
    await page.getByRole('button', { name: 'Ritira l’offerta' }).click();
    await expect(main(page)).toContainText('L’hai ritirata');
    await expect.poll(async () => (await request.get(home)).status()).toBe(404);
  });
});

test('with scripts the form has steps, and survives a reload', async ({ page }) => {
  test.setTimeout(120_000);
  const { email } = newCredentials();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/offri-un-alloggio');
  await expect(page.getByRole('group', { name: /^Passo 1 di 5/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Passo 2/ })).toBeHidden();
  expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  await fillHome(page, 'Stanza');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByLabel('Prezzo al mese, in euro').fill('347');
  await page.getByLabel('Il prezzo è').selectOption('perPerson');
  await page.reload();
  await expect(page.getByRole('group', { name: /^Passo 2/ })).toBeVisible();
  await expect(page.getByLabel('Prezzo al mese, in euro')).toHaveValue('347');
  // By keyboard: the Enter key goes on, too.
  await page.getByLabel('Prezzo al mese, in euro').press('Enter');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByLabel('Classe energetica')).toHaveAccessibleDescription(
    /Scegli la classe energetica/,
  );
  await page.getByLabel('Senza attestato perché').selectOption('noHeating');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await fillSender(page, email);
  // The reload has begun the time of the form again.
  await page.waitForTimeout(3100);
  await page.getByRole('button', { name: 'Manda l’offerta' }).click();
  await expect(main(page).getByRole('heading', { name: 'Ora apri la posta' })).toBeVisible();
  await takeMail(email, 'Conferma la tua offerta');
  await page.goto('/offri-un-alloggio');
  await expect(page.getByLabel('Un titolo')).toHaveValue('');
});
