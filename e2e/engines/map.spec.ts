import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

/** How many colours the drawn map has; an empty one has one. Runs in the page. */
function coloursOfMap(): number {
  const canvas = document.querySelector('canvas');
  const copy = new OffscreenCanvas(64, 64).getContext('2d');
  if (!canvas?.width || !copy) return 0;
  copy.drawImage(canvas, 0, 0, 64, 64);
  const { data } = copy.getImageData(0, 0, 64, 64);
  return new Set(new Uint32Array(data.buffer)).size;
}

test('the map of a home is drawn when it is reached', async ({ tab }) => {
  await tab.open('/alloggi/mansarda-san-vero');
  await tab.until(() => {
    const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) =>
      textContent.includes('Dove si trova'),
    );
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return heading !== undefined;
  });
  await tab.sees('[aria-label^="Mappa: "] [role=img]');
  await expect.poll(() => tab.evaluate(coloursOfMap)).toBeGreaterThan(50);
});

/** The entries that the pins stand for; names of clusters begin with their number. */
const pinned = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Luoghi sulla mappa"] button')]
      .map((pin) => /^(\d+) (vicini|allo stesso)/.exec(pin.ariaLabel ?? '')?.[1] ?? '1')
      .reduce((sum, count) => sum + Number(count), 0),
  );
/** The number of entries that the page tells; NaN while it waits for them. Runs in the page. */
const count = () => parseInt(document.querySelector('main [role=status]')?.textContent ?? '', 10);
const told = (tab: Tab) => tab.evaluate(count);

test('the map of all services has a pin for each, and narrows the list to its part', async ({
  tab,
}) => {
  await tab.open('/servizi');
  await tab.click('[aria-label=Vista] a', 'Mappa');
  await tab.until(() => location.search === '?view=map');
  const all = await tab.until(count);
  await expect.poll(() => pinned(tab)).toBe(all);
  await expect.poll(() => tab.evaluate(coloursOfMap)).toBeGreaterThan(50);
  await tab.click('main button', 'Ingrandisci la mappa');
  await tab.click('main button', 'Cerca in questa zona');
  await tab.until(() => location.search.includes('bounds='));
  await expect.poll(() => told(tab)).toBeLessThan(all);
  await tab.driver.back();
  await expect.poll(() => told(tab)).toBe(all);
  await expect.poll(() => pinned(tab)).toBe(all);
});
