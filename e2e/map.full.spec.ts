import type { APIResponse, Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { map as townMap } from '../shared/town/appearance';
import { expectToFit } from './expectToFit';
import { readTotal } from './listings';
import { softwareRendering } from './softwareRendering';
import { scriptsOf } from './pageWeight';
import { expect, test } from './town';

test.use(softwareRendering);

/** Opens an entry; resolves to its title. */
async function openEntry(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

const home = '/alloggi/mansarda-san-vero';
const phone = { width: 360, height: 640 };

/** Scrolls until the map is on the screen. */
async function goToMap(page: Page, heading = 'Dove si trova'): Promise<void> {
  await page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const mapHref = townMap?.href ?? '';

/** The mean brightness of the pixels of an element, from 0 to 255. */
async function brightnessOf(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

test.describe('the file of the map', () => {
  const file = readFileSync(new URL('../towns/castelmora/map/town.pmtiles', import.meta.url));

  const headersOf = (response: APIResponse) => {
    const { 'content-encoding': encoding, 'content-range': range, ...rest } = response.headers();
    return { encoding, range, length: rest['content-length'], cache: rest['cache-control'] };
  };

  for (const [first, last] of [
    [0, 126],
    [1000, 17_383],
    [file.length - 10, file.length - 1],
  ] as const)
    test(`is served in parts: bytes ${first} to ${last}`, async ({ request }) => {
      const response = await request.get(mapHref, {
        headers: { range: `bytes=${first}-${last}`, 'accept-encoding': 'br, gzip' },
      });
      expect(response.status()).toBe(206);
      expect(headersOf(response)).toEqual({
        encoding: undefined,
        range: `bytes ${first}-${last}/${file.length}`,
        length: String(last - first + 1),
        cache: 'public, max-age=31536000, immutable',
      });
      expect((await response.body()).equals(file.subarray(first, last + 1))).toBe(true);
    });

  test('refuses a part that does not exist, and says how long it is', async ({ request }) => {
    const range = `bytes=${file.length}-${file.length + 9}`;
    const response = await request.get(mapHref, { headers: { range } });
    expect(response.status()).toBe(416);
    expect(response.headers()['content-range']).toBe(`bytes */${file.length}`);
  });

  test('reports its length without its content', async ({ request }) => {
    const response = await request.head(mapHref);
    expect(response.status()).toBe(200);
    expect(headersOf(response)).toMatchObject({
      encoding: undefined,
      length: String(file.length),
      cache: 'public, max-age=31536000, immutable',
    });
    expect(response.headers()['accept-ranges']).toBe('bytes');
  });

  test('of another release is not found, and browsers do not remember that', async ({
    request,
  }) => {
    const response = await request.get('/map/0000000000000000.pmtiles');
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).not.toContain('immutable');
  });
});

test.describe('the map of a detail page', () => {
  for (const [path, heading, label] of [
    ['/en/services/pozzo-canteen', 'Where it is', 'Map: '],
    ['/luoghi/orto-botanico', 'Dove si trova', 'Mappa: '],
  ] as const) {
    test(`${path}: is loaded only when it is reached, and from the site alone`, async ({
      page,
      baseURL,
    }) => {
      // On a phone the map is below the first view.
      await page.setViewportSize(phone);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const title = await openEntry(page, path);
      expect(requested.filter((url) => url.includes('/map/'))).toEqual([]);
      await goToMap(page, heading);
      const map = page.getByRole('region', { name: label + title });
      await expect(map.getByRole('img', { name: title })).toBeVisible();
      const site = baseURL ?? '';
      const outside = requested.filter(
        (url) => !url.startsWith(site) && !/^(data|blob):/.test(url),
      );
      expect(outside).toEqual([]);
      expect(requested).toContain(site + mapHref);
    });
  }

  test('has the colours of the theme, large buttons and its source, and blocks neither scrolling nor Tab', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const title = await openEntry(page, home);
    await goToMap(page);
    const map = page.getByRole('region', { name: `Mappa: ${title}` });
    await expect(map.getByRole('img')).toBeVisible();
    await expect(map.getByText('Castelmora è una città inventata')).toBeVisible();
    for (const name of ['Ingrandisci la mappa', 'Rimpicciolisci la mappa']) {
      const box = await map.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    const canvas = map.locator('canvas');
    await expect.poll(() => brightnessOf(canvas)).toBeGreaterThan(150);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightnessOf(canvas)).toBeLessThan(100);
    const before = await page.evaluate(() => scrollY);
    await map.hover({ position: { x: 60, y: 200 } });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
    await map.getByRole('link', { name: 'Salta la mappa' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Indicazioni su OpenStreetMap' })).toBeFocused();
  });

  test('shows an error and the address when its file cannot be loaded, and can be retried', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(phone);
    await page.route(`**${mapHref}`, (route) => route.abort());
    await openEntry(page, home);
    await goToMap(page);
    await expect(page.getByText('La mappa qui non si può mostrare')).toBeVisible();
    await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
    await page.unroute(`**${mapHref}`);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('region', { name: /^Mappa/ }).getByRole('img')).toBeVisible();
    // The browser reports the aborted requests.
    const refused = complaints.filter((complaint) => !complaint.includes('ERR_FAILED'));
    complaints.splice(0, complaints.length, ...refused);
  });

  test('is replaced by the address and a link to directions without JavaScript', async ({
    plainPage: page,
  }) => {
    await openEntry(page, home);
    await expect(page.getByRole('heading', { name: 'Dove si trova' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Indicazioni su OpenStreetMap' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=43\.\d+%2C12\.\d+/,
    );
  });
});

declare global {
  interface Window {
    next: { router: { push: (to: string, as: undefined, options: object) => Promise<boolean> } };
  }
}

const pinsOf = (page: Page) =>
  page.getByRole('list', { name: /^(Luoghi sulla mappa|Places on the map)$/ }).getByRole('button');

/** Counts the entries that the pins stand for; the name of a cluster begins with its number of entries. */
async function countPinned(page: Page): Promise<number> {
  const names = await pinsOf(page).evaluateAll((buttons) =>
    buttons.map((button) => button.ariaLabel ?? ''),
  );
  return names
    .map((name) => /^(\d+) (punti vicini|allo stesso|close|at the same)/.exec(name)?.[1] ?? '1')
    .reduce((sum, count) => sum + Number(count), 0);
}

/** The pins of a map whose middle is covered by something else. */
const coveredPins = (page: Page) =>
  pinsOf(page).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return button.closest('ul')?.contains(top) ? [] : (button.ariaLabel ?? '');
    }),
  );

/** One query for each filter of a listing. */
async function filtersOf(page: Page, path: string): Promise<string[]> {
  const fields = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    // The security policy of the page blocks inline styles, also in a parsed document.
    const plain = html.replaceAll(/<style.*?<\/style>/gs, '');
    const form = new DOMParser().parseFromString(plain, 'text/html');
    const inputs = form.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      'main form :is(input, option):not([type=hidden])',
    );
    return [...inputs].map((one) =>
      one instanceof HTMLOptionElement
        ? { name: one.closest('select')?.name ?? '', value: one.value, type: 'option' }
        : { name: one.name, value: one.value, type: one.type },
    );
  }, `${path}?filters=open`);
  const values = new Map<string, string>();
  for (const { name, value, type } of fields) {
    const chosen = type === 'number' ? '2' : type === 'date' ? '2026-12-01' : value;
    if (chosen) values.set(name, name.startsWith('price') ? '400' : chosen);
  }
  return [...values].map(([name, value]) => `${name}=${value}`);
}

