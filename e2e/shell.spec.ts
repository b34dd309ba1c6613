import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe';
import { expect, markWindow, test } from './town';

// Scroll bars take room, as on most desks: what opens over the page must not move it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const overlays = [
  { path: '/alloggi', opener: 'Apri il menu', dialog: 'Menu' },
  { path: '/en/accommodations', opener: 'Open the menu', dialog: 'Menu' },
  { path: '/alloggi', opener: 'Cerca', dialog: 'Cerca nel sito' },
  { path: '/en/accommodations', opener: 'Search', dialog: 'Search the site' },
];

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];

const openerOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });

for (const { path, opener, dialog: name } of overlays) {
  test.describe(`${name} on ${path}`, () => {
    for (const size of sizes) {
      test(`opens, holds the keyboard and gives it back at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        const button = openerOf(page, opener);
        const dialog = page.getByRole('dialog', { name });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect.poll(() => holdsFocus(dialog)).toBe(true);
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let step = 0; step < 45; step += 1) {
            await page.keyboard.press(key);
            expect(await holdsFocus(dialog), `${key}, step ${step}`).toBe(true);
          }
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      });

      test(`moves nothing of the page at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          scrollTo(0, 700);
        });
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
        const shifts = await watchShifts(page);
        const widthBefore = await page.evaluate(() => document.body.clientWidth);
        // By the pointer itself: a locator's click() scrolls to what stands in a sticky bar.
        const button = await openerOf(page, opener).boundingBox();
        await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await settled(dialog);
        expect(await page.evaluate(() => document.body.clientWidth)).toBe(widthBefore);
        expect(await focusableBehind(page)).toEqual([]);
        await page.mouse.move(5, size.height - 5);
        await page.mouse.wheel(0, 600);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        expect(await page.evaluate(() => scrollY)).toBe(700);
        expect(await shifts()).toBe(0);
      });
    }

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no axe violation, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(path);
          await openerOf(page, opener).click();
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          await settled(dialog);
          expect(await violationsOf(page, { bestPractice: true }), `at ${size.width} px`).toEqual(
            [],
          );
        }
      });
    }
  });
}

test.describe('an overlay', () => {
  test('is closed by a click beside it, not by one inside', async ({ page }) => {
    await page.goto('/alloggi');
    await openerOf(page, 'Cerca').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { level: 2 }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(dialog).toHaveCount(0);
  });

  test('closes when a link in it leads on, without a reload', async ({ page }) => {
    await page.goto('/alloggi');
    const stayed = await markWindow(page);
    await openerOf(page, 'Apri il menu').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('navigation', { name: 'Sezioni' }).getByText('Eventi').press('Enter');
    await expect(page).toHaveURL(/\/eventi$/);
    await expect(dialog).toHaveCount(0);
    expect(await stayed()).toBe(true);
    await openerOf(page, 'Apri il menu').press('Enter');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/alloggi$/);
    await expect(dialog).toHaveCount(0);
  });

  test('neither fades nor grows when less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/alloggi');
    await openerOf(page, 'Apri il menu').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(dialog).toHaveCSS('opacity', '1');
  });

  test('fetches its code when it is first opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    const before = scripts.length;
    await openerOf(page, 'Cerca').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('leads to the page instead where its code cannot be fetched', async ({
    page,
    complaints,
  }) => {
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    await page.route(/\/_next\/.*\.js/, (route) => route.abort());
    await openerOf(page, 'Apri il menu').press('Enter');
    await expect(page).toHaveURL(/\/alloggi#menu$/);
    // The browser reports what was refused on purpose.
    complaints.length = 0;
  });
});

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the menu opens, leads to a section and is gone', async ({ page }) => {
    await page.goto('/en');
    await openerOf(page, 'Open the menu').tap();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await settled(dialog);
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360 });
    await dialog.getByRole('link', { name: 'News', exact: true }).first().tap();
    await expect(page).toHaveURL(/\/en\/news$/);
    await expect(dialog).toHaveCount(0);
  });

  test('the four sections are in reach of the thumb, the current one marked', async ({ page }) => {
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
  test('leads to the whole section from one of its categories', async ({ page }) => {
    for (const [address, section] of [
      ['/alloggi?category=camere-singole', 'Alloggi'],
      ['/servizi?category=mangiare', 'Servizi'],
    ] as const) {
      await page.goto(address);
      const nav = page.getByRole('navigation', { name: 'Navigazione principale' });
      await nav.getByRole('link', { name: section }).click();
      await expect(page).not.toHaveURL(/category/);
    }
  });

  test('has the menus of the language', async ({ page }) => {
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

  test('holds what fits when text is twice as large', async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/en/accommodations');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height).toBe(65);
      expect(
        await header.evaluate((element) => element.scrollWidth - element.clientWidth),
        `at ${width} px`,
      ).toBe(0);
      await openerOf(page, 'Open the menu').click();
      await expect(page.getByRole('button', { name: 'Close the menu' })).toBeInViewport();
    }
  });

  test('leads to menu and search without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/alloggi');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Apri il menu' }).click();
    await expect(page).toHaveURL(/#menu$/);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Camere singole' }),
    ).toBeInViewport();
    await expect(header.getByRole('link', { name: 'Cerca' })).toHaveAttribute('href', '/cerca');
    await context.close();
  });
});

test.describe('the footer', () => {
  test('names who makes the site, its channels and what the law wants', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Studium`);
    await expect(footer).toContainText('Informagiovani del Comune');
    const link = (name: string | RegExp) => footer.getByRole('link', { name });
    await expect(link('Crediti').last()).toHaveAttribute('href', '/credits');
    await expect(link(/^Privacy/)).toHaveAttribute('href', '/privacy');
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
  test('says so in the language asked for, and offers the section', async ({ page }) => {
    // The demo town is translated throughout: the page's data are told otherwise.
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

  test('follow the system, or the visitor’s choice, which the device keeps', async ({ page }) => {
    const body = page.locator('body');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/alloggi');
    await expect(body).toHaveCSS('background-color', paper.dark);
    await openerOf(page, 'Apri il menu').click();
    const choice = page.getByRole('group', { name: 'Colori del sito' });
    await expect(choice.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await choice.getByText('Chiaro').click();
    await expect(body).toHaveCSS('background-color', paper.light);
    await page.goto('/en/events');
    await expect(body).toHaveCSS('background-color', paper.light);
    await openerOf(page, 'Open the menu').click();
    await page.getByRole('radio', { name: 'Light' }).press('ArrowLeft');
    await expect(body).toHaveCSS('background-color', paper.dark);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });

  test('are right from the first paint on', async ({ page, complaints }) => {
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    // Nothing but the page itself and its one early script.
    await page.route(/\/_next\/.*\.js/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    complaints.length = 0;
  });

  test('on paper there is nothing but the content, dark on white', async ({ page }) => {
    await page.goto('/alloggi');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(
      page.locator('header, footer, nav:not(main nav)').filter({ visible: true }),
    ).toHaveCount(0);
  });
});

async function holdsFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

/** When the dialog has come to rest. */
async function settled(dialog: Locator): Promise<void> {
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** What of the page behind the dialog still takes the focus. */
async function focusableBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const inside = document.activeElement;
    const behind = [...document.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')]
      .filter((element) => !dialog?.contains(element))
      .filter((element) => {
        element.focus();
        return document.activeElement === element;
      });
    if (inside instanceof HTMLElement) inside.focus();
    return behind.map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
}

/** Counts layout shifts from now on, those after an input included. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.push(entry.value);
      }
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: number[] };
      return seen.reduce((sum, value) => sum + value, 0);
    });
}
