import { newCredentials } from '../account';
import { linkOf, takeMail } from '../mails';
import type { Tab } from './drive/Tab';
import { expect, test, town } from './engineTest';

const submit = (tab: Tab, scope: string, words: string) =>
  tab.click(`${scope} button[type=submit]`, words);

// accounts.spec.ts tests the rest of an account; this is what depends on the engine.
test('an account is registered, opened from a heart, which gets the focus back, and closed', async ({
  tab,
}) => {
  const person = newCredentials();

  await test.step('registers and confirms the address', async () => {
    await tab.open('/registrati');
    await tab.fill('main', 'Nome', 'Ada');
    await tab.fill('main', 'Cognome', 'Bianchi');
    await tab.fill('main', 'E-mail', person.email);
    await tab.fill('main', 'Password', person.password);
    await tab.click('main input[type=checkbox]');
    await submit(tab, 'main', 'Crea il profilo');
    await tab.waitForVisible('main h1, main h2', 'Controlla la posta');
    const link = linkOf(await takeMail(person.email, 'Attiva il tuo profilo'), town.siteUrl);
    await tab.open(link.pathname + link.search);
    await tab.click('main button', 'Conferma l’indirizzo');
    await tab.waitForVisible('main h1, main h2', 'Indirizzo confermato');
  });

  await test.step('opens the login from a heart, and returns the focus after it', async () => {
    await tab.open('/alloggi/mansarda-san-vero');
    await tab.focus('main button[data-heart]');
    await tab.press('Enter');
    await tab.waitForVisible('dialog[open] form');
    await tab.fill('dialog', 'E-mail', person.email);
    await tab.fill('dialog', 'Password', person.password);
    await submit(tab, 'dialog', 'Accedi');
    await tab.waitFor(() => !document.querySelector('dialog'));
    // The message appears after the cms has stored the favourite.
    await tab.waitForVisible('[role=status]', 'preferiti');
    await tab.waitFor(() => document.activeElement?.matches('[data-heart]'));
    await tab.open('/account');
    await tab.waitForVisible('main a[href="/alloggi/mansarda-san-vero"]');
  });

  await test.step('logs out', async () => {
    await tab.open('/account/profile');
    await tab.click('main button', 'Esci');
    await tab.waitForVisible('header :is(a, button)', 'Accedi');
    await tab.waitForPath('/');
    expect(await tab.evaluate(() => document.cookie)).toBe('');
  });
});
