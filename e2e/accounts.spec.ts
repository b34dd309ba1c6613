import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  fillRegistration,
  logIn,
  newCredentials,
  registerAndLogIn,
  sendOperation,
} from './account';
import { linkOf, takeMail } from './mails';
import { main, press } from './main';
import { italian, openSearch } from './searchOverlay';
import { TokenWatcher } from './TokenWatcher';
import { expect, withHydration, test, town } from './town';

const heading = (page: Page, name: string | RegExp) =>
  main(page).getByRole('heading', { name }).first();

test.describe('an account', () => {
  // Wrong passwords and ended sessions answer 401, and the browser reports that as an error.
  test.use({ complaints: [] });

  test('works from its registration to its deletion', async ({ page, context, browser }) => {
    test.setTimeout(240_000);
    const tokenWatcher = new TokenWatcher(context);
    const person = newCredentials();
    const later = newCredentials();

    await test.step('registers after the privacy notice is accepted', async () => {
      await page.goto('/registrati');
      await fillRegistration(page, person);
      await press(page, 'Crea il profilo');
      await expect(main(page)).toContainText('Devi accettare l’informativa sulla privacy');
      await main(page).getByRole('checkbox').check();
      await press(page, 'Crea il profilo');
      await expect(heading(page, 'Controlla la posta')).toBeFocused();
      await expect(page.getByRole('banner')).not.toContainText('Ada');
    });

    await test.step('cannot log in before the address is confirmed', async () => {
      await page.goto('/login');
      await logIn(page, person);
      await expect(main(page)).toContainText('apri prima il link che ti abbiamo mandato');
    });

    await test.step('confirms the address with the button; opening the link alone does not confirm it', async () => {
      const link = linkOf(await takeMail(person.email, 'Attiva il tuo profilo'), town.siteUrl);
      // Mail scanners also send such requests.
      await page.request.get(link.href);
      await page.request.head(link.href);
      await page.goto(link.href);
      await expect(page).not.toHaveURL(/code=/);
      await press(page, 'Conferma l’indirizzo');
      await expect(heading(page, 'Indirizzo confermato')).toBeVisible();
      await page.goto(link.href);
      await expect(main(page)).toContainText('Questo link non serve più: il tuo profilo è attivo');
    });

    await test.step('redirects to the login, and after it to the requested page', async () => {
      await page.goto('/account/events');
      await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fevents$/);
      await logIn(page, person);
      await expect(page).toHaveURL(/\/account\/events$/);
      await expect(page.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).toMatch(/^SIGNED_IN=1$/);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/account$/);
      await expect(main(page)).toContainText('Ancora nessun preferito');
    });

    await test.step('changes the name at once, and the address after its confirmation', async () => {
      await page.goto('/account/profile');
      await main(page).getByLabel('Nome e cognome').fill('Ada Lovelace');
      await main(page).getByRole('textbox', { name: 'E-mail' }).fill(later.email);
      await main(page).getByLabel('Password attuale').fill('non-quella-giusta');
      await press(page, 'Salva');
      await expect(main(page)).toContainText('La password non è corretta');
      await main(page).getByLabel('Password attuale').fill(person.password);
      await press(page, 'Salva');
      await expect(main(page)).toContainText(`Ti abbiamo scritto a ${later.email}`);
      await expect(page.getByRole('banner').getByRole('link', { name: /Lovelace/ })).toBeVisible();
      await takeMail(person.email, 'Il tuo indirizzo sta per cambiare');
      const link = linkOf(await takeMail(later.email, 'Conferma il nuovo indirizzo'), town.siteUrl);
      await page.goto(link.href);
      await press(page, 'Conferma l’indirizzo');
      await expect(main(page)).toContainText('Il tuo indirizzo e-mail è aggiornato');
    });

    await test.step('changes the password', async () => {
      await page.goto('/account/password');
      await main(page).getByLabel('Password attuale').fill('non-quella-giusta');
      await main(page).getByLabel('Nuova password').fill(later.password);
      await main(page).getByLabel('Ripeti la password').fill(later.password);
      await press(page, 'Cambia la password');
      await expect(main(page)).toContainText('La password non è corretta');
      await main(page).getByLabel('Password attuale').fill(person.password);
      await press(page, 'Cambia la password');
      await expect(main(page)).toContainText('Password cambiata');
      await takeMail(later.email, 'La tua password è cambiata');
    });

    await test.step('ends the sessions of other devices', async () => {
      const context2 = await browser.newContext({ baseURL: town.siteUrl, locale: 'it-IT' });
      const device = withHydration(await context2.newPage());
      await device.goto('/login');
      await logIn(device, later);
      await expect(device).toHaveURL(/\/account$/);
      await page.goto('/account/profile');
      await expect(main(page).getByText('Questo dispositivo')).toHaveCount(1);
      await press(page, 'Esci dagli altri dispositivi');
      await expect(main(page)).toContainText('Accesso chiuso sugli altri dispositivi');
      await device.goto('/account');
      await expect(device).toHaveURL(/\/login\?next=%2Faccount$/);
      await page.reload();
      await expect(heading(page, 'Il tuo profilo')).toBeVisible();
      await context2.close();
    });

    await test.step('logs out', async () => {
      await press(page, 'Esci');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).toBe('');
      await page.goto('/account');
      await expect(page).toHaveURL(/\/login/);
    });

    await test.step('sets a new password with the link from the mail', async () => {
      await page.goto('/reset-password');
      await main(page).getByRole('textbox', { name: 'E-mail' }).fill(later.email);
      await press(page, 'Invia il link');
      await expect(heading(page, 'Controlla la posta')).toBeVisible();
      const link = linkOf(await takeMail(later.email, 'Scegli una nuova password'), town.siteUrl);
      expect(link.pathname).toBe('/admin/set-password');
      await page.goto(link.href);
      await main(page).getByLabel('Nuova password').fill(person.password);
      await main(page).getByLabel('Ripeti la password').fill(person.password);
      await press(page, 'Salva la password');
      await expect(heading(page, 'Password cambiata')).toBeVisible();
      await page.goto('/login');
      await logIn(page, { ...later, password: person.password });
      await expect(page).toHaveURL(/\/account$/);
    });

    await test.step('downloads the data of the account', async () => {
      await page.goto('/account/profile');
      const download = page.waitForEvent('download');
      await press(page, 'Scarica i tuoi dati');
      const text = await readFile(await (await download).path(), 'utf8');
      expect(JSON.parse(text)).toBeInstanceOf(Object);
      expect(text).toContain(later.email);
      expect(text).not.toContain(person.password);
    });

    await test.step('deletes the account', async () => {
      await main(page)
        .getByLabel(/^Password/)
        .fill(person.password);
      await press(page, 'Elimina il mio profilo per sempre');
      await expect(main(page)).toContainText('Il tuo profilo non c’è più');
      expect(await context.cookies()).toEqual([]);
      await takeMail(later.email, 'Il tuo profilo è stato cancellato');
      await logIn(page, { ...later, password: person.password });
      await expect(main(page)).toContainText(
        'Il nome utente o la password non sono corretti: il nome utente è il tuo indirizzo e-mail',
      );
    });

    await test.step('exposes no token to scripts, storage, response bodies or logs', async () => {
      expect((await tokenWatcher.recordedTokens()).length).toBeGreaterThan(4);
      expect(await tokenWatcher.findLeaks()).toEqual([]);
    });
  });

  test('shows no account data on Back and Forward after the session ended, nor in other tabs', async ({
    page,
    context,
  }) => {
    await registerAndLogIn(page);
    const other = withHydration(await context.newPage());
    await other.goto('/credits');
    await expect(other.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
    await page.goto('/account');
    await expect(heading(page, 'Ciao, Ada')).toBeVisible();
    await page.goto('/credits');
    await expect(page.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
    await context.clearCookies();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('body')).not.toContainText('Ada');
    // A page that is loaded without a session updates the other tabs.
    await expect(other.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
    await expect(other.locator('body')).not.toContainText('Ada');
    await page.goForward();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Ada');
  });

  test('answers 20 parallel requests with an expired access token, and stays logged in', async ({
    page,
    context,
  }) => {
    await registerAndLogIn(page);
    const answers = async () =>
      Promise.all(Array.from({ length: 20 }, () => sendOperation(page, 'Viewer')));
    await context.clearCookies({ name: 'JWT_TOKEN' });
    expect((await answers()).map((answer) => answer.status())).toEqual(Array(20).fill(200));
    const garbled = (await context.cookies()).find(({ name }) => name === 'JWT_TOKEN');
    expect(garbled).toBeDefined();
    if (garbled) await context.addCookies([{ ...garbled, value: 'a.b.c' }]);
    expect((await answers()).map((answer) => answer.status())).toEqual(Array(20).fill(200));
    await page.goto('/account');
    await expect(heading(page, 'Ciao, Ada')).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test.use({ complaints: [] });

  test('show each other’s login and logout', async ({ page, context }) => {
    const other = withHydration(await context.newPage());
    const person = await registerAndLogIn(page);
    await context.clearCookies();
    await page.goto('/login');
    await other.goto('/');
    await expect(other.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
    await logIn(page, person);
    await expect(page).toHaveURL(/\/account$/);
    await expect(other.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
    await other.goto('/account/events');
    await press(page, 'Esci');
    await expect(other).toHaveURL(/\/login/);
    await expect(other.locator('body')).not.toContainText('Ada');
  });

  test('lose no favourite when both add some at the same time', async ({ page, context }) => {
    await registerAndLogIn(page);
    const other = withHydration(await context.newPage());
    await page.goto('/alloggi');
    await other.goto('/servizi');
    const hearts = (tab: Page) => main(tab).getByRole('button', { name: /^Salva nei preferiti/ });
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: /Ada/ })).toBeVisible();
    }
    const rounds = 6;
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([page, other].map((tab) => hearts(tab).nth(round).click()));
    }
    await expect
      .poll(async () => {
        const { data } = (await (await sendOperation(page, 'Viewer')).json()) as {
          data: { viewer: { favorites: unknown[] } };
        };
        return data.viewer.favorites.length;
      })
      .toBe(rounds * 2);
  });
});

test('an anonymous visitor sends no session requests, loads no Apollo and gets no cookies', async ({
  page,
}) => {
  const requests: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api(\/session)?$/.test(pathname)) requests.push(pathname);
    if (pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  for (const path of ['/', '/alloggi', '/en/events', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const { dialog, input } = await openSearch(page, italian);
  await input.fill(italian.typed);
  await expect(dialog.getByText(italian.count)).toBeVisible();
  expect(requests).toEqual([]);
  const apolloScripts = (await Promise.all(scripts)).filter((text) =>
    /ApolloClient|apollo-client/i.test(text),
  );
  expect(apolloScripts).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('an unknown address below /account is a 404', async ({ page, request }) => {
  for (const path of ['/account/x.css', '/en/account/x.js', '/account/events/x.css']) {
    expect((await request.get(`${town.siteUrl}${path}`)).status()).toBe(404);
  }
  const answer = await request.get(`${town.siteUrl}/account`, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()).toMatchObject({
    location: '/login?next=%2Faccount',
    'cache-control': 'no-store',
  });
  await page.goto('/en');
  // The guard also works for a client-side navigation.
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } };
    next.router.push('/account');
  });
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Faccount$/);
});
