import { defineConfig } from '@playwright/test';
import { browser } from '../browser';

/** The built Storybook needs no town: scripts/stories.mjs builds it, the tests read its files. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  outputDir: '../../test-results/stories',
  use: browser,
});
