import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe';
import { openerOf } from './header';
import { expect, markWindow, test } from './town';

// Scroll bars take up width, as on most desktops, because opening an overlay must not shift the page.
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
  { path: '/alloggi', opener: 'Accedi', dialog: 'Accedi' },
  { path: '/en/accommodations', opener: 'Log in', dialog: 'Log in' },
];

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
] as const;

for (const { path, opener, dialog: name } of overlays) {
  test.describe(`${name} on ${path}`, () => {
    for (const size of sizes) {
      test(`opens, traps the focus and returns it at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        const button = openerOf(page, opener);
        const dialog = page.getByRole('dialog', { name });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect.poll(() => holdsFocus(dialog)).toBe(true);
        for (const key of ['Tab', 'Shift+Tab']) await cycleFocus(dialog, key);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      });

      test(`does not move the page behind it at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          scrollTo(0, 700);
        });
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
        const shifts = await watchShifts(page);
        const widthBefore = await page.evaluate(() => document.body.clientWidth);
        // Use the mouse directly: a locator's click() scrolls to elements in a sticky bar.
        const button = await openerOf(page, opener).boundingBox();
        await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await waitUntilSettled(dialog);
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

    for (const [colorScheme, size] of [
      ['light', sizes[0]],
      ['dark', sizes[1]],
    ] as const) {
      test(`has no axe violations (${colorScheme}, ${size.width} px)`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await page.goto(path);
        await openerOf(page, opener).click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await waitUntilSettled(dialog);
        expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
      });
    }
  });
}

test.describe('an overlay', () => {
  test('closes on a click outside, but not inside', async ({ page }) => {
    await page.goto('/alloggi');
    await openerOf(page, 'Cerca').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { level: 2 }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(dialog).toHaveCount(0);
  });

  test('closes when one of its links is followed, without a reload', async ({ page }) => {
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

  test('has no animation when the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/alloggi');
    await openerOf(page, 'Apri il menu').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(dialog).toHaveCSS('opacity', '1');
  });

  test('loads its code when it is first opened', async ({ page }) => {
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

  test('falls back to its link when its code cannot be loaded', async ({ page, complaints }) => {
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    await page.route(/\/_next\/.*\.js/, (route) => route.abort());
    await openerOf(page, 'Apri il menu').press('Enter');
    await expect(page).toHaveURL(/\/alloggi#menu$/);
    // The browser reports the aborted requests.
    complaints.length = 0;
  });
});

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the menu opens, leads to a section and closes', async ({ page }) => {
    await page.goto('/en');
    await openerOf(page, 'Open the menu').tap();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await waitUntilSettled(dialog);
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360 });
    await dialog.getByRole('link', { name: 'News', exact: true }).first().tap();
    await expect(page).toHaveURL(/\/en\/news$/);
    await expect(dialog).toHaveCount(0);
  });
});

async function holdsFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

/** Presses a key until the focus is back on the first element. Fails if the focus leaves the dialog. */
async function cycleFocus(dialog: Locator, key: string): Promise<void> {
  const press = async () => {
    await dialog.page().keyboard.press(key);
    const at = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
    );
    expect(at, `${key} stays in the dialog`).toBeGreaterThanOrEqual(0);
    return at;
  };
  const first = await press();
  for (let step = 0; step < 100; step += 1) {
    if ((await press()) === first) return;
  }
  throw new Error(`${key} does not come round in 100 steps`);
}

/** Waits until the animations of the dialog have finished. */
async function waitUntilSettled(dialog: Locator): Promise<void> {
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** The elements behind the dialog that can still get the focus. */
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

/** Sums up layout shifts from now on, including those after an input. */
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

interface Fade {
  property: string;
  frames: string[];
}

const smaller = 'scale 0.97';
const fullSize = 'scale 1.00';

/** Records the transitions of dialogs, with their first and last values. */
async function watchDialogs(page: Page): Promise<() => Promise<Fade[]>> {
  await page.addInitScript(() => {
    const fades: Fade[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      if (!(target instanceof HTMLDialogElement) || pseudoElement !== '') return;
      for (const animation of target.getAnimations()) {
        const { effect } = animation;
        if (!(animation instanceof CSSTransition) || !(effect instanceof KeyframeEffect)) continue;
        if (animation.transitionProperty !== propertyName) continue;
        const frames = effect.getKeyframes().map((frame) => {
          const value = String(frame[propertyName]);
          return propertyName === 'transform'
            ? `scale ${new DOMMatrix(value).a.toFixed(2)}`
            : value;
        });
        fades.push({ property: propertyName, frames });
      }
    });
    Object.assign(window, { fades });
  });
  return () => page.evaluate(() => (window as unknown as { fades: Fade[] }).fades);
}

for (const { path, opener, dialog: name } of [
  ...overlays,
  { path: '/alloggi', opener: /^Filtri/, dialog: 'Filtra gli alloggi' },
  { path: '/en/accommodations', opener: /^Filters/, dialog: 'Filter homes' },
]) {
  for (const { width, height } of sizes) {
    test(`${name} on ${path} opens and closes with fade and scale at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const fadesOf = await watchDialogs(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: opener }).first().press('Enter');
      const framesOf = async (property: string) =>
        (await fadesOf()).flatMap((fade) => (fade.property === property ? [fade.frames] : []));
      const shown = async () => [await framesOf('opacity'), await framesOf('transform')];
      await expect.poll(shown).toEqual([[['0', '1']], [[smaller, fullSize]]]);
      const dialog = page.getByRole('dialog', { name });
      await expect.poll(() => dialog.evaluate((one) => one.getAnimations().length)).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(shown).toEqual([
        [
          ['0', '1'],
          ['1', '0'],
        ],
        [
          [smaller, fullSize],
          [fullSize, smaller],
        ],
      ]);
      await expect(dialog).toHaveCount(0);
    });
  }
}

test('dialogs do not animate when the visitor prefers reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fadesOf = await watchDialogs(page);
  await page.goto('/alloggi', { waitUntil: 'networkidle' });
  await openerOf(page, 'Apri il menu').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await fadesOf()).toEqual([]);
});
