import { defineConfig } from '@playwright/test';
import { browser, fullOnly } from './browser';

/**
 * Tests that run in parallel: they do not change shared data, need little CPU, and use no service that
 * exists only once.
 */
const reading = [
  'accessibility',
  'accountPages',
  'accounts',
  'accounts.bfcache',
  'chunkErrors',
  'compare',
  'consent',
  'containerImage',
  'defaultPrefix',
  'earlyPress',
  'embeds',
  'feedback',
  'feeds',
  'greeting',
  'layout',
  'listing',
  'listingUpdates',
  'mailCodes',
  'map',
  'metadata',

  'navigation',
  'overlays',
  'pageWeight',
  'pages',
  'places',
  'pointsOfInterest',
  'profile',
  'search',
  'session',
  'sharedFavourites',
  'shell',
  'sitemaps',
  'specification',
  'specification.account',
  'styleBatch',
];
const files = reading.flatMap((name) => [`${name}.spec.ts`, `${name}.full.spec.ts`]);

/** These folders have their own configuration. */
const ignored = ['stories/**', 'engines/**', 'secondTown/**', ...fullOnly];

/** scripts/lib/e2e.mjs starts the programs and passes their addresses as environment variables. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: false,
  projects: [
    // Playwright empties the output folder when it starts, and the two projects start one after the other.
    {
      name: 'reading',
      testMatch: files,
      testIgnore: ignored,
      outputDir: '../test-results/reading',
    },
    // All tests share one town, so tests that publish or stop the cms would disturb each other.
    {
      name: 'changing',
      testMatch: '*.spec.ts',
      testIgnore: [...ignored, ...files],
      workers: 1,
      outputDir: '../test-results/changing',
    },
  ],
  forbidOnly: true,
  // A busy CI machine may need a second attempt; `npm test` lists the tests that needed it.
  retries: process.env.CI ? 1 : 0,
  // These limits are several times what a test needs on an idle machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Playwright clears the browser context and reuses it. The HTTP cache stays, so a page needs less than
  // half of the CPU time.
  use: { ...browser, reuseContext: true, baseURL: process.env.STUDIUM_SITE_URL },
});
