import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';
import { hasFocus } from './measure/hasFocus';

/** Waits until the page shows the number of results, and returns it. */
const readTotal = (tab: Tab) =>
  tab.waitFor(() => parseInt(document.querySelector('main [role=status]')?.textContent ?? '', 10));

test('filters applied by mouse and keyboard survive a reload, and their button gets the focus back', async ({
  tab,
}) => {
  await tab.open('/alloggi?price-to=400');
  for (const [device, query] of [
    ['mouse', '?price-to=400&included=wifi'],
    ['keyboard', '?price-to=400'],
  ] as const) {
    const before = await readTotal(tab);
    await tab.focus('main :is(a, button)', 'Filtri');
    await tab.press('Enter');
    await tab.click('dialog label', 'Wi-Fi');
    const announced = await tab.waitFor((shown) => {
      const words = document.querySelector('dialog button[type=submit]')?.textContent ?? '';
      const count = Number(/\d+/.exec(words)?.[0]);
      return count !== shown && count;
    }, before);
    if (device === 'mouse') await tab.click('dialog button[type=submit]');
    else {
      await tab.focus('dialog button[type=submit]');
      await tab.press('Enter');
    }
    await tab.waitFor((wanted) => location.search === wanted, query);
    await tab.waitFor(() => !document.querySelector('dialog'));
    await tab.waitFor(hasFocus, 'Filtri');
    await expect.poll(() => readTotal(tab)).toBe(announced);
    await tab.driver.reload();
    await tab.waitForHydration();
    expect(await readTotal(tab)).toBe(announced);
  }
});

test('the pages of a listing can be changed, also with Back', async ({ tab }) => {
  await tab.open('/news');
  const titles = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent),
    );
  const first = await titles();
  await tab.click('main nav a', 'Successiva');
  await tab.waitFor(() => location.search === '?page=2');
  await tab.waitFor(() => document.activeElement?.textContent === 'Risultati');
  const second = await titles();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await tab.driver.back();
  await tab.waitFor(() => location.search === '');
  await expect.poll(titles).toEqual(first);
});

test('a category filters the listing and keeps the focus', async ({ tab }) => {
  await tab.open('/servizi');
  const all = await readTotal(tab);
  await tab.focus('main nav a[href*="category="]');
  await tab.press('Enter');
  await tab.waitFor(() => location.search.startsWith('?category='));
  await tab.waitFor(() => document.activeElement?.closest('nav') !== null);
  await expect.poll(() => readTotal(tab)).toBeLessThan(all);
});

test('the search overlay is usable by keyboard', async ({ tab }) => {
  await tab.open('/');
  await tab.focus('header :is(a, button)', 'Cerca');
  await tab.press('Enter');
  await tab.waitFor(() => document.activeElement?.matches('dialog input'));
  await tab.driver.type('universita');
  await tab.waitFor(() =>
    /^\d+ risultati/.test(document.querySelector('dialog [role=status]')?.textContent ?? ''),
  );
  await tab.waitForVisible('dialog mark', 'Università');
  const isOn = (index: number) => {
    const links = [...document.querySelectorAll('dialog a[data-arrow-stop]')];
    return links.indexOf(document.activeElement ?? document.body) === index;
  };
  await tab.press('ArrowDown', 'ArrowDown');
  await tab.waitFor(isOn, 1);
  await tab.press('ArrowUp', 'ArrowUp');
  await tab.waitFor(() => document.activeElement?.matches('dialog input'));
  await tab.press('ArrowDown');
  await tab.waitFor(isOn, 0);
  const target = await tab.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  await tab.press('Enter');
  await tab.waitForPath(target);
  await tab.waitFor(() => !document.querySelector('dialog'));
});

test('the form of the search page shows results', async ({ tab }) => {
  await tab.open('/cerca');
  await tab.focus('main input[type=search]');
  await tab.driver.type('casa');
  await tab.press('Enter');
  await tab.waitFor(() => location.search === '?q=casa');
  await tab.waitFor(() => document.querySelectorAll('main h3 mark').length > 1);
});
