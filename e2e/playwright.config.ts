import { defineConfig } from '@playwright/test';
import { browser } from './browser';

/** Tests that change nothing which others see, and need neither both cores nor what there is one of. */
const reading = [
  'accessibility',
  'accounts',
  'accounts.back',
  'codes',
  'compare',
  'consent',
  'defaultPrefix',
  'embeds',
  'feedback',
  'feeds',
  'fields',
  'finding',
  'greeting',
  'image',
  'lists',
  'look',
  'map',
  'map-places',
  'moving',
  'names',
  'overlays',
  'pages',
  'presses',
  'profile',
  'reach',
  'search',
  'session',
  'sharing',
  'shell',
  'sitemaps',
  'specification',
  'specification.account',
  'styleBatch',
  'weight',
];
const files = reading.map((name) => `${name}.spec.ts`);

/** Tests with a configuration of their own. */
const elsewhere = ['stories/**', 'engines/**'];

/** The programs are started by scripts/e2e.mjs, which tells where they are. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'reading', testMatch: files, testIgnore: elsewhere },
    // One town for all: tests that publish or stop the cms would disturb each other.
    { name: 'changing', testMatch: '*.spec.ts', testIgnore: [...elsewhere, ...files], workers: 1 },
  ],
  forbidOnly: true,
  // A second attempt on a busy machine of others; `npm test` names who needed it.
  retries: process.env.CI ? 1 : 0,
  // Each is several times what a test takes on a quiet machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  // Playwright clears the browser context and uses it again. The HTTP cache stays, so a page takes less
  // than half the time of the processor.
  use: { ...browser, reuseContext: true, baseURL: process.env.STUDIUM_SITE_URL },
});
