import { stranger } from '../account';
import { linkOf, takeMail } from '../mails';
import type { Tab } from './drive/Tab';
import { expect, test, town } from './engineTest';

const submit = (tab: Tab, scope: string, words: string) =>
  tab.click(`${scope} button[type=submit]`, words);

test('an account from its registration to its end, with a favourite', async ({ tab, site }) => {
  const person = stranger();

  await test.step('registers and confirms the address', async () => {
    await tab.open('/registrati');
    await tab.fill('main', 'Nome', 'Ada');
    await tab.fill('main', 'Cognome', 'Bianchi');
    await tab.fill('main', 'E-mail', person.email);
    await tab.fill('main', 'Password', person.password);
    await tab.click('main input[type=checkbox]');
    await submit(tab, 'main', 'Crea il profilo');
    await tab.sees('main h1, main h2', 'Controlla la posta');
    const link = linkOf(await takeMail(person.email, 'Attiva il tuo profilo'), town.siteUrl);
    await tab.open(link.pathname + link.search);
    await tab.click('main button', 'Conferma l’indirizzo');
    await tab.sees('main h1, main h2', 'Indirizzo confermato');
  });

  await test.step('a heart leads to the login, which gives the focus back', async () => {
    await tab.open('/alloggi/mansarda-san-vero');
    await tab.focus('main button[data-heart]');
    await tab.press('Enter');
    await tab.sees('dialog[open] form');
    await tab.fill('dialog', 'E-mail', person.email);
    await tab.fill('dialog', 'Password', person.password);
    await submit(tab, 'dialog', 'Accedi');
    await tab.until(() => !document.querySelector('dialog'));
    await tab.until(() => document.querySelector('main [data-heart][aria-pressed=true]') !== null);
    // Told once the cms has it.
    await tab.sees('[role=status]', 'preferiti');
    await tab.until(() => document.activeElement?.matches('[data-heart]'));
    await tab.sees('header a', 'Ada');
  });

  await test.step('finds the favourite in both languages', async () => {
    await tab.open('/account');
    await tab.sees('main a[href="/alloggi/mansarda-san-vero"]');
    await tab.open('/en/account');
    await tab.sees('main a[href="/en/accommodations/attic-room-san-vero"]');
  });

  await test.step('logs out, and in again by the page', async () => {
    await tab.open('/account/profile');
    await tab.click('main button', 'Esci');
    await tab.sees('header :is(a, button)', 'Accedi');
    await tab.driver.open(`${site.url}/account`);
    await tab.isAt('/login');
    await tab.hydrated();
    await tab.fill('main', 'E-mail', person.email);
    await tab.fill('main', 'Password', person.password);
    await submit(tab, 'main', 'Accedi');
    await tab.isAt('/account');
  });

  await test.step('ends', async () => {
    await tab.open('/account/profile');
    await tab.sees('main button', 'Elimina il mio profilo');
    await tab.fill(
      'main form:has(button[aria-label*="Elimina"]), main',
      'Password',
      person.password,
    );
    await submit(tab, 'main', 'Elimina il mio profilo per sempre');
    await tab.sees('main', 'Il tuo profilo non c’è più');
    expect(await tab.evaluate(() => document.cookie)).toBe('');
  });
});
