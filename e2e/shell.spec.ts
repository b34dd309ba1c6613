import { openerOf } from './header';
import { scrollBars } from './scrollBars';
import { expect, test } from './town';

// Opening an overlay must not shift the page.
test.use(scrollBars);

test.describe('the bottom bar on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('links to the four sections and marks the current one', async ({ page }) => {
    await page.goto('/servizi');
    const bar = page.getByRole('navigation', { name: 'Sezioni', exact: true });
    await expect(bar.getByRole('link')).toHaveText(['Atenei', 'Alloggi', 'Servizi', 'Eventi']);
    await expect(bar.getByRole('link', { name: 'Servizi' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect((await bar.boundingBox())?.y).toBeGreaterThan(600);
    await bar.getByRole('link', { name: 'Eventi' }).tap();
    await expect(page).toHaveURL(/\/eventi$/);
  });
});

test.describe('the header', () => {
  test('links to all entries of a section from one of its categories', async ({ page }) => {
    await page.goto('/servizi?category=mangiare');
    const nav = page.getByRole('navigation', { name: 'Navigazione principale' });
    await nav.getByRole('link', { name: 'Servizi' }).click();
    await expect(page).not.toHaveURL(/category/);
  });

  test('has the menus of the current language', async ({ page }) => {
    // The short menu is visible on wide windows only.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    const top = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
    await expect(top('Collegamenti utili').first()).toHaveText('Primi passi');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(top('Useful links').first()).toHaveText('First steps');
    await openerOf(page, 'Open the menu').click();
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Eating' }),
    ).toHaveAttribute('href', '/en/services?category=eating');
  });

  test('does not overflow with text at 200 %', async ({ page }) => {
    await page.goto('/en/accommodations');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const header = page.getByRole('banner');
    const close = page.getByRole('button', { name: 'Close the menu' });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await header.boundingBox())?.height).toBe(65);
      expect(
        await header.evaluate((element) => element.scrollWidth - element.clientWidth),
        `at ${width} px`,
      ).toBe(0);
      await openerOf(page, 'Open the menu').click();
      await expect(close).toBeInViewport();
      await close.click();
      await expect(close).toHaveCount(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header links to menu and search', async ({ page }) => {
    await page.goto('/alloggi');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Apri il menu' }).click();
    await expect(page).toHaveURL(/#menu$/);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Camere singole' }),
    ).toBeInViewport();
    await expect(header.getByRole('link', { name: 'Cerca' })).toHaveAttribute('href', '/cerca');
  });

  test('the footer names the publisher, the channels and the legal pages', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Studium`);
    await expect(footer).toContainText('Sportello Giovani del Comune');
    const link = (name: string | RegExp) => footer.getByRole('link', { name });
    await expect(link('Crediti').last()).toHaveAttribute('href', '/credits');
    await expect(link(/^Privacy/)).toHaveAttribute('href', '/privacy');
    await expect(link('Cookie')).toHaveAttribute('href', '/cookie');
    await expect(link('Note legali')).toHaveAttribute('href', '/note-legali');
    await expect(link(/^Dichiarazione di accessibilità/)).toHaveAttribute(
      'href',
      /^https:\/\/form\.agid\.gov\.it\/view\/[0-9a-f-]{36}$/,
    );
    await expect(link(/^Accessibilità/)).toHaveAttribute('href', '/accessibilita');
    const channels = footer.getByRole('list', { name: 'I nostri canali' }).getByRole('link');
    await expect(channels).toHaveCount(6);
    for (const channel of await channels.all()) {
      await expect(channel).toHaveAttribute('target', '_blank');
      await expect(channel).toHaveAccessibleName(/\(si apre in una nuova finestra\)$/);
    }
  });
});

test.describe('a page that is not translated', () => {
  test('says so in the chosen language and offers the section', async ({ page }) => {
    // All entries of the demo town are translated, so the test removes the translation from the page data.
    await page.route(/\/_next\/data\/.*\/alloggi\/[a-z-]+\.json/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/("alternates":\{.*?"en":)"[^"]*"/, '$1null');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/alloggi');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/alloggi\/./);
    const english = page.getByRole('banner').getByRole('button', { name: 'English' });
    await english.press('Enter');
    const notice = page.getByText('This page does not exist in English.').first();
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(english).toBeFocused();
    await english.press('Enter');
    await page.getByRole('link', { name: 'Go to the section in English' }).first().click();
    await expect(page).toHaveURL(/\/en\/accommodations$/);
    await expect(notice).toBeHidden();
  });
});

test.describe('colours', () => {
  const paper = { light: 'rgb(251, 246, 236)', dark: 'rgb(26, 20, 33)' };

  test('follow the system or the visitor’s choice, and are dark on white in print', async ({
    page,
  }) => {
    const body = page.locator('body');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/alloggi');
    await expect(body).toHaveCSS('background-color', paper.dark);
    await openerOf(page, 'Apri il menu').click();
    const choice = page.getByRole('group', { name: 'Colori del sito' });
    await expect(choice.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await choice.getByText('Chiaro').click();
    await expect(body).toHaveCSS('background-color', paper.light);
    await choice.getByRole('radio', { name: 'Chiaro' }).press('ArrowLeft');
    await expect(body).toHaveCSS('background-color', paper.dark);
    await choice.getByText('Scuro').click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(body).toHaveCSS('background-color', paper.dark);

    await page.goto('/en/events');
    await expect(body).toHaveCSS('background-color', paper.dark);
    await page.emulateMedia({ media: 'print' });
    await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(
      page.locator('header, footer, nav:not(main nav)').filter({ visible: true }),
    ).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await openerOf(page, 'Open the menu').click();
    await page.getByRole('group', { name: 'Colours of the site' }).getByText('Auto').click();
    await expect(body).toHaveCSS('background-color', paper.light);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });

  test('are right from the first paint', async ({ page, complaints }) => {
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      // The page must not reload because its code does not load.
      sessionStorage.setItem('reloadedAt', String(Date.now()));
    });
    // The page's code is not loaded.
    await page.route(/\/_next\/.*\.js/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    complaints.length = 0;
  });
});
