import { expect, test } from './engineTest';

test('without network a visited page is shown, and other pages show an offline message', async ({
  tab,
  site,
}) => {
  for (const path of ['/alloggi/mansarda-san-vero', '/en/events']) {
    await tab.open(path);
    await tab.waitFor(async (wanted) => {
      for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => new URL(url).pathname === wanted)) return true;
      }
      return false;
    }, path);
  }
  const title = await tab.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  await site.shutDown();
  await tab.open('/en/events');
  await tab.waitForVisible('main h1', title);
  await tab.open('/servizi');
  await tab.waitForVisible('main h1', 'Sei senza rete');
  await tab.open('/en/services');
  await tab.waitForVisible('main h1', 'You are offline');
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('en');
  await site.listen();
  await tab.open('/servizi');
  await tab.waitForVisible('main h1', 'Servizi');
});
