import { colourRules, violationsOf } from '../axe';
import { expect, stories, test } from './storybook';

test('there are stories of every block and of full pages', () => {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const blocks = titles.filter((title) => /^blocks\/\w+$/.test(title));
  expect(blocks.length).toBeGreaterThanOrEqual(23);
  expect(titles.some((title) => /^content\/\w+\/\w+View$/.test(title))).toBe(true);
});

const selected = process.env.STUDIUM_STORIES?.split(' ').filter(Boolean) ?? [];

for (const { id, title, name } of stories) {
  if (selected.length > 0 && !selected.includes(id)) continue;
  test(`${title}: ${name}`, async ({ stage }) => {
    const { page } = stage;
    await stage.show(id);
    await stage.setTheme('light');
    // The frame of the stories has no title.
    expect(await violationsOf(page, { without: ['document-title'] }), 'light').toEqual([]);
    await stage.setTheme('dark');
    expect(await violationsOf(page, { rules: colourRules }), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(scrollWidth, 'at 360 px').toBeLessThanOrEqual(clientWidth);
    expect(stage.complaints).toEqual([]);
  });
}
