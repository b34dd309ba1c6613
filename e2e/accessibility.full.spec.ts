import type { Page } from '@playwright/test';
import { registerAndLogIn, saveFavourite } from './account';
import { violationsOf } from './axe';
import { get } from './get';
import { openerOf } from './header';
import { main } from './main';
import { everyPage, mainRouteTypes, routeTypes } from './routeTypes';
import { expect, test } from './town';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** By how many pixels a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Buttons, links and headings whose text does not fit and is cut off. Text that ends in an ellipsis and
 * text for screen readers only are cut off on purpose, so they do not count.
 */
const clippedTexts = (page: Page) =>
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

/**
 * Applies the text spacing of WCAG 1.4.12. A style sheet from a script is allowed by the CSP; an inline
 * style is not.
 */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Names of the fields whose font is smaller than 16 px: Safari on iPhones zooms in when one gets the focus. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.outerHTML.slice(0, 120)] : [],
      ),
    );

// accessibility.spec.ts visits the Italian pages, on a phone and in the light theme.
for (const { name, paths } of routeTypes) {
  test(`${name} in English has no axe violations on a dark desktop, and works with large text and with wide spacing`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(paths.en);
    expect.soft(await violationsOf(page, { bestPractice: true })).toEqual([]);
    expect.soft(await smallFields(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await overflowOf(page), 'with text at 200 %').toBeLessThanOrEqual(0);
    expect.soft(await clippedTexts(page), 'with text at 200 %').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await overflowOf(page), 'with text at 200 % on a phone').toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await spaceOut(page);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect.soft(await overflowOf(page), `spaced out at ${size.width} px`).toBeLessThanOrEqual(0);
      expect.soft(await clippedTexts(page), `spaced out at ${size.width} px`).toEqual([]);
    }
  });
}

test('no field of an overlay has a font smaller than 16 px', async ({ page }) => {
  await page.setViewportSize(phone);
  const openers = [/^Filtri/, 'Avvisami', /^Condividi/] as const;
  for (const [path, opener] of [
    ...openers.map(
      (name) => ['/alloggi?beds=2', main(page).getByRole('button', { name })] as const,
    ),
    ...['Cerca', 'Accedi'].map((name) => ['/', openerOf(page, name)] as const),
  ]) {
    await page.goto(path);
    await opener.press('Enter');
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
    expect(await smallFields(page)).toEqual([]);
  }
});

test.describe('a logged-in visitor', () => {
  // Requests without a session answer 401, and the browser reports that as an error.
  test.use({ complaints: [] });

  test('finds no axe violations on the account pages', async ({ page }) => {
    test.setTimeout(120_000);
    await registerAndLogIn(page);
    const { text } = await get(page.request, '/alloggi');
    const favourite = Number(/data-heart="(\d+)"/.exec(text)?.[1]);
    await saveFavourite(page, favourite);
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
      if (path.endsWith('/accommodations')) await expect(page.getByRole('article')).toHaveCount(1);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violationsOf(page, { bestPractice: true }), path).toEqual([]);
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violationsOf(page, { bestPractice: true }), `${path}, dark`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await overflowOf(page), `${path} at 400 %`).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('empty forms', () => {
  for (const [path, send] of [
    ['/login', 'Accedi'],
    ['/registrati', 'Crea il profilo'],
    ['/en/reset-password', 'Send the link'],
  ] as const) {
    test(`${path} shows an error at each missing field and moves the focus into the form`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await main.getByRole('button', { name: send, exact: true }).click();
      await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    });
  }
});

/**
 * Describes the focused element: its HTML, the width of its focus ring, and whether something covers it.
 */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A card and a search field draw the focus ring around themselves, not around their link or input.
    const card = element.closest('article, [role=search]');
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
  test(`the focused element is always visible and has a ring, with forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    for (const path of ['/alloggi', '/en', '/registrati']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        const at = await describeFocus(page);
        if (!at) break;
        const place = `${path}, step ${step}: ${at.what}`;
        expect.soft(at.ring, place).toBeGreaterThanOrEqual(2);
        expect.soft(at.covered, place).toBe(false);
      }
    }
  });
}

test('with forced colours every control is visible and the selected category is marked', async ({
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
      const { color, backgroundColor, borderTopColor, outlineStyle, textDecorationLine } =
        getComputedStyle(pill);
      return [color, backgroundColor, borderTopColor, outlineStyle, textDecorationLine].join();
    });
  const current = await pills.evaluateAll((all) =>
    all.findIndex((pill) => pill.hasAttribute('aria-current')),
  );
  expect(current).toBeGreaterThanOrEqual(0);
  expect(await look(current)).not.toBe(await look(current === 0 ? 1 : 0));
  for (const name of ['Elenco', 'Alloggi'])
    await expect(
      page.locator('[aria-current]').filter({ hasText: name, visible: true }).first(),
    ).not.toHaveCSS('outline-style', 'none');
});

test('nothing moves when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Colours may fade, but nothing may move or change its size.
  const movingProperties = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const { activeDuration } = effect.getComputedTiming();
        const animated = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((property) =>
            /transform|translate|scale|rotate|top|left|height|width/.test(property),
          );
        return Number(activeDuration) > 10 ? animated : [];
      }),
    );
  for (const path of ['/', '/alloggi', '/la-citta-in-figure']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await movingProperties(), path).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
    const playing = await page.evaluate(() =>
      [...document.querySelectorAll('video')].some((video) => !video.paused),
    );
    expect(playing, path).toBe(false);
    await openerOf(page, 'Apri il menu').click();
    expect(await movingProperties(), `${path}, menu`).toEqual([]);
  }
});

test.describe('the accessibility tree', () => {
  for (const { name, locale, path } of everyPage(mainRouteTypes.slice(0, 1))) {
    test(`of header and footer (${locale})`, async ({ page }) => {
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
    test(`of ${name} (${locale})`, async ({ page }) => {
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
    test(`of the filter dialog of ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: new RegExp(`^${filters}`) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(dialog).toMatchAriaSnapshot({ name: `${filters}.aria.yml` });
    });
  }
});
