import type { Tab } from './drive/Tab';
import { desk, expect, phone, test } from './engineTest';
import { hasFocus } from './measure/hasFocus';
import { measureSpaceBelowContent } from './measure/measureSpaceBelowContent';
import { watchDialog } from './measure/watchDialog';

const openers = 'header :is(a, button)';
const overlays = ['Apri il menu', 'Cerca', 'Accedi'];

/** Opens an overlay by keyboard and waits until its animations have finished. */
async function openByKeyboard(tab: Tab, selector: string, name: string): Promise<void> {
  await tab.focus(selector, name);
  await tab.press('Enter');
  await tab.waitFor(isAtRest);
}

function isAtRest(): boolean {
  const dialog = document.querySelector('dialog');
  return dialog?.open === true && dialog.getAnimations().length === 0;
}

const isGone = () => !document.querySelector('dialog');
const holdsFocus = () =>
  document.querySelector('dialog')?.contains(document.activeElement) === true;

for (const size of [desk, phone]) {
  test(`at ${size.width} px overlays are as high as their content, do not move while they close, and return the focus after Escape`, async ({
    tab,
  }) => {
    await tab.driver.resize(size.width, size.height);
    await tab.open('/eventi');
    for (const [selector, name, isAsHigh = false] of [
      [openers, 'Apri il menu'],
      [openers, 'Cerca'],
      [openers, 'Accedi', true],
      ['main :is(a, button)', 'Filtri'],
      ['main :is(a, button)', 'Condividi', true],
    ] as const) {
      await openByKeyboard(tab, selector, name);
      if (isAsHigh)
        expect.soft(await tab.evaluate(measureSpaceBelowContent), name).toBeLessThanOrEqual(40);
      await tab.evaluate(watchDialog);
      await tab.press('Escape');
      await tab.waitFor(isGone);
      expect.soft(await tab.evaluate(() => globalThis.strayDialog ?? ''), name).toBe('');
      await tab.waitFor(hasFocus, name);
    }
  });
}

test('overlays trap the focus, and their button closes them', async ({ tab }) => {
  await tab.open('/eventi');
  for (const name of overlays) {
    await openByKeyboard(tab, openers, name);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      for (let step = 0; step < 12; step += 1) {
        await tab.press(key);
        expect(await tab.evaluate(holdsFocus), `${name}, ${key}, step ${step}`).toBe(true);
      }
    }
    await tab.click('dialog button', 'Chiudi');
    await tab.waitFor(isGone);
    await tab.waitFor(hasFocus, name);
  }
});

test('a click outside an overlay closes it, a click inside does not, and the page behind it does not scroll', async ({
  tab,
}) => {
  await tab.open('/eventi');
  await tab.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
  });
  await tab.click(openers, 'Cerca');
  await tab.waitFor(isAtRest);
  await tab.click('dialog h2');
  expect(await tab.evaluate(isAtRest)).toBe(true);
  await tab.driver.click(20, 500);
  await tab.waitFor(isGone);
  await tab.waitFor(hasFocus, 'Cerca');
  expect(await tab.evaluate(() => scrollY)).toBe(700);
});
