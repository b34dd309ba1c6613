import type { Locator, Page } from '@playwright/test';
import { openerOf } from './header';
import { scrollBars } from './scrollBars';
import { expect, markWindow, test } from './town';

// Opening an overlay must not shift the page.
test.use(scrollBars);

/** Each test uses one of the languages, because an overlay does not depend on the language. */
const overlays = [
  { path: '/alloggi', opener: 'Apri il menu', name: 'Menu' },
  { path: '/en/accommodations', opener: 'Search', name: 'Search the site' },
  { path: '/alloggi', opener: 'Accedi', name: 'Accedi' },
];

const views = [
  { width: 360, height: 780, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

for (const { path, opener, name } of overlays) {
  test(`${name}: does not move the page behind it, fades, and traps the focus`, async ({
    page,
  }) => {
    const watcher = await watchDialogs(page);
    await page.goto(path);
    const button = openerOf(page, opener);
    const dialog = page.getByRole('dialog', { name });
    for (const { width, height, colorScheme } of views) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await watcher.clear();
        await expectStillPage(page, button, dialog);
        await expectFades(watcher);
        await expectFocusTrap(button, dialog);
      });
    }
  });
}

test('the filters open and close with fade and scale', async ({ page }) => {
  const watcher = await watchDialogs(page);
  await page.goto('/en/accommodations');
  const dialog = page.getByRole('dialog', { name: 'Filter homes' });
  for (const { width, height } of views) {
    await page.setViewportSize({ width, height });
    await watcher.clear();
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .press('Enter');
    await expect(dialog).toBeVisible();
    await waitUntilSettled(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectFades(watcher);
  }
});

/** Opens and closes an overlay by mouse over a page that is scrolled down. */
async function expectStillPage(page: Page, button: Locator, dialog: Locator): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  const shifts = await watchShifts(page);
  const widthBefore = await page.evaluate(() => document.body.clientWidth);
  // Use the mouse directly: a locator's click() scrolls to elements in a sticky bar.
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(dialog).toBeVisible();
  await waitUntilSettled(dialog);
  expect.soft(await page.evaluate(() => document.body.clientWidth), 'width').toBe(widthBefore);
  expect.soft(await focusableBehind(page), 'focusable behind').toEqual([]);
  const shade = await dialog.evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  );
  expect.soft(Number(/[\d.]+(?=\)$)/.exec(shade)?.[0]), 'backdrop').toBeGreaterThan(0.5);
  await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect.soft(await page.evaluate(() => scrollY), 'scroll position').toBe(700);
  expect.soft(await shifts(), 'layout shift').toBe(0);
}

/** Opens an overlay by keyboard, presses Tab in both directions, and closes it again. */
async function expectFocusTrap(button: Locator, dialog: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) await cycleFocus(dialog, key);
  await button.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

test.describe('an overlay', () => {
  test('closes when one of its links is followed, without a reload', async ({ page }) => {
    await page.goto('/alloggi');
    const stayed = await markWindow(page);
    await openerOf(page, 'Apri il menu').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('navigation', { name: 'Sezioni' }).getByText('Eventi').press('Enter');
    await expect(page).toHaveURL(/\/eventi$/);
    await expect(dialog).toHaveCount(0);
    expect(await stayed()).toBe(true);
    // Until then the new page may take the focus from the button.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await openerOf(page, 'Apri il menu').press('Enter');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/alloggi$/);
    await expect(dialog).toHaveCount(0);
  });

  test('loads its code when it is first opened, and falls back to its link when that fails', async ({
    page,
    complaints,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/alloggi', { waitUntil: 'networkidle' });
    const before = scripts.length;
    await openerOf(page, 'Cerca').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
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

interface DialogWatcher {
  read: () => Promise<Fade[]>;
  /** Forgets the transitions so far. */
  clear: () => Promise<void>;
}

/** Records the transitions of dialogs, with their first and last values. */
async function watchDialogs(page: Page): Promise<DialogWatcher> {
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
  return {
    read: () => page.evaluate(() => (window as unknown as { fades: Fade[] }).fades),
    clear: () =>
      page.evaluate(() => {
        (window as unknown as { fades: Fade[] }).fades.length = 0;
      }),
  };
}

/** Checks that a dialog has faded in and out once, with a change of its scale. */
async function expectFades({ read }: DialogWatcher): Promise<void> {
  const shown = async () => {
    const fades = await read();
    return ['opacity', 'transform'].map((property) =>
      fades.flatMap((fade) => (fade.property === property ? [fade.frames] : [])),
    );
  };
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
}

test('dialogs do not animate when the visitor prefers reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { read } = await watchDialogs(page);
  await page.goto('/alloggi');
  await openerOf(page, 'Apri il menu').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(dialog).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await read()).toEqual([]);
});
