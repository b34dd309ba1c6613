import type { APIResponse, Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { map as townMap } from '../shared/town/appearance';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { softwareRendering } from './softwareRendering';
import { scriptsOf } from './pageWeight';
import { expect, test } from './town';

test.use(softwareRendering);

const sections = [
  ['/alloggi', 'Dove si trova', 'Mappa: '],
  ['/en/services', 'Where it is', 'Map: '],
  ['/eventi', 'Dove si trova', 'Mappa: '],
  ['/en/universities', 'Where it is', 'Map: '],
  ['/luoghi', 'Dove si trova', 'Mappa: '],
] as const;

/** Opens the first entry of a listing; resolves to its title. */
async function openFirst(page: Page, list: string): Promise<string> {
  await page.goto(list);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await link.innerText()).trim();
  await page.goto((await link.getAttribute('href')) ?? '');
  return title;
}

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
  for (const [list, heading, label] of sections) {
    test(`${list}: is loaded only when it is reached, and from the site alone`, async ({
      page,
      baseURL,
    }) => {
      // On a phone the map is below the first view.
      await page.setViewportSize({ width: 360, height: 640 });
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const title = await openFirst(page, list);
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
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('does not block scrolling, and can be skipped by keyboard', async ({ page }) => {
    const title = await openFirst(page, '/alloggi');
    await goToMap(page);
    const map = page.getByRole('region', { name: `Mappa: ${title}` });
    await expect(map.getByRole('img')).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await map.hover({ position: { x: 60, y: 200 } });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);
    await map.getByRole('link', { name: 'Salta la mappa' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Indicazioni su OpenStreetMap' })).toBeFocused();
  });

  test('has buttons of at least 44 px', async ({ page }) => {
    await openFirst(page, '/alloggi');
    await goToMap(page);
    for (const name of ['Ingrandisci la mappa', 'Rimpicciolisci la mappa']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('has the colours of the theme, also after a change of theme', async ({ page }) => {
    await openFirst(page, '/alloggi');
    await goToMap(page);
    await expect(page.getByRole('region', { name: /^Mappa/ }).getByRole('img')).toBeVisible();
    const canvas = page.getByRole('region', { name: /^Mappa/ }).locator('canvas');
    await expect.poll(() => brightnessOf(canvas)).toBeGreaterThan(150);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightnessOf(canvas)).toBeLessThan(100);
  });

  test('says who made it', async ({ page }) => {
    await openFirst(page, '/en/services');
    await goToMap(page, 'Where it is');
    const map = page.getByRole('region', { name: /^Map/ });
    await expect(map.getByText('Castelmora is an invented town')).toBeVisible();
  });

  test('shows an error and the address when its file cannot be loaded, and can be retried', async ({
    page,
    complaints,
  }) => {
    await page.route(`**${mapHref}`, (route) => route.abort());
    await openFirst(page, '/alloggi');
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
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await openFirst(page, '/alloggi');
    await expect(page.getByRole('heading', { name: 'Dove si trova' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Indicazioni su OpenStreetMap' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=43\.\d+%2C12\.\d+/,
    );
    await context.close();
  });
});

declare global {
  interface Window {
    next: { router: { push: (to: string, as: undefined, options: object) => Promise<boolean> } };
  }
}

/** Counts the entries that the pins stand for; the name of a cluster begins with its number of entries. */
async function countPinned(page: Page): Promise<number> {
  const pins = page.getByRole('list', { name: /^(Luoghi sulla mappa|Places on the map)$/ });
  const names = await pins
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  return names
    .map((name) => /^(\d+) (punti vicini|allo stesso|close|at the same)/.exec(name)?.[1] ?? '1')
    .reduce((sum, count) => sum + Number(count), 0);
}

/** Reads the number of results that the page shows. */
const readTotal = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByRole('main').getByRole('status').first().innerText(), 10);

test.describe('the map of a listing', () => {
  // One language for each section is enough, because the filters do not depend on it.
  for (const [path, filter] of [
    ['/en/accommodations', 'price-to=400&included=wifi'],
    ['/servizi', 'type=library,studyRoom'],
    ['/en/events', 'when=past'],
    ['/atenei', ''],
    ['/en/places', ''],
  ] as const) {
    test(`${path}: has a pin for each entry, filtered or not`, async ({ page }) => {
      for (const query of filter === '' ? [''] : ['', `${filter}&`]) {
        await page.goto(`${path}?${query}view=map`);
        await expect.poll(() => readTotal(page)).toBeGreaterThan(0);
        const count = await readTotal(page);
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
        await expect.poll(() => countPinned(page)).toBe(count);
      }
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });
  }

  for (const path of ['/alloggi', '/en/services', '/eventi']) {
    test(`${path}: has a pin for each entry after each filter`, async ({ page }) => {
      test.slow();
      await page.goto(`${path}?filters=open`);
      const fields = page.getByRole('main').locator('form :is(input, option):not([type=hidden])');
      const filters = await fields.evaluateAll((all) =>
        all.flatMap((one) => {
          const { name, value, type } =
            one instanceof HTMLOptionElement
              ? { name: one.closest('select')?.name ?? '', value: one.value, type: 'option' }
              : (one as HTMLInputElement);
          const chosen = type === 'number' ? '2' : type === 'date' ? '2026-12-01' : value;
          return chosen ? [`${name}=${name.startsWith('price') ? '400' : chosen}`] : [];
        }),
      );
      expect(filters.length).toBeGreaterThan(5);
      await page.goto(`${path}?view=map`);
      await expect(async () => {
        const count = await readTotal(page);
        expect(count).toBeGreaterThan(0);
        expect(await countPinned(page)).toBe(count);
      }).toPass();
      for (const filter of filters) {
        // Like the filter's own button: a shallow navigation, so that the page and its map stay.
        await page.evaluate(
          (to) => window.next.router.push(to, undefined, { locale: false, shallow: true }),
          `${path}?${filter}&view=map`,
        );
        await expect(async () => {
          const nothing = await page.getByRole('heading', { name: /^(Nessun|No )/ }).count();
          const count = nothing ? 0 : await readTotal(page);
          expect(await page.getByRole('main').getByRole('article').count(), filter).toBe(count);
          expect(await countPinned(page), filter).toBe(count);
        }).toPass();
      }
    });
  }

  test('can be opened from the grid, filtered by the visible area, and closed', async ({
    page,
  }) => {
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

  test('is replaced by the list without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/alloggi?view=map');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(await readTotal(page));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('La mappa sta arrivando…')).toBeHidden();
    await context.close();
  });

  for (const width of [320, 768]) {
    test(`has no controls that cover its pins at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const list of ['/alloggi', '/en/services', '/eventi', '/en/universities']) {
        await page.goto(`${list}?view=map`);
        await expect.poll(() => countPinned(page)).toBeGreaterThan(0);
        const pins = page.getByRole('list', { name: /^(Luoghi sulla mappa|Places on the map)$/ });
        const covered = await pins.getByRole('button').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return button.closest('ul')?.contains(top) ? [] : (button.ariaLabel ?? '');
          }),
        );
        expect(covered, list).toEqual([]);
      }
    });
  }

  for (const list of ['/alloggi', '/en/services', '/eventi', '/en/universities'])
    test(`${list} fits every width`, async ({ page }) => {
      await page.goto(`${list}?view=map`);
      await expectToFit(page);
    });
});

test('no page loads the code of the map in advance', async ({ request }) => {
  for (const path of ['/', '/alloggi', '/en/services']) {
    const html = await (await request.get(path)).text();
    const files = scriptsOf(html);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(await (await request.get(file)).text(), file).not.toContain('cooperativeGestures');
    }
  }
});

test('the way to the chosen university is estimated, and the choice is remembered', async ({
  page,
}) => {
  await openFirst(page, '/alloggi');
  await page.getByLabel('Dove studi?').selectOption({ index: 1 });
  await expect(page.getByText(/^circa \d+ min$/)).toHaveCount(2);
  const chosen = await page.getByLabel('Dove studi?').inputValue();
  await page.reload();
  await expect(page.getByLabel('Dove studi?')).toHaveValue(chosen);
  await expect(page.getByText('A piedi', { exact: true })).toBeVisible();
});
