import type { Page } from '@playwright/test';
import { enter } from './account';
import { violationsOf } from './axe';
import { openerOf } from './header';
import { everyPage, mainRouteTypes, routeTypes } from './routeTypes';
import { expect, test } from './town';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** How far a page goes beyond its window sideways, in pixels. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Axe in both themes: they differ in colours only. */
async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsOf(page, { bestPractice: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, { rules: ['color-contrast', 'link-in-text-block'] });
  return [...light, ...dark];
}

/**
 * Buttons, links and headings whose text does not fit into them and is cut off. What ends in an
 * ellipsis, and what is there for screen readers alone, is meant to.
 */
const cutOff = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, label, p, li')].flatMap(
      (element) => {
        const style = getComputedStyle(element);
        const isCut =
          /hidden|clip/.test(style.overflow) &&
          style.webkitLineClamp === 'none' &&
          style.textOverflow !== 'ellipsis' &&
          element.clientWidth > 1 &&
          (element.scrollHeight > element.clientHeight + 2 ||
            element.scrollWidth > element.clientWidth + 2);
        return isCut ? [element.outerHTML.slice(0, 120)] : [];
      },
    ),
  );

/** The spacing that everybody may set (WCAG 1.4.12). A sheet made by script is no inline style. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

for (const { name, locale, path } of everyPage(routeTypes)) {
  test(`${name} (${locale}) has no violation, and can be enlarged and spaced out`, async ({
    page,
    complaints,
  }) => {
    // The languages differ in words only: one is looked at on a phone, the other on a dark desk.
    const [size, colorScheme] =
      locale === 'it' ? ([phone, 'light'] as const) : ([desk, 'dark'] as const);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    expect.soft(await violationsOf(page, { bestPractice: true }), colorScheme).toEqual([]);

    // 1,280 px at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await beyond(page), 'at 400 %').toBeLessThanOrEqual(0);
    await page.setViewportSize(desk);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await beyond(page), 'with text at 200 %').toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), 'with text at 200 %').toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await spaceOut(page);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect.soft(await beyond(page), `spaced out at ${size.width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `spaced out at ${size.width} px`).toEqual([]);
    }
    // That the page is one that does not exist is reported by the browser as well.
    expect(complaints).toEqual([]);
  });
}

test.describe('who is logged in', () => {
  // A session that is not there yet answers 401, which the browser reports.
  test.use({ complaints: [[], { auto: true }] as never });

  test('finds no violation on the pages of the account', async ({ page }) => {
    test.setTimeout(120_000);
    await enter(page);
    for (const path of [
      '/account',
      '/en/account',
      '/account/accommodations',
      '/account/profile',
      '/account/password',
    ]) {
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violationsOf(page, { bestPractice: true }), path).toEqual([]);
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violationsOf(page, { bestPractice: true }), `${path}, dark`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await beyond(page), `${path} at 400 %`).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('forms sent empty', () => {
  for (const [path, send] of [
    ['/login', 'Accedi'],
    ['/registrati', 'Crea il profilo'],
    ['/en/reset-password', 'Send the link'],
  ] as const) {
    test(`${path} says what is missing, where the keyboard is`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await main.getByRole('button', { name: send, exact: true }).click();
      await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
});

/** Where the keyboard is: what it stands on, its ring, and whether something lies over it. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The ring of a card is drawn around the whole of it.
    const card = element.closest('article');
    const rings = [element, ...(card ? [card] : [])].flatMap((one) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)),
    );
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return {
      what: element.outerHTML.slice(0, 100),
      ring: Math.max(
        ...rings.map(({ outlineStyle, outlineWidth }) =>
          outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        ),
      ),
      covered: !over || !(element.contains(over) || over.contains(element)),
    };
  });

for (const forcedColors of ['none', 'active'] as const) {
  test(`the keyboard is always to be seen, with forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    for (const path of ['/alloggi', '/en', '/registrati']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        const at = await stop(page);
        if (!at) break;
        const place = `${path}, step ${step}: ${at.what}`;
        expect.soft(at.ring, place).toBeGreaterThanOrEqual(2);
        expect.soft(at.covered, place).toBe(false);
      }
    }
  });
}

test('forced colours leave every control an edge or an underline, and the chosen one a mark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/alloggi?category=camere-singole', { waitUntil: 'networkidle' });
  const bare = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, select, input')].flatMap((element) => {
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
      const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
      const isDrawn = element.querySelector('svg') !== null || element.innerText.trim() !== '';
      return hasEdge || outlineStyle !== 'none' || isDrawn || !element.checkVisibility()
        ? []
        : [element.outerHTML.slice(0, 120)];
    }),
  );
  expect(bare).toEqual([]);
  const pills = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  const look = (index: number) =>
    pills.nth(index).evaluate((pill) => {
      const { color, backgroundColor, borderTopColor, borderTopWidth, textDecorationLine } =
        getComputedStyle(pill);
      return [color, backgroundColor, borderTopColor, borderTopWidth, textDecorationLine].join();
    });
  const current = await pills.evaluateAll((all) =>
    all.findIndex((pill) => pill.hasAttribute('aria-current')),
  );
  expect(current).toBeGreaterThanOrEqual(0);
  expect(await look(current)).not.toBe(await look(current === 0 ? 1 : 0));
});

test('who asks for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Colours may fade; what is moved or made larger may not.
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const { activeDuration } = effect.getComputedTiming();
        const moved = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((property) =>
            /transform|translate|scale|rotate|top|left|height|width/.test(property),
          );
        return Number(activeDuration) > 10 ? moved : [];
      }),
    );
  for (const path of ['/', '/alloggi', '/la-citta-in-figure']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await moving(), path).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
    const playing = await page.evaluate(() =>
      [...document.querySelectorAll('video')].some((video) => !video.paused),
    );
    expect(playing, path).toBe(false);
    await openerOf(page, 'Apri il menu').click();
    expect(await moving(), `${path}, menu`).toEqual([]);
  }
});

test.describe('what a screen reader says of the controls', () => {
  for (const { name, locale, path } of everyPage(mainRouteTypes.slice(0, 1))) {
    test(`around every page, ${locale}`, async ({ page }) => {
      await page.setViewportSize(desk);
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const part of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toMatchAriaSnapshot({
          name: `${name}-${part}-${locale}.aria.yml`,
        });
    });
  }

  for (const { name, locale, path } of everyPage(
    routeTypes.filter((type) =>
      ['login', 'register', 'resetPassword', 'search', 'compare', 'not found'].includes(type.name),
    ),
  )) {
    test(`of ${name}, ${locale}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toMatchAriaSnapshot({
        name: `${name.replace(' ', '-')}-${locale}.aria.yml`,
      });
    });
  }

  for (const [path, filters] of [
    ['/alloggi', 'Filtri'],
    ['/en/accommodations', 'Filters'],
  ] as const) {
    test(`of the filters of ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: new RegExp(`^${filters}`) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(dialog).toMatchAriaSnapshot({ name: `${filters}.aria.yml` });
    });
  }
});
