import { defineConfig } from '@playwright/test';
import { engineNames } from './drive/Driver';
import type { EngineOptions } from './engineTest';

/**
 * Playwright runs the tests, but `drive/Driver.ts` drives the browsers. Each engine has one worker, so the
 * three run in parallel.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: engineNames.length,
  fullyParallel: false,
  projects: engineNames.map((name) => ({
    name,
    workers: 1,
    grepInvert: new RegExp(`@not-${name}\\b`),
    use: { engineName: name },
  })),
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 25_000 },
  outputDir: '../../test-results/engines',
  reporter: [['list']],
});
