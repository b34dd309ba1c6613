import { defineConfig } from '@playwright/test';
import { engineNames } from './drive/Driver';
import type { EngineOptions } from './engineTest';

/** Chromium runs only these files: the tests of `e2e/*.spec.ts` run in Chromium and cover the others. */
const inChromium = ['appearance', 'overlays', 'pages', 'pictures'].map((name) => `${name}.spec.ts`);

/**
 * Playwright runs the tests, but `drive/Driver.ts` drives the browsers. Each engine has one worker, so the
 * three run in parallel.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  workers: engineNames.length,
  fullyParallel: false,
  projects: engineNames.map((name) => ({
    name,
    workers: 1,
    testMatch: name === 'chromium' ? inChromium : '*.spec.ts',
    grepInvert: new RegExp(`@not-${name}\\b`),
    use: { engineName: name },
  })),
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 25_000 },
  outputDir: '../../test-results/engines',
});
