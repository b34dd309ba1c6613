import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

/** Counts the colours of the map; an empty map has one. Runs in the page. */
function countMapColours(): number {
  const canvas = document.querySelector('canvas');
  const copy = new OffscreenCanvas(64, 64).getContext('2d');
  if (!canvas?.width || !copy) return 0;
  copy.drawImage(canvas, 0, 0, 64, 64);
  const { data } = copy.getImageData(0, 0, 64, 64);
  return new Set(new Uint32Array(data.buffer)).size;
}

test('the map of a home is rendered when it is reached', async ({ tab }) => {
  await tab.open('/alloggi/mansarda-san-vero');
  await tab.waitFor(() => {
    const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) =>
      textContent.includes('Dove si trova'),
    );
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return heading !== undefined;
  });
  await tab.waitForVisible('[aria-label^="Mappa: "] [role=img]');
  await expect.poll(() => tab.evaluate(countMapColours)).toBeGreaterThan(50);
});

/** Counts the entries that the pins stand for; the name of a cluster begins with its number of entries. */
const countPinned = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Luoghi sulla mappa"] button')]
      .map((pin) => /^(\d+) (punti vicini|allo stesso)/.exec(pin.ariaLabel ?? '')?.[1] ?? '1')
      .reduce((sum, count) => sum + Number(count), 0),
  );
/** The number of results that the page shows; NaN while they load. Runs in the page. */
const count = () => parseInt(document.querySelector('main [role=status]')?.textContent ?? '', 10);
const readTotal = (tab: Tab) => tab.evaluate(count);

test('the map of services has a pin for each, and filters the list by its area', async ({
  tab,
}) => {
  await tab.open('/servizi');
  await tab.click('[aria-label=Vista] a', 'Mappa');
  await tab.waitFor(() => location.search === '?view=map');
  const all = await tab.waitFor(count);
  await expect.poll(() => countPinned(tab)).toBe(all);
  await expect.poll(() => tab.evaluate(countMapColours)).toBeGreaterThan(50);
  await tab.click('main button', 'Ingrandisci la mappa');
  await tab.click('main button', 'Cerca in questa zona');
  await tab.waitFor(() => location.search.includes('bounds='));
  await expect.poll(() => readTotal(tab)).toBeLessThan(all);
  await tab.driver.back();
  await expect.poll(() => readTotal(tab)).toBe(all);
  await expect.poll(() => countPinned(tab)).toBe(all);
});