/** Changes the query of a listing like its own buttons: a shallow navigation, so that the map stays. */
const showOnMap = (page: Page, path: string, query: string) =>
  page.evaluate(
    (to) => window.next.router.push(to, undefined, { locale: false, shallow: true }),
    `${path}?${query}view=map`,
  );

/** Waits until the list, its number of results and the pins of the map have the same number of entries. */
async function expectPinForEach(page: Page, query: string): Promise<void> {
  await expect(async () => {
    const nothing = await page.getByRole('heading', { name: /^(Nessun|No )/ }).count();
    const count = nothing ? 0 : await readTotal(page);
    expect(await page.getByRole('main').getByRole('article').count(), query).toBe(count);
    expect(await countPinned(page), query).toBe(count);
  }).toPass({ intervals: [50] });
}

/** Shows all entries of a listing in a map of another width. */
async function resizeMap(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  // The map moves to its pins when the list changes, so an area without entries comes first.
  await showOnMap(page, path, 'bounds=0,0,1,1&');
  await expect.poll(() => countPinned(page)).toBe(0);
  await showOnMap(page, path, '');
  await expectPinForEach(page, 'all');
}

test.describe('the map of a listing', () => {
  for (const [path, filtersAtLeast] of [
    ['/alloggi', 10],
    ['/en/services', 3],
    ['/luoghi', 0],
  ] as const) {
    test(`${path}: has a pin for each entry after each filter, does not cover pins, and fits every width`, async ({
      page,
    }) => {
      test.slow();
      // Without animations the map is at its new position immediately.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${path}?view=map`);
      await expect.poll(() => countPinned(page)).toBeGreaterThan(0);
      await expectPinForEach(page, 'all');
      expect.soft(await coveredPins(page), 'covered at 320 px').toEqual([]);
      const filters = await filtersOf(page, path);
      expect(filters.length).toBeGreaterThanOrEqual(filtersAtLeast);
      for (const filter of filters) {
        await showOnMap(page, path, `${filter}&`);
        await expectPinForEach(page, filter);
      }
      await resizeMap(page, path, 768);
      expect.soft(await coveredPins(page), 'covered at 768 px').toEqual([]);
      await expectToFit(page);
    });
  }

  test('has a pin for each entry of an address with filters', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/en/accommodations?price-to=400&included=wifi&view=map');
    await expect.poll(() => countPinned(page)).toBeGreaterThan(0);
    await expectPinForEach(page, 'price-to=400&included=wifi');
  });

  test('can be opened from the grid, filtered by the visible area, and closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 640 });
    await page.goto('/alloggi');
    const all = await readTotal(page);
    const views = page.getByRole('group', { name: 'Vista' });
    await views.getByRole('link', { name: 'Mappa' }).press('Enter');
    await expect(page).toHaveURL('/alloggi?view=map');
    await expect(views.getByRole('link', { name: 'Mappa' })).toBeFocused();
    await expect.poll(() => countPinned(page)).toBe(all);

    const map = page.getByRole('region', { name: 'Mappa degli alloggi' });
    await map.getByRole('button', { name: 'Ingrandisci la mappa' }).click();
    await map.getByRole('button', { name: 'Cerca in questa zona' }).click();
    await expect(page).toHaveURL(/view=map&bounds=[\d.,-]+$/);
    await expect.poll(() => readTotal(page)).toBeLessThan(all);
    const some = await readTotal(page);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(some);

    await views.getByRole('link', { name: 'Elenco' }).click();
    await expect(page).toHaveURL(/\?bounds=/);
    expect(await readTotal(page)).toBe(some);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/alloggi?view=map');
    await expect.poll(() => readTotal(page)).toBe(all);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(all);
    await expect.poll(() => countPinned(page)).toBe(all);
  });

  test('is replaced by the list without JavaScript', async ({ plainPage: page }) => {
    await page.goto('/alloggi?view=map');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(await readTotal(page));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('La mappa sta arrivando…')).toBeHidden();
  });
});

test('no page loads the code of the map in advance', async ({ request }) => {
  const all = new Set<string>();
  for (const path of ['/', '/alloggi', '/en/services']) {
    const html = await (await request.get(path)).text();
    const files = scriptsOf(html);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) all.add(file);
  }
  for (const file of all)
    expect(await (await request.get(file)).text(), file).not.toContain('cooperativeGestures');
});

test('the way to the chosen university is estimated, and the choice is remembered', async ({
  page,
}) => {
  await openEntry(page, home);
  await page.getByLabel('Dove studi?').selectOption({ index: 1 });
  await expect(page.getByText(/^circa \d+ min$/)).toHaveCount(2);
  const chosen = await page.getByLabel('Dove studi?').inputValue();
  await page.reload();
  await expect(page.getByLabel('Dove studi?')).toHaveValue(chosen);
  await expect(page.getByText('A piedi', { exact: true })).toBeVisible();
});
