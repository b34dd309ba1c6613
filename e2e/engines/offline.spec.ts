import { expect, test } from './engineTest';

test('without a network a page that was read is there, and another says so', async ({
  tab,
  site,
}) => {
  for (const path of ['/alloggi/mansarda-san-vero', '/en/events']) {
    await tab.open(path);
    await tab.until(async (wanted) => {
      for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => new URL(url).pathname === wanted)) return true;
      }
      return false;
    }, path);
  }
  const title = await tab.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  await site.shut();
  await tab.driver.open(`${site.url}/en/events`);
  await tab.sees('main h1', title);
  await tab.driver.open(`${site.url}/servizi`);
  await tab.sees('main h1', 'Sei senza rete');
  await tab.driver.open(`${site.url}/en/services`);
  await tab.sees('main h1', 'You are offline');
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('en');
  await site.answer();
  await tab.open('/servizi');
  await tab.sees('main h1', 'Servizi');
});
