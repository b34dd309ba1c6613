import type { Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expectToFit } from './fits';
import { inSoftware } from './inSoftware';
import { scriptsOf } from './pageWeight';
import { expect, test } from './town';

test.use(inSoftware);

const sections = [
  ['/alloggi', 'Dove si trova', 'Mappa: '],
  ['/en/services', 'Where it is', 'Map: '],
  ['/eventi', 'Dove si trova', 'Mappa: '],
  ['/en/universities', 'Where it is', 'Map: '],
  ['/luoghi', 'Dove si trova', 'Mappa: '],
] as const;

/** The first entry of a list; resolves to its title. */
async function openFirst(page: Page, list: string): Promise<string> {
  await page.goto(list);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await link.innerText()).trim();
  await page.goto((await link.getAttribute('href')) ?? '');
  return title;
}

/** Scrolls as a visitor does, until the map is on the screen. */
async function goToMap(page: Page, heading = 'Dove si trova'): Promise<void> {
  await page
    .getByRole('heading', { name: heading })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

test.describe('the map of a detail page', () => {
  for (const [list, heading, label] of sections) {
    test(`${list}: is drawn when it is reached, by the site alone`, async ({ page, baseURL }) => {
      // A phone, whose first view ends before the map.
      await page.setViewportSize({ width: 360, height: 640 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const title = await openFirst(page, list);
      expect(asked.filter((url) => url.includes('/map/'))).toEqual([]);
      await goToMap(page, heading);
      const map = page.getByRole('region', { name: label + title });
      await expect(map.getByRole('img', { name: title })).toBeVisible();
      const site = baseURL ?? '';
      const outside = asked.filter((url) => !url.startsWith(site) && !/^(data|blob):/.test(url));
      expect(outside).toEqual([]);
      expect(asked.filter((url) => url.includes('/map/town.geojson'))).toHaveLength(1);
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('lets the page scroll on, and is passed by keyboard', async ({ page }) => {
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

  test('has buttons as large as a finger', async ({ page }) => {
    await openFirst(page, '/alloggi');
    await goToMap(page);
    for (const name of ['Ingrandisci la mappa', 'Rimpicciolisci la mappa']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('takes the colours of the theme, also when that changes', async ({ page }) => {
    await openFirst(page, '/alloggi');
    await goToMap(page);
    await expect(page.getByRole('region', { name: /^Mappa/ }).getByRole('img')).toBeVisible();
    const dark = page.waitForResponse('**/map/style.dark.json');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await dark).status()).toBe(200);
  });

  for (const file of ['style.light.json', 'town.geojson']) {
    test(`without ${file} leaves the address and a sentence`, async ({ page, complaints }) => {
      await page.route(`**/map/${file}`, (route) => route.abort());
      await openFirst(page, '/alloggi');
      await goToMap(page);
      await expect(page.getByText('La mappa qui non si può mostrare')).toBeVisible();
      await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
      await page.unroute(`**/map/${file}`);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(page.getByRole('region', { name: /^Mappa/ }).getByRole('img')).toBeVisible();
      // The browser reports what was refused on purpose.
      const refused = complaints.filter((complaint) => !complaint.includes('ERR_FAILED'));
      complaints.splice(0, complaints.length, ...refused);
    });
  }

  test('without JavaScript there are the address and the way there', async ({
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

/** How many entries the pins stand for; names of clusters begin with their number. */
async function pinned(page: Page): Promise<number> {
  const pins = page.getByRole('list', { name: /^(Luoghi sulla mappa|Places on the map)$/ });
  const names = await pins
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  return names
    .map((name) => /^(\d+) (vicini|allo stesso|close|at the same)/.exec(name)?.[1] ?? '1')
    .reduce((sum, count) => sum + Number(count), 0);
}

/** The number that the page says. */
const told = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByRole('main').getByRole('status').first().innerText(), 10);

test.describe('the map of an archive', () => {
  // Each section in one of the languages: which filters there are does not depend on it.
  for (const [path, filter] of [
    ['/en/accommodations', 'price-to=400&included=wifi'],
    ['/servizi', 'type=library,studyRoom'],
    ['/en/events', 'when=past'],
    ['/atenei', ''],
    ['/en/places', ''],
  ] as const) {
    test(`${path}: has a pin for each entry of the list, filtered or not`, async ({ page }) => {
      for (const query of filter === '' ? [''] : ['', `${filter}&`]) {
        await page.goto(`${path}?${query}view=map`);
        await expect.poll(() => told(page)).toBeGreaterThan(0);
        const count = await told(page);
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
        await expect.poll(() => pinned(page)).toBe(count);
      }
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });
  }

  for (const path of ['/alloggi', '/en/services', '/eventi']) {
    test(`${path}: has a pin for each entry after every filter that there is`, async ({ page }) => {
      test.slow();
      await page.goto(`${path}?filters=open`);
      const fields = page.getByRole('main').locator('form :is(input, option):not([type=hidden])');
      const filters = await fields.evaluateAll((all) =>
        all.flatMap((one) => {
          const { name, value, type } =
            one instanceof HTMLOptionElement
              ? { name: one.closest('select')?.name ?? '', value: one.value, type: 'option' }
              : (one as HTMLInputElement);
          const asked = type === 'number' ? '2' : type === 'date' ? '2026-12-01' : value;
          return asked ? [`${name}=${name.startsWith('price') ? '400' : asked}`] : [];
        }),
      );
      expect(filters.length).toBeGreaterThan(5);
      await page.goto(`${path}?view=map`);
      await expect(async () => {
        const count = await told(page);
        expect(count).toBeGreaterThan(0);
        expect(await pinned(page)).toBe(count);
      }).toPass();
      for (const filter of filters) {
        // As the filter's own button does it: the page stays, and so does the map.
        await page.evaluate(
          (to) => window.next.router.push(to, undefined, { locale: false, shallow: true }),
          `${path}?${filter}&view=map`,
        );
        await expect(async () => {
          const nothing = await page.getByRole('heading', { name: /^(Nessun|No )/ }).count();
          const count = nothing ? 0 : await told(page);
          expect(await page.getByRole('main').getByRole('article').count(), filter).toBe(count);
          expect(await pinned(page), filter).toBe(count);
        }).toPass();
      }
    });
  }

  test('is reached from the grid, narrowed by its part, and left again', async ({ page }) => {
    await page.goto('/alloggi');
    const all = await told(page);
    const views = page.getByRole('group', { name: 'Vista' });
    await views.getByRole('link', { name: 'Mappa' }).press('Enter');
    await expect(page).toHaveURL('/alloggi?view=map');
    await expect(views.getByRole('link', { name: 'Mappa' })).toBeFocused();
    await expect.poll(() => pinned(page)).toBe(all);

    const map = page.getByRole('region', { name: 'Mappa degli alloggi' });
    await map.getByRole('button', { name: 'Ingrandisci la mappa' }).click();
    await map.getByRole('button', { name: 'Cerca in questa zona' }).click();
    await expect(page).toHaveURL(/view=map&bounds=[\d.,-]+$/);
    await expect.poll(() => told(page)).toBeLessThan(all);
    const some = await told(page);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(some);

    await views.getByRole('link', { name: 'Elenco' }).click();
    await expect(page).toHaveURL(/\?bounds=/);
    expect(await told(page)).toBe(some);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/alloggi?view=map');
    await expect.poll(() => told(page)).toBe(all);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(all);
    await expect.poll(() => pinned(page)).toBe(all);
  });

  test('is not for those without JavaScript: they have the list', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/alloggi?view=map');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(await told(page));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('La mappa sta arrivando…')).toBeHidden();
    await context.close();
  });

  for (const width of [320, 768]) {
    test(`has nothing over its pins on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const list of ['/alloggi', '/en/services', '/eventi', '/en/universities']) {
        await page.goto(`${list}?view=map`);
        await expect.poll(() => pinned(page)).toBeGreaterThan(0);
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
    test(`${list} fits every screen`, async ({ page }) => {
      await page.goto(`${list}?view=map`);
      await expectToFit(page);
    });
});

test('no page brings the map’s code before it is wanted', async ({ request }) => {
  for (const path of ['/', '/alloggi', '/en/services']) {
    const html = await (await request.get(path)).text();
    const files = scriptsOf(html);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(await (await request.get(file)).text(), file).not.toContain('cooperativeGestures');
    }
  }
});

test('the way to one’s university is estimated, and remembered on the next page', async ({
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
