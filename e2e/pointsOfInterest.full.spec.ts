import type { Locator, Page } from '@playwright/test';
import { expectToFit } from './expectToFit';
import { softwareRendering } from './softwareRendering';
import { english, italian, type Language, layerOf, showMap, toggleOf } from './pointsOfInterest';
import { expect, test } from './town';

test.use(softwareRendering);

const phone = { width: 360, height: 640 };

/** Opens the map of a listing and waits for its pins and points of interest. */
async function openMap(page: Page, language: Language): Promise<void> {
  await page.goto(`${language.list}?view=map`);
  await expect(toggleOf(page, language)).toBeVisible();
  await expect(
    page.getByRole('list', { name: language.pins }).getByRole('button').first(),
  ).toBeVisible();
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
      { intervals: [250], timeout: 60_000 },
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

/** Opens and closes the card of a point of interest by mouse, and checks it against the data. */
async function expectCard(page: Page, language: Language, locale: 'it' | 'en'): Promise<void> {
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
  await card.getByRole('button', { name: language.close }).click();
  await expect(card).toHaveCount(0);
}

/** Moves from the pins to the points of interest, and opens and closes one, by keyboard. */
async function expectKeyboard(page: Page, language: Language): Promise<void> {
  const pins = page.getByRole('list', { name: language.pins }).getByRole('button');
  await pins.last().focus();
  await page.keyboard.press('Tab');
  await expect(layerOf(page, language).getByRole('button').first()).toBeFocused();
  const point = await findUncoveredPoint(page, language);
  const card = page.getByRole('group', { name: (await point.getAttribute('aria-label')) ?? '' });
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(point).toBeFocused();
}

test('the map of a listing shows points of interest and their details; they can be switched off', async ({
  page,
}) => {
  // Without animations the map is at its new position immediately.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(english.list);
  expect(requested).not.toContain('/api/points');
  await openMap(page, english);
  expect(requested.filter((path) => path === '/api/points')).toHaveLength(1);
  const pins = page.getByRole('list', { name: english.pins }).getByRole('button');
  const toggle = toggleOf(page, english);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expectCard(page, english, 'en');
  await expectKeyboard(page, english);

  const before = await pins.count();
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(layerOf(page, english)).toHaveCount(0);
  await expect(pins).toHaveCount(before);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(layerOf(page, english)).toHaveCount(0);
});

test('on a phone the layer, its button and its card fit, and a detail page remembers the choice', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await openMap(page, italian);
  const toggle = toggleOf(page, italian);
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectFittingCard(page, italian);
  await expectToFit(page);
  await page.setViewportSize(phone);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/alloggi/mansarda-san-vero');
  await showMap(page, italian);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const near = page.getByRole('heading', { name: italian.near, exact: true });
  await expect(near).toBeVisible();
  const items = near.locator('xpath=following-sibling::ul').getByRole('listitem');
  const count = await items.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(5);
  await expect(items.first().getByText(italian.walking)).toBeVisible();
  await toggle.click();
  await expect(layerOf(page, italian)).toBeAttached();

  // The map moves to its closest points after it is drawn.
  await page.reload();
  await showMap(page, italian);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const points = layerOf(page, italian).getByRole('button');
  await expect(points.first()).toBeAttached();
  const all = await page.request.get('/api/points?locale=it');
  expect(await points.count()).toBeLessThan(((await all.json()) as Point[]).length);
});

/** Opens a point of interest by keyboard, and checks that its card is inside the map. */
async function expectFittingCard(page: Page, language: Language): Promise<void> {
  const point = await findUncoveredPoint(page, language);
  await point.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', { name: (await point.getAttribute('aria-label')) ?? '' });
  await expect(card).toBeFocused();
  const map = await page.getByRole('region', { name: language.map }).boundingBox();
  const shown = await card.boundingBox();
  if (!map || !shown) throw new Error('the card or the map is not there');
  expect(shown.y).toBeGreaterThanOrEqual(map.y);
  expect(shown.y + shown.height).toBeLessThanOrEqual(map.y + map.height);
  await expect(card.getByRole('button', { name: language.close })).toBeInViewport({ ratio: 1 });
}

test('no page has the points of interest in its HTML', async ({ request }) => {
  const points = (await (await request.get('/api/points?locale=it')).json()) as Point[];
  const [first] = points;
  expect(points.length).toBeGreaterThanOrEqual(30);
  for (const path of ['/', '/alloggi', '/alloggi?view=map', '/eventi']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain(first?.description ?? '');
  }
});
