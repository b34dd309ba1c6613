import { registerAndLogIn } from './account';
import { browser } from './browser';
import { expect, test } from './town';

// The headless shell has no back/forward cache, and Playwright disables the one of Chromium. Launch
// options apply to all tests of a file, so this test has a file of its own.
test.use({
  launchOptions: {
    ...browser?.launchOptions,
    executablePath: process.env.STUDIUM_WHOLE_CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  complaints: [],
});

test('a page restored from the back/forward cache does not show an ended session', async ({
  page,
  context,
}) => {
  await registerAndLogIn(page);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { persisted, firstSight: document.body.innerText });
    });
  });
  await page.goto('/alloggi');
  const greeting = page.getByRole('banner').getByRole('link', { name: /Ada/ });
  await expect(greeting).toBeVisible();
  await page.goto('/credits');
  // Else its check may find the ended session, and its message to other tabs ends the restorable page.
  await expect(greeting).toBeVisible();
  await context.clearCookies();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/alloggi$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
  const seen = await page.evaluate(() => {
    const { persisted, firstSight } = window as unknown as Record<string, unknown>;
    return { persisted, firstSight };
  });
  expect(seen.persisted).toBe(true);
  expect(seen.firstSight).not.toContain('Ada');
});
