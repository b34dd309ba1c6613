import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';
import { hasFocus } from './look/hasFocus';

/** Waits for the number of entries that the list tells. */
const told = (tab: Tab) =>
  tab.until(() => parseInt(document.querySelector('main [role=status]')?.textContent ?? '', 10));

for (const device of ['mouse', 'keyboard'] as const) {
  test(`a filter applied by ${device} holds, and the focus is back on its button`, async ({
    tab,
  }) => {
    await tab.open('/alloggi?price-to=400');
    const all = await told(tab);
    await tab.focus('main :is(a, button)', 'Filtri');
    await tab.press('Enter');
    await tab.click('dialog label', 'Wi-Fi');
    await tab.sees('dialog button[type=submit]', 'Mostra');
    const promised = await tab.until((before) => {
      const words = document.querySelector('dialog button[type=submit]')?.textContent ?? '';
      const count = Number(/\d+/.exec(words)?.[0]);
      return count < before && count;
    }, all);
    if (device === 'mouse') await tab.click('dialog button[type=submit]');
    else {
      await tab.focus('dialog button[type=submit]');
      await tab.press('Enter');
    }
    await tab.until(() => location.search === '?price-to=400&included=wifi');
    await tab.until(() => !document.querySelector('dialog'));
    await tab.until(hasFocus, 'Filtri');
    await expect.poll(() => told(tab)).toBe(promised);
    await tab.driver.reload();
    await tab.hydrated();
    expect(await told(tab)).toBe(promised);
  });
}

test('a list is leafed through, there and back', async ({ tab }) => {
  await tab.open('/news');
  const titles = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent),
    );
  const first = await titles();
  await tab.click('main nav a', 'Successiva');
  await tab.until(() => location.search === '?page=2');
  await tab.until(() => document.activeElement?.textContent === 'Risultati');
  const second = await titles();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await tab.driver.back();
  await tab.until(() => location.search === '');
  await expect.poll(titles).toEqual(first);
});

test('a category narrows the list and keeps the focus', async ({ tab }) => {
  await tab.open('/servizi');
  const all = await told(tab);
  await tab.focus('main nav a[href*="category="]');
  await tab.press('Enter');
  await tab.until(() => location.search.startsWith('?category='));
  await tab.until(() => document.activeElement?.closest('nav') !== null);
  await expect.poll(() => told(tab)).toBeLessThan(all);
});

test('the search over a page is walked through by keyboard', async ({ tab }) => {
  await tab.open('/');
  await tab.focus('header :is(a, button)', 'Cerca');
  await tab.press('Enter');
  await tab.until(() => document.activeElement?.matches('dialog input'));
  await tab.driver.type('universita');
  await tab.until(() =>
    /^\d+ risultati/.test(document.querySelector('dialog [role=status]')?.textContent ?? ''),
  );
  await tab.sees('dialog mark', 'Università');
  const isOn = (index: number) => {
    const links = [...document.querySelectorAll('dialog a[data-walk]')];
    return links.indexOf(document.activeElement ?? document.body) === index;
  };
  await tab.press('ArrowDown', 'ArrowDown');
  await tab.until(isOn, 1);
  await tab.press('ArrowUp', 'ArrowUp');
  await tab.until(() => document.activeElement?.matches('dialog input'));
  await tab.press('ArrowDown');
  await tab.until(isOn, 0);
  const target = await tab.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  await tab.press('Enter');
  await tab.isAt(target);
  await tab.until(() => !document.querySelector('dialog'));
});

test('the page of the search finds by its form', async ({ tab }) => {
  await tab.open('/cerca');
  await tab.focus('main input[type=search]');
  await tab.driver.type('casa');
  await tab.press('Enter');
  await tab.until(() => location.search === '?q=casa');
  await tab.until(() => document.querySelectorAll('main h3 mark').length > 1);
});
