import { defineConfig } from '@playwright/test';
import { browser } from '../browser';

/**
 * The tests read the files of the built Storybook, which scripts/lib/commands/stories.mjs builds. They need no running
 * town.
 */
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
