import { expect, stories, test } from './storybook';

test('the Controls of a block change its props, its colours and the blocks inside', async ({
  stage,
}) => {
  const { page } = stage;
  await stage.show('blocks-titlecontent--typical');
  await stage.setArgs({ text: 'Un altro titolo', level: 3, background: 'river' });
  const heading = page.getByRole('heading', { name: 'Un altro titolo', level: 3 });
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-ground="river"]', { has: heading })).toBeVisible();
  await stage.resetArgs();

  await stage.show('blocks-group--typical');
  const headings = page.locator('#storybook-root').getByRole('heading');
  await expect(headings.first()).toBeVisible();
  await stage.setArgs({ children: [] });
  await expect(headings).toHaveCount(0);
  await stage.resetArgs();
});

test('the stories of each block show the args that the Controls change', async ({ stage }) => {
  const blocks = stories.filter(({ id }) => /^blocks-[a-z]+--typical$/.test(id));
  expect(blocks.length).toBeGreaterThanOrEqual(23);
  for (const { id } of blocks) {
    await stage.show(id);
    await stage.setArgs({ background: 'plum' });
    await expect(stage.page.locator('[data-ground="plum"]').first(), id).toBeAttached();
    await stage.resetArgs();
  }
});

test('the toolbar changes the theme of a story', async ({ stage }) => {
  const root = stage.page.locator('html');
  await stage.show('blocks-titlecontent--typical');
  await stage.chooseTheme('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await stage.chooseTheme('light');
  await expect(root).toHaveAttribute('data-theme', 'light');
});
