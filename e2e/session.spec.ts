import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { operationHashes } from '../src/gql/operationHashes';
import { registerAndLogIn, saveFavourite, sendOperation, type Credentials } from './account';
import { get } from './get';
import { openerOf } from './header';
import { main } from './main';
import { expect, withHydration, markWindow, test, town } from './town';

// Ended sessions answer 401, and the browser reports that as an error.
test.use({ complaints: [] });

const greeting = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Ada/ });
const eventsLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Eventi', exact: true });

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(openerOf(page, 'Accedi')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Ada');
}

/** Logs in without the screens. */
async function sendLogin(request: APIRequestContext, person: Credentials): Promise<void> {
  const headers = { origin: town.siteUrl };
  const login = await request.post(`${town.siteUrl}/api/session`, { headers, data: person });
  expect(login.status()).toBe(200);
}

/** Changes the account on another device, without any event in this browser. */
async function runOnOtherDevice(
  browser: Browser,
  person: Credentials,
  name: 'LogoutElsewhere' | 'DeleteAccount',
): Promise<void> {
  const device = await browser.newContext();
  const headers = { origin: town.siteUrl };
  const { password } = person;
  await sendLogin(device.request, person);
  const answer = await device.request.post(`${town.siteUrl}/api`, {
    headers,
    data: {
      operation: operationHashes[name],
      variables: name === 'DeleteAccount' ? { password, confirmPassword: password } : {},
    },
  });
  expect(await answer.text()).not.toContain('errors');
  await device.close();
}

test('a logout on another device, and the deletion of the account, show after the next navigation', async ({
  page,
  context,
  browser,
}) => {
  const person = await registerAndLogIn(page);
  const other = withHydration(await context.newPage());
  await page.goto('/');
  await other.goto('/credits');
  await expect(greeting(page)).toBeVisible();
  await expect(greeting(other)).toBeVisible();
  const stayed = [await markWindow(page), await markWindow(other)];
  await runOnOtherDevice(browser, person, 'LogoutElsewhere');
  await eventsLink(page).click();
  await expect(page).toHaveURL(/\/eventi$/);
  await expectLoggedOut(page);
  await expectLoggedOut(other);
  expect(await Promise.all(stayed.map((hasStayed) => hasStayed()))).toEqual([true, true]);

  await sendLogin(page.request, person);
  await other.reload();
  await expect(greeting(other)).toBeVisible();
  await runOnOtherDevice(browser, person, 'DeleteAccount');
  await eventsLink(other).click();
  await expect(other).toHaveURL(/\/eventi$/);
  await expectLoggedOut(other);
});

test('an expired session is not greeted on the login page, in any tab', async ({
  page,
  context,
}) => {
  await registerAndLogIn(page);
  const other = withHydration(await context.newPage());
  await page.goto('/');
  await other.goto('/credits');
  await expect(greeting(page)).toBeVisible();
  await expect(greeting(other)).toBeVisible();
  const stayed = await markWindow(page);
  await context.clearCookies({ name: /^(JWT|REFRESH)_TOKEN$/ });
  await greeting(page).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
  await expectLoggedOut(page);
  await expectLoggedOut(other);
  expect(await stayed()).toBe(true);
});

test.describe('a heart that is pressed after the session has ended', () => {
  test('opens the login, and saves the favourite after it', async ({ page, browser }) => {
    const person = await registerAndLogIn(page);
    await page.goto('/alloggi');
    await expect(greeting(page)).toBeVisible();
    await runOnOtherDevice(browser, person, 'LogoutElsewhere');
    await page.evaluate(() => {
      Object.assign(window, { closings: 0 });
      const count = () => {
        const seen = window as unknown as { closings: number };
        seen.closings += 1;
      };
      document.addEventListener('close', count, { capture: true });
    });
    const heart = main(page)
      .getByRole('button', { name: /^Salva nei preferiti/ })
      .first();
    await heart.click();
    const dialog = page.getByRole('dialog', { name: 'Accedi' });
    await dialog.getByLabel('E-mail').pressSequentially(person.email, { delay: 40 });
    await dialog.getByLabel(/^Password/).fill(person.password);
    expect(await page.evaluate(() => (window as unknown as { closings: number }).closings)).toBe(0);
    await dialog.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page.getByText(/^Aggiunto ai preferiti/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const viewer = await sendOperation(page, 'Viewer');
    expect(await viewer.json()).toMatchObject({ data: { viewer: { favorites: [{}] } } });
  });

  test('on an account page leads to the login, and removes the favourite after it', async ({
    page,
    browser,
  }) => {
    const { text } = await get(page.request, '/alloggi');
    const id = Number(/data-heart="(\d+)"/.exec(text)?.[1]);
    const person = await registerAndLogIn(page);
    await saveFavourite(page, id);
    await page.goto('/account/accommodations');
    await expect(greeting(page)).toBeVisible();
    await runOnOtherDevice(browser, person, 'LogoutElsewhere');
    await main(page).locator(`[data-heart="${id}"]`).click();
    await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Faccommodations$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await main(page).getByLabel('E-mail').fill(person.email);
    await main(page)
      .getByLabel(/^Password/)
      .fill(person.password);
    await main(page).getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page.getByText(/^Tolto dai preferiti/)).toBeVisible();
    await expect
      .poll(async (): Promise<unknown> => (await sendOperation(page, 'Viewer')).json())
      .toMatchObject({ data: { viewer: { favorites: [] } } });
  });
});

test.describe('focus', () => {
  test('is on the account link after a login in the header', async ({ page, context }) => {
    const person = await registerAndLogIn(page);
    await context.clearCookies();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await openerOf(page, 'Accedi').focus();
      await page.keyboard.press('Space');
      const dialog = page.getByRole('dialog', { name: 'Accedi' });
      await dialog.getByLabel('E-mail').fill(person.email);
      await dialog.getByLabel(/^Password/).fill(person.password);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(greeting(page)).toBeFocused();
      await context.clearCookies();
    }
  });

  // The other overlays open by the same hook.
  for (const [landmark, name] of [
    ['banner', 'Apri il menu'],
    ['main', 'Avvisami'],
  ] as const) {
    test(`stays on «${name}» when the page hydrates`, async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      // Deferred scripts delay the later states.
      await page.goto('/alloggi', { waitUntil: 'commit' });
      const link = page.getByRole(landmark).getByRole('link', { name, exact: true });
      const opener = page.getByRole(landmark).getByRole('button', { name, exact: true });
      await link.focus();
      await expect(link).toBeFocused();
      release();
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
});
