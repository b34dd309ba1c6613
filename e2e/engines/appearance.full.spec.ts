import type { Tab } from './drive/Tab';
import { expect, test } from './engineTest';

const paper = { light: 'rgb(251, 246, 236)', dark: 'rgb(26, 20, 33)' };
const backgroundOf = (tab: Tab) =>
  tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function openMenu(tab: Tab): Promise<void> {
  await tab.click('header :is(a, button)', 'Apri il menu');
  await tab.waitForVisible('dialog[open] h2');
}

test('the page follows a light system, and the visitor’s choice survives a reload', async ({
  tab,
}) => {
  await tab.open('/atenei');
  expect(await backgroundOf(tab)).toBe(paper.light);
  await openMenu(tab);
  await tab.click('dialog label', 'Scuro');
  await expect.poll(() => backgroundOf(tab)).toBe(paper.dark);
  await tab.driver.reload();
  await tab.waitForHydration();
  expect(await backgroundOf(tab)).toBe(paper.dark);
});

test('print styles show the content alone, dark on white', async ({ tab }) => {
  await tab.open('/atenei');
  await tab.evaluate(() => {
    const swap = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
          else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
        }
        if (rule instanceof CSSGroupingRule) swap(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) swap(sheet.cssRules);
  });
  await expect.poll(() => backgroundOf(tab)).toBe('rgb(255, 255, 255)');
  const seen = await tab.evaluate(
    () =>
      [...document.querySelectorAll('header, footer, nav:not(main nav)')].filter((element) =>
        element.checkVisibility(),
      ).length,
  );
  expect(seen).toBe(0);
  await tab.waitForVisible('main h1');
});

/** Counts the animations of a page. The backdrop of a dialog may fade; nothing else may move. */
const countAnimations = (tab: Tab) =>
  tab.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition && one.transitionProperty === 'opacity'))
        .length,
  );

test.describe('with a dark system and reduced motion', () => {
  test.use({ preferences: { dark: true, reducedMotion: true } });

  test('the page is dark until the visitor chooses light, and neither an overlay nor a new page is animated', async ({
    tab,
  }) => {
    await tab.open('/atenei');
    expect(await tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
      true,
    );
    expect(await backgroundOf(tab)).toBe(paper.dark);
    await openMenu(tab);
    expect(await countAnimations(tab)).toBe(0);
    await tab.click('dialog label', 'Chiaro');
    await expect.poll(() => backgroundOf(tab)).toBe(paper.light);
    await tab.press('Escape');
    await tab.waitFor(() => !document.querySelector('dialog'));
    await tab.click('header a[href="/eventi"]');
    await tab.waitForPath('/eventi');
    await tab.waitFor(() => document.activeElement?.tagName === 'H1');
    expect(await countAnimations(tab)).toBe(0);
  });
});

test.describe('with forced colours', () => {
  test.use({ preferences: { forcedColors: true } });

  test(
    'overlays and their buttons have edges (not in WebKit, which has no such setting)',
    { tag: '@not-webkit' },
    async ({ tab }) => {
      await tab.open('/atenei');
      expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      await openMenu(tab);
      const edges = await tab.evaluate(() =>
        ['dialog', 'dialog button[aria-label^="Chiudi"]'].map((selector) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element).borderTopWidth;
        }),
      );
      expect(edges).toEqual(['2px', '2px']);
    },
  );
});
