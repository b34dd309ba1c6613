import { expect, test } from './town';

test.describe('layout', () => {
  test('headings and text use the two fonts of the site', async ({ page }) => {
    await page.goto('/');
    const loaded = await page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      return [...fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : []));
    });
    for (const [element, font] of [
      ['h1', 'Bricolage Grotesque'],
      ['p', 'Figtree'],
    ] as const) {
      expect(loaded).toContain(font);
      await expect(page.getByRole('main').locator(element).first()).toHaveCSS(
        'font-family',
        new RegExp(`^"?${font}`),
      );
    }
  });

  test('a listing has 1, 2, 3 or 4 columns, depending on the width, and a sticky header of 65 px', async ({
    page,
  }) => {
    await page.goto('/alloggi');
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1100, 3],
      [1400, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      const inFirstRow = tops.filter((top) => top === tops[0]).length;
      expect(inFirstRow, `at ${width} px`).toBe(columns);
    }
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(65);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });
});
