import { sortKey } from '../cms/src/lib/sortKey';
import { expectToFit } from './expectToFit';
import { expect, test } from './town';

/** The same point of interest of the demo town in each language. */
const garden = {
  it: {
    list: '/luoghi',
    title: 'Orto Botanico',
  },
  en: {
    list: '/en/places',
    path: '/en/places/botanic-garden',
    title: 'Botanic Garden',
    count: /^\d+ places/,
    panel: 'At a glance',
    where: 'Where it is',
    way: 'Directions on OpenStreetMap',
    near: 'Other places nearby',
    points: 'Nearby',
  },
} as const;

test.describe('places', () => {
  test('are listed by name with address, description and icon, without JavaScript', async ({
    plainPage: page,
  }) => {
    const titles: string[] = [];
    for (const query of ['', '?page=2']) {
      await page.goto(`${garden.it.list}${query}`);
      const cards = page.getByRole('main').getByRole('article');
      const names = await cards.getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(10);
      titles.push(...names);
      for (const card of await cards.all()) {
        await expect(card.getByRole('link')).toHaveAttribute('href', /\/[a-z0-9-]+$/);
        await expect(card.locator('img')).toHaveCount(1);
        const [address, description] = await card.getByRole('paragraph').allTextContents();
        expect(address).toMatch(/\d/);
        expect(description?.length).toBeGreaterThan(20);
      }
    }
    expect(titles.length).toBeGreaterThanOrEqual(40);
    expect(titles).toContain(garden.it.title);
    const keys = titles.map(sortKey);
    expect(keys).toEqual([...keys].sort());
  });

  test('have a page with an address, a map and places nearby', async ({ page }) => {
    const words = garden.en;
    await page.goto(words.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    const main = page.getByRole('main');
    const panel = main.getByRole('complementary', { name: words.panel });
    await expect(panel.getByRole('heading', { name: words.where })).toBeVisible();
    await expect(panel.getByRole('link', { name: words.way })).toBeVisible();
    const near = main.getByRole('region', { name: words.near });
    expect(await near.getByRole('article').count()).toBe(4);
    await expect(near.getByRole('heading', { name: words.title })).toHaveCount(0);
    // Places cannot be favourites, so all hearts belong to other entries.
    await expect(page.locator('[data-heart]')).toHaveCount(4);
    await expect(main.locator('h1 ~ * [data-heart]')).toHaveCount(0);
    await expectToFit(page);
    // The row of cards has the points of interest that other pages list beside the map.
    await expect(panel.getByRole('heading', { name: words.points, exact: true })).toHaveCount(0);
  });

  test('are linked from the footer, and sorted by their English names in English', async ({
    page,
  }) => {
    await page.goto('/en');
    const links = page.getByRole('contentinfo').locator(`a[href="${garden.en.list}"]`);
    await expect(links.first()).toBeVisible();
    await links.first().click();
    const main = page.getByRole('main');
    await expect(main.getByText(garden.en.count)).toBeVisible();
    const names = await main.getByRole('article').getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(10);
    const keys = names.map(sortKey);
    expect(keys).toEqual([...keys].sort());
  });
});
