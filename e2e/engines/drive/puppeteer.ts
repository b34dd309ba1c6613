import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Engines } from '../../../scripts/lib/browsers.mjs';
import type { Driver, Engine, Key, Preferences } from './Driver';
import { openDisplay } from './openDisplay';

/** Starts headless Chromium with its own protocol. */
export async function openChromium(
  { chromium }: Engines,
  preferences: Preferences,
): Promise<Engine> {
  const browser = await launch({
    executablePath: chromium,
    // Renders WebGL in software, as on a machine without a graphics card.
    args: ['--no-sandbox', '--lang=it-IT', '--enable-unsafe-swiftshader'],
  });
  return engineOf(browser, async (page) => {
    await page.emulateMediaFeatures([
      {
        name: 'prefers-reduced-motion',
        value: preferences.reducedMotion ? 'reduce' : 'no-preference',
      },
      { name: 'prefers-color-scheme', value: preferences.dark ? 'dark' : 'light' },
    ]);
    if (!preferences.forcedColors) return;
    // puppeteer rejects the name of this feature, but the browser accepts it.
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
  });
}

/** Starts Firefox with WebDriver BiDi and a window, because it has no WebGL without one. */
export async function openFirefox(
  { firefox, xvfb }: Engines,
  preferences: Preferences,
): Promise<Engine> {
  const display = await openDisplay(xvfb);
  try {
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefox,
      headless: false,
      env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
      extraPrefsFirefox: {
        'intl.accept_languages': 'it-IT, it',
        'webgl.force-enabled': true,
        'ui.prefersReducedMotion': preferences.reducedMotion ? 1 : 0,
        // 0 is dark, 1 is light.
        'layout.css.prefers-color-scheme.content-override': preferences.dark ? 0 : 1,
        // 2 replaces the page's colours, as high contrast does.
        'browser.display.document_color_use': preferences.forcedColors ? 2 : 0,
      },
    });
    return engineOf(
      browser,
      async () => undefined,
      () => display.close(),
    );
  } catch (error) {
    await display.close();
    throw error;
  }
}

function engineOf(
  browser: Browser,
  prepare: (page: Page) => Promise<void>,
  onClose = async (): Promise<void> => undefined,
): Engine {
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // The tests set their own timeouts.
      page.setDefaultTimeout(0);
      await prepare(page);
      return driverOf(page, () => context.close());
    },
    async close() {
      await browser.close();
      await onClose();
    },
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    // puppeteer's goBack waits for a document, but a client-side navigation loads none.
    back: () => page.evaluate('history.back()').then(() => undefined),
    forward: () => page.evaluate('history.forward()').then(() => undefined),
    evaluate: <Result>(expression: string) => page.evaluate<[], () => Result>(expression),
    press: (key) => pressKey(page, key),
    type: (text) => page.keyboard.type(text),
    async click(x, y) {
      await page.mouse.click(x, y);
    },
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 5 });
      await page.mouse.up();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

async function pressKey(page: Page, key: Key): Promise<void> {
  if (key !== 'Shift+Tab') return page.keyboard.press(key satisfies KeyInput);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
}
