import { defineConfig } from '@playwright/test';
import { browser } from './browser';

/** The programs are started by scripts/e2e.mjs, which tells where they are. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'stories/**',
  // One town for all: tests that publish or stop the cms would disturb each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A second attempt on a busy machine of others; `npm test` names who needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: { ...browser, baseURL: process.env.STUDIUM_SITE_URL },
});
