import { defineConfig } from '@playwright/test';
import { browser } from '../browser';

/** Tests on another town than the rest, in its three languages. Its programs are built with its settings. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../../test-results/secondTown',
  use: { ...browser, baseURL: process.env.STUDIUM_SITE_URL },
});
