import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { softwareRendering } from './softwareRendering';
import {
  addressOfFirst,
  italian,
  type Language,
  languages,
  layerOf,
  showMap,
  toggleOf,
} from './pointsOfInterest';
import { expect, test } from './town';

test.use(softwareRendering);

/** Opens the map of a listing and waits for its pins and points of interest. */
async function openMap(page: Page, language: Language): Promise<void> {
  await page.goto(`${language.list}?view=map`);
  await expect(toggleOf(page, language)).toBeVisible();
  await expect(
    page.getByRole('list', { name: language.pins }).getByRole('button').first(),
  ).toBeVisible();
}

/** Opens the first entry of a listing and scrolls to its map. */
async function openFirst(page: Page, language: Language): Promise<void> {
  await page.goto(await addressOfFirst(page, language));
  await showMap(page, language);
}

/** Presses a cluster of points, which zooms in on them. Presses the zoom button if there is no cluster. */
async function zoomIn(page: Page, language: Language): Promise<void> {
  const cluster = layerOf(page, language).getByRole('button', { name: language.cluster }).first();
  if ((await cluster.count()) > 0) await cluster.press('Enter');
  else await page.getByRole('button', { name: /^(Ingrandisci la mappa|Zoom in)$/ }).click();
}

/**
 * Zooms in until a point of interest is not covered, and returns its button. The map has stopped moving
 * when two polls return the same point.
 */
async function findUncoveredPoint(page: Page, language: Language): Promise<Locator> {
  const buttons = layerOf(page, language).getByRole('button');
  let title: string | undefined;
  await expect
    .poll(
      async () => {
        const before = title;
        title =
          (await buttons.evaluateAll((all) =>
            all
              .find((button) => {
                const { x, y, width, height } = button.getBoundingClientRect();
                const top = document.elementFromPoint(x + width / 2, y + height / 2);
                return button.querySelector('img') !== null && button.contains(top);
              })
              ?.getAttribute('aria-label'),
          )) ?? undefined;
        if (title === undefined && before === undefined) await zoomIn(page, language);
        return title !== undefined && title === before;
      },
      // Rendering in software is slow, and each zoom step renders the map again.
      { intervals: [500], timeout: 60_000 },
    )
    .toBe(true);
  return layerOf(page, language).getByRole('button', { name: title, exact: true });
}

interface Point {
  title: string;
  address: string;
  description: string;
  icon: { base: string; src: string } | null;
}

async function pointNamed(page: Page, locale: 'it' | 'en', title: string): Promise<Point> {
  const answer = await page.request.get(`/api/points?locale=${locale}`);
  const points = (await answer.json()) as Point[];
  const point = points.find((one) => one.title === title);
  if (!point) throw new Error(`there is no point ${title}`);
  return point;
}

for (const language of languages) {
  const { list } = language;
  const locale = language === italian ? 'it' : 'en';

  test(`${list}: the map shows points of interest, and their details after a tap`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(list);
    expect(requested).not.toContain('/api/points');
    await openMap(page, language);
    expect(requested.filter((path) => path === '/api/points')).toHaveLength(1);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);

    const button = await findUncoveredPoint(page, language);
    const point = await pointNamed(page, locale, (await button.getAttribute('aria-label')) ?? '');
    const icon = button.locator('img');
    await expect(icon).toHaveAttribute('alt', '');
    const { base = '', src = 'none' } = point.icon ?? {};
    await expect(icon).toHaveAttribute('src', base + src);
    await expect
      .poll(() => icon.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    await button.click();
    const card = page.getByRole('group', { name: point.title });
    await expect(card).toContainText(point.address);
    await expect(card).toContainText(point.description);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  });

  test(`${list}: points of interest are opened and closed by keyboard`, async ({ page }) => {
    await openMap(page, language);
    await findUncoveredPoint(page, language);
    const pins = page.getByRole('list', { name: language.pins }).getByRole('button');
    const points = layerOf(page, language).getByRole('button');
    await pins.last().focus();
    await page.keyboard.press('Tab');
    await expect(points.first()).toBeFocused();
    const point = await findUncoveredPoint(page, language);
    const title = (await point.getAttribute('aria-label')) ?? '';
    await point.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: title })).toHaveCount(0);
    await expect(point).toBeFocused();
    await toggleOf(page, language).focus();
    await page.keyboard.press('Space');
    await expect(layerOf(page, language)).toHaveCount(0);
  });

  test(`${list}: a layer that is switched off stays off after a reload`, async ({ page }) => {
    await openMap(page, language);
    const pins = page.getByRole('list', { name: language.pins }).getByRole('button');
    const before = await pins.count();
    const toggle = toggleOf(page, language);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(layerOf(page, language)).toHaveCount(0);
    await expect(pins).toHaveCount(before);
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(layerOf(page, language)).toHaveCount(0);
    await openFirst(page, language);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(layerOf(page, language)).toBeAttached();
    await openMap(page, language);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${list}: a detail page shows and lists the points within walking distance`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openFirst(page, language);
    const near = page.getByRole('heading', { name: language.near, exact: true });
    await expect(near).toBeVisible();
    const items = near.locator('xpath=following-sibling::ul').getByRole('listitem');
    const count = await items.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
    await expect(items.first().getByText(language.walking)).toBeVisible();
    await expect(layerOf(page, language).getByRole('button').first()).toBeAttached();
    const all = await page.request.get(`/api/points?locale=${locale}`);
    const points = layerOf(page, language).getByRole('button');
    expect(await points.count()).toBeLessThan(((await all.json()) as Point[]).length);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('the layer, its button and its card fit a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openMap(page, italian);
  const box = await toggleOf(page, italian).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const point = await findUncoveredPoint(page, italian);
  await point.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', {
    name: (await point.getAttribute('aria-label')) ?? '',
  });
  await expect(card).toBeFocused();
  const map = await page.getByRole('region', { name: 'Mappa degli alloggi' }).boundingBox();
  const shown = await card.boundingBox();
  if (!map || !shown) throw new Error('the card or the map is not there');
  expect(shown.y).toBeGreaterThanOrEqual(map.y);
  expect(shown.y + shown.height).toBeLessThanOrEqual(map.y + map.height);
  await expect(card.getByRole('button', { name: 'Chiudi la scheda' })).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await expectToFit(page);
});

test('no page has the points of interest in its HTML', async ({ request }) => {
  const points = (await (await request.get('/api/points?locale=it')).json()) as Point[];
  const [first] = points;
  expect(points.length).toBeGreaterThanOrEqual(30);
  for (const path of ['/', '/alloggi', '/alloggi?view=map', '/eventi']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain(first?.description ?? '');
  }
});
