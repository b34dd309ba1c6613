import { devices, type PlaywrightTestConfig } from '@playwright/test';

/** Files that run only in the full run of all tests, and when `npm run e2e` or `npm run engines` runs them. */
export const fullOnly = process.env.STUDIUM_TESTS === 'full' ? [] : ['**/*.full.spec.ts'];

/** The browser of all tests: a desktop, in Italian. */
export const browser: PlaywrightTestConfig['use'] = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  locale: 'it-IT',
  // Playwright cannot intercept responses of a service worker. offline.full.spec.ts allows it.
  serviceWorkers: 'block',
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: process.env.STUDIUM_CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      // The headless shell does not measure its network, so it loads lazy pictures very early. This is the
      // distance, in pixels, that Chromium uses on 4G.
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  },
};
