import sharp from 'sharp';
import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

/** How much the colours of the visible map vary; an empty canvas has one colour. */
async function variety(tab: Tab): Promise<number> {
  const box = await tab.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect();
    return { left, top: Math.max(0, top), width, height: Math.min(height, innerHeight - top) };
  });
  const region = Object.fromEntries(
    Object.entries(box).map(([name, value]) => [name, Math.floor(value)]),
  );
  const { left = 0, top = 0, width = 0, height = 0 } = region;
  if (width < 100 || height < 100) return 0;
  const picture = sharp(await tab.driver.screenshot()).extract({ left, top, width, height });
  const { channels } = await picture.stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
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
  await expect.poll(() => variety(tab)).toBeGreaterThan(5);
});

/** The entries that the pins stand for; names of clusters begin with their number. */
const pinned = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Luoghi sulla mappa"] button')]
      .map((pin) => /^(\d+) (vicini|allo stesso)/.exec(pin.ariaLabel ?? '')?.[1] ?? '1')
      .reduce((sum, count) => sum + Number(count), 0),
  );
const told = (tab: Tab) =>
  tab.evaluate(() => parseInt(document.querySelector('main [role=status]')?.textContent ?? '', 10));

test('the map of all services has a pin for each, and narrows the list to its part', async ({
  tab,
}) => {
  await tab.open('/servizi');
  await tab.click('[aria-label=Vista] a', 'Mappa');
  await tab.until(() => location.search === '?view=map');
  await expect.poll(() => told(tab)).toBeGreaterThan(0);
  const all = await told(tab);
  await expect.poll(() => pinned(tab)).toBe(all);
  await expect.poll(() => variety(tab)).toBeGreaterThan(5);
  await tab.click('main button', 'Ingrandisci la mappa');
  await tab.click('main button', 'Cerca in questa zona');
  await tab.until(() => location.search.includes('bounds='));
  await expect.poll(() => told(tab)).toBeLessThan(all);
  await tab.driver.back();
  await expect.poll(() => told(tab)).toBe(all);
  await expect.poll(() => pinned(tab)).toBe(all);
});
