import { newCredentials } from './account';
import { linkOf, takeMail, pendingSubjects } from './mails';
import { main } from './main';
import { test } from './staff';
import { expect, town } from './town';

/** The data of a new accommodation. */
const room = (title: string, priceMin: number) => ({
  title,
  excerpt: 'Una stanza che prima non c’era.',
  accommodationType: 'singleRoom',
  bedrooms: 1,
  bedsNumber: 1,
  bathroomsNumber: 1,
  pricingMode: 'perPerson',
  priceMin,
  energyClass: 'B',
  address: { address: 'Via dei Tintori 3' },
});

test('a saved search is confirmed, sends one mail for new entries, and is unsubscribed with one click', async ({
  page,
  request,
  staff,
}) => {
  test.setTimeout(240_000);
  const { email } = newCredentials();

  await test.step('saves the search of a listing', async () => {
    await page.goto('/alloggi?price-to=312');
    await main(page).getByRole('button', { name: 'Avvisami' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avvisami quando c’è qualcosa di nuovo' });
    await expect(dialog).toContainText('Fino a € 312');
    await expect(dialog.getByLabel('Indirizzo e-mail')).toBeFocused();
    await dialog.getByLabel('Indirizzo e-mail').fill('ada@');
    await dialog.getByRole('button', { name: 'Avvisami' }).click();
    await expect(dialog.getByLabel('Indirizzo e-mail')).toHaveAccessibleDescription(
      /Scrivi un indirizzo completo/,
    );
    await expect(dialog.getByLabel('Indirizzo e-mail')).toHaveValue('ada@');
    await dialog.getByLabel('Indirizzo e-mail').fill(email);
    await dialog.getByRole('button', { name: 'Avvisami' }).click();
    await expect(dialog.getByRole('heading', { name: 'Guarda la posta' })).toBeFocused();
  });

  await test.step('confirms it with the button; opening the link alone does not confirm it', async () => {
    const link = linkOf(await takeMail(email, 'Conferma i tuoi avvisi'), town.siteUrl).href;
    for (let scans = 0; scans < 3; scans += 1) expect((await request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(main(page)).toContainText('Alloggi: Fino a € 312');
    await expect(page).not.toHaveURL(/code=/);
    await main(page).getByRole('button', { name: 'Sì, avvisami' }).click();
    await expect(
      main(page).getByRole('heading', { name: 'Fatto, ti avvisiamo noi' }),
    ).toBeVisible();
  });

  const id = email.slice(0, 8);
  await test.step('sends a mail about new entries that match, and about nothing else', async () => {
    await staff.publish('accommodations', room(`Cara ${id}`, 313), { title: `Dear ${id}` });
    await staff.publish('accommodations', room(`Giusta ${id}`, 312), { title: `Right ${id}` });
    await town.sendAlerts();
    const mail = await takeMail(email, 'Una novità: Alloggi');
    expect(mail.text).toContain(`Giusta ${id}\n`);
    expect(mail.text).toMatch(/\nCamera singola · €\s312 .*mese · Via dei Tintori 3\n/);
    expect(mail.text).not.toContain('Cara');
    const shown = /\S+\/alloggi\/giusta-\S+/.exec(mail.text)?.[0] ?? '';
    expect((await request.get(shown)).status()).toBe(200);
    await town.sendAlerts();
    expect(await pendingSubjects(email)).toEqual([]);

    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const leave = (mail.headers['list-unsubscribe'] ?? '').replace(/^<|>$/g, '');
    expect(leave).toBe(linkOf(mail, town.siteUrl).href);
    await page.goto(leave);
    await expect(main(page).getByRole('button', { name: 'Sì, disdici' })).toBeVisible();

    await test.step('unsubscribes with the one-click POST of mail programs, without cookies', async () => {
      const unsubscribed = await fetch(leave, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'error',
      });
      expect(unsubscribed.status).toBe(200);
      expect(await unsubscribed.text()).toContain('Non ti scriviamo più per questa ricerca');
      await page.goto(leave);
      await expect(main(page)).toContainText('Questi avvisi sono già finiti');
      await staff.publish('accommodations', room(`Tardi ${id}`, 300), { title: `Late ${id}` });
      await town.sendAlerts();
      expect(await pendingSubjects(email)).toEqual([]);
    });
  });
});

test('works without JavaScript in English: the form keeps its values after an error, and the mail is in English', async ({
  plainPage: page,
}) => {
  const { email } = newCredentials();
  await page.goto('/en/accommodations?beds=2');
  await main(page).getByRole('link', { name: 'Alert me' }).click();
  await expect(main(page)).toContainText(/At least 2 beds/);
  await main(page).getByRole('radio', { name: 'Every week' }).check();
  // The browser accepts this address, but the site does not.
  await main(page).getByLabel('E-mail address').fill('ada@posta');
  await main(page).getByRole('button', { name: 'Alert me' }).click();
  const field = main(page).getByLabel('E-mail address');
  await expect(field).toHaveValue('ada@posta');
  await expect(field).toHaveAccessibleDescription(/Enter a complete address/);
  await expect(main(page).getByRole('radio', { name: 'Every week' })).toBeChecked();
  await field.fill(email);
  await main(page).getByRole('button', { name: 'Alert me' }).click();
  await expect(main(page).getByRole('heading', { name: 'Have a look at your mail' })).toBeVisible();
  const link = linkOf(await takeMail(email, 'Confirm your alerts'), town.siteUrl);
  expect(link.pathname).toBe('/en/alerts/confirm');
  await page.goto(link.href);
  await main(page).getByRole('button', { name: 'Yes, alert me' }).click();
  await expect(main(page).getByRole('heading', { name: 'Done, we keep you posted' })).toBeVisible();
});

test('the pages of alerts are not indexed, not cached and send no referrer', async ({
  request,
}) => {
  for (const path of ['/avvisi', '/avvisi/conferma', '/en/alerts/unsubscribe']) {
    const answer = await request.get(path);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
  const mailed = await request.get('/avvisi/disdici?code=a&id=b');
  expect(mailed.headers()['referrer-policy']).toBe('no-referrer');
  const refused = await request.post('/api/alerts/matches', { data: {} });
  expect(refused.status()).toBe(401);
});
